import { checkoutText } from '#storefront/texts/checkout.ts'
import { frameText } from '#storefront/texts/frame.ts'
import { describe, expect, it } from 'vitest'
import { lineKey, makeLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { lineProblems } from './line-problems.ts'

describe('usability 35: lines that cannot be ordered as they are', () => {
  it('what is gone or sold out is left out, what is short stands in the way, what is low does not', () => {
    const line = (id: string, quantity: number, pieces: number) =>
      makeLine(makeItem({ id, title: id, quantity }), pieces, {})
    const cart = [
      { ...line('gone', 5, 1), unavailable: true },
      line('sold', 0, 1),
      line('short', 2, 3),
      line('low', 2, 2),
    ]
    expect(
      lineProblems(cart, checkoutText(), frameText()).map(({ key, title, leftOut }) => [key, title, leftOut]),
    ).toEqual([
      [lineKey(line('gone', 5, 1)), 'gone', true],
      [lineKey(line('sold', 0, 1)), 'sold', true],
      [lineKey(line('short', 2, 1)), 'short', false],
    ])
    expect(lineProblems(cart, checkoutText(), frameText())[2]).toMatchObject({
      text: 'Only 2 left, fewer than you chose.',
      take: 2,
    })
  })
})

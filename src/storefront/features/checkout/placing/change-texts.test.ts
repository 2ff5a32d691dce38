import { frameText } from '#storefront/texts/frame.ts'
import { checkoutText } from '#storefront/texts/checkout.ts'
import { minor } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { lineKey, makeLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { changeTexts } from './change-texts.ts'

const soap = makeLine(makeItem({ id: 'soap', title: 'Soap' }), 3, { color: 'Navy', size: 'US 10' })
const ring = makeLine(makeItem({ id: 'ring', title: 'Ring' }), 1, {})
const cart = [soap, ring]
const asked = cart.map(lineKey)

describe('spec 10.2: what has changed, in words', () => {
  it('names each line and says what was and what is now', () => {
    const texts = changeTexts(
      [
        { line: 0, id: 'soap', kind: 'price', was: minor(1000), now: minor(1250) },
        { line: 0, id: 'soap', kind: 'stock', was: 3, now: 1 },
        { line: 1, id: 'ring', kind: 'stock', was: 1, now: 0 },
        { line: 1, id: 'ring', kind: 'gone', was: null, now: null },
        { line: 0, id: 'soap', kind: 'choice', was: 'Navy, US 10', now: null },
        { kind: 'code', was: 'SAVE10', now: 'This code has ended' },
        { kind: 'total', was: minor(4000), now: minor(1250) },
      ],
      cart,
      asked,
      checkoutText(),
      frameText(),
    )
    expect(texts.map(({ subject, text }) => `${subject}: ${text}`)).toEqual([
      'Soap, Navy, US 10: One piece was $10.00 and is now $12.50.',
      'Soap, Navy, US 10: You chose 3; only 1 can be had now.',
      'Ring: You chose 1; it has just sold out.',
      'Ring: It is no longer in the shop.',
      'Soap, Navy, US 10: Navy, US 10 can no longer be chosen.',
      'Promotion code SAVE10: This code has ended.',
      'Total: Was $40.00, would now be $12.50.',
    ])
  })

  it('a line that is not in the cart any longer still has a sentence', () => {
    const [text] = changeTexts(
      [{ line: 7, kind: 'gone', was: null, now: null }],
      cart,
      asked,
      checkoutText(),
      frameText(),
    )
    expect(text?.subject).toBe('A product of your cart')
  })
})

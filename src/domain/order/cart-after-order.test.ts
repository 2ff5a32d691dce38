import { minor } from '#domain/money/minor.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, lineKey, makeLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { acceptChanges, withoutOrdered } from './cart-after-order.ts'

const line = (id: string, pieces: number, stock = 10, color?: string): CartLine =>
  makeLine(makeItem({ id, quantity: stock }), pieces, color === undefined ? {} : { color })
const pieces = (cart: readonly CartLine[]) => cart.map(({ id, orderQuantity }) => [id, orderQuantity])

describe('spec 10.4: the cart after an order', () => {
  it('loses what was ordered and keeps what came meanwhile', () => {
    const cart = [line('soap', 3), line('ring', 1), line('new', 2)]
    const ordered = new Map([
      [lineKey(line('soap', 1)), 2],
      [lineKey(line('ring', 1)), 1],
    ])
    expect(pieces(withoutOrdered(cart, ordered))).toEqual([
      ['soap', 1],
      ['new', 2],
    ])
  })

  it('stays the same object where nothing of it was ordered', () => {
    const cart = [line('soap', 3)]
    expect(withoutOrdered(cart, new Map([['other', 1]]))).toBe(cart)
  })
})

describe('spec 10.4: accepting what has changed', () => {
  it('takes out what is gone or cannot be chosen, lowers what is short', () => {
    const cart = [line('gone', 1), line('blue', 1), line('short', 5), line('fine', 2)]
    const accepted = acceptChanges(cart, cart.map(lineKey), [
      { line: 0, id: 'gone', kind: 'gone', was: null, now: null },
      { line: 1, id: 'blue', kind: 'choice', was: 'Blue', now: null },
      { line: 2, id: 'short', kind: 'stock', was: 5, now: 3 },
      { kind: 'total', was: minor(1000), now: minor(900) },
    ])
    expect(pieces(accepted)).toEqual([
      ['short', 3],
      ['fine', 2],
    ])
  })

  it('shares what is left between the lines that draw on it', () => {
    const cart = [line('soap', 3, 10, 'Red'), line('soap', 3, 10, 'Blue')]
    const change = { line: 1, id: 'soap', kind: 'stock', was: 3, now: 1 } as const
    expect(pieces(acceptChanges(cart, cart.map(lineKey), [change]))).toEqual([
      ['soap', 3],
      ['soap', 1],
    ])
  })

  it('never asks for more than there is, and accepting twice changes nothing more', () => {
    const carts = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        asked: fc.integer({ min: 1, max: 9 }),
        color: fc.constantFrom('Red', 'Blue'),
      }),
      { selector: ({ id, color }) => id + color, maxLength: 6 },
    )
    fc.assert(
      fc.property(carts, fc.integer({ min: 0, max: 9 }), (lines, stock) => {
        const cart = lines.map(({ id, asked, color }) => line(id, asked, stock, color))
        const accepted = acceptChanges(cart, cart.map(lineKey), [])
        for (const id of ['a', 'b', 'c']) {
          const asked = accepted.filter((one) => one.id === id).reduce((sum, one) => sum + one.orderQuantity, 0)
          expect(asked).toBeLessThanOrEqual(stock)
        }
        expect(pieces(acceptChanges(accepted, accepted.map(lineKey), []))).toEqual(pieces(accepted))
      }),
    )
  })
})

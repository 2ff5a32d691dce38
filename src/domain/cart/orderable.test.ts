import { toMinor } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { type CartLine, lineKey, makeLine } from './cart-line.ts'
import { isOrderable, orderableLines, piecesThere } from './orderable.ts'
import { cartQuantity, cartTotals } from './totals.ts'
import { restoreCart, takeAvailable } from './cart-lines.ts'

const line = (id: string, pieces: number, stock = 10, color?: string): CartLine =>
  makeLine(makeItem({ id, price: toMinor(10), quantity: stock }), pieces, color === undefined ? {} : { color })
const gone: CartLine = { ...line('gone', 2), unavailable: true }
const numbers = (cart: readonly CartLine[]) => cart.map(({ id, orderQuantity }) => [id, orderQuantity])

describe('what of a cart can be bought', () => {
  it('a line that is sold out counts as little as one that is gone', () => {
    const closed: CartLine = { ...line('closed', 1), status: 'out-of-stock' }
    const cart = [gone, line('sold', 3, 0), closed, line('soap', 2)]
    expect(orderableLines(cart).map(({ id }) => id)).toEqual(['soap'])
    expect(cartTotals(cart)).toMatchObject({ subtotal: 2000, saving: 0, quantity: 8 })
    expect(cartQuantity(orderableLines(cart))).toBe(2)
  })

  it('a variant is judged by its own pieces', () => {
    const variants = [
      { size: 'S', quantity: 0 },
      { size: 'M', quantity: 4 },
    ]
    const shirt = makeItem({ id: 'shirt', quantity: 4, sizes: ['S', 'M'], variants })
    expect([makeLine(shirt, 1, { size: 'S' }), makeLine(shirt, 1, { size: 'M' })].map(isOrderable)).toEqual([
      false,
      true,
    ])
  })

  it('earlier lines take of a shared stock first', () => {
    const cart = [
      line('soap', 7, 10, 'Red'),
      line('cup', 9, 9),
      line('soap', 7, 10, 'Blue'),
      line('soap', 1, 10, 'Green'),
    ]
    expect(cart.map((one) => piecesThere(cart, one))).toEqual([10, 9, 3, 0])
  })
})

describe('taking what is there', () => {
  it('brings a line above the stock down to it, in the words of a lowered quantity', () => {
    const cart = [line('pen', 100, 41)]
    const { cart: taken, outcome } = takeAvailable(cart, lineKey(line('pen', 1)))
    expect(numbers(taken)).toEqual([['pen', 41]])
    expect(outcome).toMatchObject({ kind: 'decremented', id: 'pen' })
  })

  it('leaves a line alone that fits, that has nothing left, or that is not there', () => {
    const cart = [line('fits', 2), line('sold', 2, 0), gone]
    for (const key of [...cart.map(lineKey), 'nothing']) {
      expect(takeAvailable(cart, key)).toEqual({ cart, outcome: { kind: 'unchanged' } })
    }
  })
})

describe('undo of Clear cart', () => {
  const carts = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('Red', 'Blue')), {
      selector: ([id, color]) => id + color,
    })
    .chain((kinds) =>
      fc.tuple(...kinds.map(([id, color]) => fc.integer({ min: 1, max: 30 }).map((n) => line(id, n, 10, color)))),
    )

  it('gives back every line, its pieces, its choice and the order, once and for all', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(restoreCart([], cart).cart).toEqual(cart)
        expect(restoreCart(restoreCart([], cart).cart, cart).cart).toEqual(cart)
      }),
    )
  })

  it('keeps what came meanwhile, behind it', () => {
    const { cart } = restoreCart([line('new', 1), line('soap', 1)], [line('cup', 2), line('soap', 3)])
    expect(numbers(cart)).toEqual([
      ['cup', 2],
      ['soap', 3],
      ['new', 1],
    ])
  })
})

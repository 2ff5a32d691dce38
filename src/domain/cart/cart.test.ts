import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { addToCart } from './cart.ts'
import { clearCart, decrementLine, incrementLine, removeLine, restoreLine } from './cart-lines.ts'
import { type Cart, isInCart, lineKey } from './cart-line.ts'

const lamp = makeItem({ id: '7', title: 'Lamp', quantity: 3 })
const vase = makeItem({ id: '8', title: 'Vase', quantity: 1 })

function cartOf(...quantities: [typeof lamp, number][]): Cart {
  return quantities.reduce<Cart>((cart, [product, quantity]) => addToCart(cart, product, quantity).cart, [])
}

function keyAt(cart: Cart, index: number): string {
  const line = cart[index]
  if (!line) throw new Error(`no line ${index}`)
  return lineKey(line)
}

describe('adding to the cart', () => {
  it('spec 4.8: a product not in the cart becomes a line', () => {
    const { cart, outcome } = addToCart([], lamp, 1)
    expect(cart).toMatchObject([{ id: '7', title: 'Lamp', orderQuantity: 1 }])
    expect(outcome).toEqual({ kind: 'added', id: '7', title: 'Lamp', quantity: 1, line: cart[0] })
    expect([isInCart(cart, '7'), isInCart(cart, '8')]).toEqual([true, false])
  })

  it('spec 4.8: a first add creates the line with the chosen quantity', () => {
    expect(addToCart([], lamp, 3)).toMatchObject({
      cart: [{ orderQuantity: 3 }],
      outcome: { kind: 'added', quantity: 3 },
    })
  })

  it('spec 4.8: a product in the cart is raised by the chosen quantity, up to the stock itself', () => {
    const cart = cartOf([lamp, 1])
    expect(addToCart(cart, lamp, 2)).toMatchObject({
      cart: [{ orderQuantity: 3 }],
      outcome: { kind: 'incremented', quantity: 2 },
    })
  })

  it('spec 4.8: beyond the stock it is refused and nothing changes', () => {
    const cart = cartOf([lamp, 2])
    const change = addToCart(cart, lamp, 2)
    expect(change.cart).toBe(cart)
    expect(change.outcome).toEqual({ kind: 'refused', reason: 'no-more-stock', id: '7', title: 'Lamp' })
  })

  it('spec 4.8: the stock rule holds for the first add too', () => {
    expect(addToCart([], lamp, 4)).toMatchObject({ cart: [], outcome: { kind: 'refused', reason: 'no-more-stock' } })
  })

  it('spec 4.1: refused when the status is out-of-stock or the quantity 0', () => {
    for (const fields of [{ status: 'out-of-stock' as const }, { quantity: 0 }]) {
      expect(addToCart([], { ...lamp, ...fields }, 1).outcome).toMatchObject({
        kind: 'refused',
        reason: 'out-of-stock',
      })
    }
    expect(addToCart([], { ...lamp, unavailable: true }, 1).outcome).toMatchObject({ reason: 'out-of-stock' })
  })

  it('spec 4.8: a quantity that is not whole or below 1 is an error', () => {
    for (const quantity of [0, -1, 1.5, Number.NaN]) expect(() => addToCart([], lamp, quantity)).toThrow(RangeError)
  })

  it('spec 4.9: a line takes over what the product says now', () => {
    const stale = cartOf([lamp, 1]).map((line) => ({ ...line, unavailable: true }))
    const { cart } = addToCart(stale, { ...lamp, title: 'Lamp II', quantity: 9 }, 1)
    expect(cart).toMatchObject([{ title: 'Lamp II', quantity: 9, orderQuantity: 2 }])
    expect(cart[0]?.unavailable).toBeUndefined()
  })
})

describe('rows of the cart', () => {
  it('spec 4.9: the plus adds exactly 1 within stock', () => {
    const cart = cartOf([lamp, 2])
    const raised = incrementLine(cart, keyAt(cart, 0))
    expect(raised).toMatchObject({ cart: [{ orderQuantity: 3 }], outcome: { kind: 'incremented', quantity: 1 } })
    const refused = incrementLine(raised.cart, keyAt(cart, 0))
    expect(refused).toMatchObject({ cart: [{ orderQuantity: 3 }], outcome: { reason: 'no-more-stock' } })
  })

  it('spec 4.9: the minus lowers by 1 only while above 1', () => {
    const cart = cartOf([lamp, 2])
    const lowered = decrementLine(cart, keyAt(cart, 0))
    expect(lowered).toMatchObject({ cart: [{ orderQuantity: 1 }], outcome: { kind: 'decremented', title: 'Lamp' } })
    const stopped = decrementLine(lowered.cart, keyAt(cart, 0))
    expect(stopped).toEqual({ cart: lowered.cart, outcome: { kind: 'unchanged' } })
  })

  it('spec 8.2: Remove takes the line out and Undo puts it back to its place', () => {
    const cart = cartOf([lamp, 2], [vase, 1])
    const { cart: rest, outcome } = removeLine(cart, keyAt(cart, 0))
    expect(rest.map((line) => line.id)).toEqual(['8'])
    if (outcome.kind !== 'removed') throw new Error(outcome.kind)
    expect(restoreLine(rest, outcome.line, outcome.index)).toEqual({
      cart,
      outcome: { kind: 'restored', id: '7', title: 'Lamp' },
    })
  })

  it('spec 4.8: Undo joins a line that came meanwhile, within stock', () => {
    const cart = cartOf([lamp, 2])
    const [line] = cart
    if (!line) throw new Error('no line')
    expect(restoreLine(cartOf([lamp, 1]), line, 0).cart).toMatchObject([{ orderQuantity: 3 }])
    expect(restoreLine(cart, line, 0)).toMatchObject({ cart, outcome: { reason: 'no-more-stock' } })
  })

  it('spec 5.4: Clear cart takes everything out', () => {
    const cart = cartOf([lamp, 2], [vase, 1])
    expect(clearCart(cart)).toEqual({ cart: [], outcome: { kind: 'cleared', lines: cart } })
    expect(clearCart([]).outcome.kind).toBe('unchanged')
  })

  it('spec 4.9: an unknown line changes nothing', () => {
    const cart = cartOf([lamp, 2])
    for (const change of [incrementLine, decrementLine, removeLine]) {
      expect(change(cart, 'nothing')).toEqual({ cart, outcome: { kind: 'unchanged' } })
    }
  })
})

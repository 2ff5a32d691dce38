import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { addToCart } from './cart.ts'
import { changeChoice, incrementLine } from './cart-lines.ts'
import { type Cart, choiceKey, lineChoice, lineKey, mergeEqualLines } from './cart-line.ts'

const picture = (name: string) => ({ img: `${name}.webp`, color: { name, clrCode: '#141517' } })
const bag = makeItem({ id: 'bag', title: 'Bag', quantity: 3, imageURLs: [picture('Cognac'), picture('Black')] })
const shirt = makeItem({
  id: 'shirt',
  title: 'Shirt',
  quantity: 5,
  sizes: ['S', 'M'],
  variants: [
    { size: 'S', quantity: 3 },
    { size: 'M', quantity: 2 },
  ],
})

describe('colours and sizes in the cart', () => {
  it('spec 4.8: the same product in another colour is its own line', () => {
    const one = addToCart([], bag, 1, { color: 'Black' }).cart
    const two = addToCart(one, bag, 1, { color: 'Cognac' }).cart
    expect(two.map((line) => line.selected)).toEqual([{ color: 'Black' }, { color: 'Cognac' }])
    expect(addToCart(two, bag, 1, { color: 'Black' }).cart.map((line) => line.orderQuantity)).toEqual([2, 1])
  })

  it('spec 4.7: without a choice the first that can be bought is added, visibly', () => {
    expect(addToCart([], bag, 1).cart[0]?.selected).toEqual({ color: 'Cognac' })
    const soldOut = {
      ...shirt,
      variants: [
        { size: 'S', quantity: 0 },
        { size: 'M', quantity: 2 },
      ],
    }
    expect(addToCart([], soldOut, 1).cart[0]?.selected).toEqual({ size: 'M' })
  })

  it('spec 4.8: without variants the stock rule looks at all lines of the product', () => {
    const cart = addToCart(addToCart([], bag, 2, { color: 'Black' }).cart, bag, 1, { color: 'Cognac' }).cart
    expect(cart.filter(({ id }) => id === 'bag')).toHaveLength(2)
    expect(addToCart(cart, bag, 1, { color: 'Cognac' })).toMatchObject({ cart, outcome: { reason: 'no-more-stock' } })
    expect(incrementLine(cart, choiceKey('bag', { color: 'Black' })).outcome).toMatchObject({ reason: 'no-more-stock' })
  })

  it('spec 3.2: with variants the stock rule looks at the chosen variant', () => {
    const cart = addToCart([], shirt, 2, { size: 'M' }).cart
    expect(addToCart(cart, shirt, 1, { size: 'M' }).outcome).toMatchObject({ reason: 'no-more-stock' })
    expect(addToCart(cart, shirt, 3, { size: 'S' }).outcome).toMatchObject({ kind: 'added', quantity: 3 })
    expect(addToCart(cart, shirt, 1, { size: 'XL' }).outcome).toMatchObject({ reason: 'out-of-stock' })
  })

  it('spec 4.8: lines that become equal merge at the place of the first', () => {
    const cart = addToCart(addToCart([], bag, 1, { color: 'Black' }).cart, bag, 2, { color: 'Cognac' }).cart
    const { cart: merged, outcome } = changeChoice(cart, choiceKey('bag', { color: 'Cognac' }), { color: 'Black' })
    expect(merged).toMatchObject([{ selected: { color: 'Black' }, orderQuantity: 3 }])
    expect(outcome).toEqual({ kind: 'choice-changed', id: 'bag', title: 'Bag' })
  })

  it('spec 4.8: a change of size that the stock does not allow is refused', () => {
    const cart = addToCart(addToCart([], shirt, 2, { size: 'M' }).cart, shirt, 1, { size: 'S' }).cart
    const change = changeChoice(cart, choiceKey('shirt', { size: 'S' }), { size: 'M' })
    expect(change.cart).toBe(cart)
    expect(change.outcome).toMatchObject({ kind: 'refused', reason: 'no-more-stock' })
    expect(changeChoice(cart, choiceKey('shirt', { size: 'S' }), { size: 'S' }).outcome.kind).toBe('unchanged')
  })

  it('spec 4.8: a foreign line without a choice is the first choice', () => {
    const foreign: Cart = [{ ...bag, orderQuantity: 1 }]
    expect(foreign.map(lineChoice)).toEqual([{ color: 'Cognac' }])
    expect(addToCart(foreign, bag, 1, { color: 'Cognac' }).cart).toMatchObject([{ orderQuantity: 2 }])
  })

  it('spec 4.7: ids and choices are compared as text and told apart', () => {
    expect(choiceKey('1', { color: '2' })).not.toBe(choiceKey('12', {}))
    expect(choiceKey('1', { color: 'a', size: 'b' })).not.toBe(choiceKey('1', { color: 'a","b' }))
  })

  it('spec 4.8: equal lines of a stored cart become one', () => {
    const stored: Cart = [
      { ...bag, orderQuantity: 1 },
      { ...shirt, orderQuantity: 1, selected: { size: 'M' } },
      { ...bag, orderQuantity: 1, selected: { color: 'Cognac' } },
    ]
    const merged = mergeEqualLines(stored)
    expect(merged.map((line) => [line.id, line.orderQuantity])).toEqual([
      ['bag', 2],
      ['shirt', 1],
    ])
    expect(new Set(merged.map(lineKey)).size).toBe(2)
  })
})

import { minor } from '#domain/money/minor.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { availability } from '#domain/inventory/availability.ts'
import { addToCart } from './cart.ts'
import { changeChoice, clearCart, decrementLine, incrementLine, removeLine, restoreLine } from './cart-lines.ts'
import { type Cart, lineChoice, lineKey } from './cart-line.ts'
import type { CartChange } from './cart-outcome.ts'
import { cartTotals, lineTotal } from './totals.ts'

const COLORS = ['Black', 'White']
const imageURLs = COLORS.map((name) => ({ img: `${name}.webp`, color: { name, clrCode: '#000000' } }))

const PRODUCTS = [
  makeItem({ id: 'plain', price: toMinor(12.99), discount: 15, quantity: 6 }),
  makeItem({ id: 'colours', price: toMinor(0.05), discount: 33.33, quantity: 4, imageURLs }),
  makeItem({ id: 'gone', quantity: 0 }),
  makeItem({
    id: 'variants',
    price: toMinor(99.95),
    quantity: 5,
    imageURLs,
    variants: [
      { color: 'Black', quantity: 3, price: toMinor(120.5), discount: 7.5 },
      { color: 'White', quantity: 2 },
    ],
  }),
]

type Step = (cart: Cart) => CartChange

const index = fc.nat({ max: 20 })
const onLine = (change: (cart: Cart, key: string) => CartChange) =>
  index.map<Step>((at) => (cart) => change(cart, cart.length > 0 ? lineKey(cart[at % cart.length] ?? fail()) : ''))

const step = fc.oneof(
  fc
    .tuple(fc.constantFrom(...PRODUCTS), fc.integer({ min: 1, max: 4 }), fc.option(fc.constantFrom(...COLORS)))
    .map<Step>(
      ([product, quantity, color]) =>
        (cart) =>
          addToCart(cart, product, quantity, color ? { color } : undefined),
    ),
  onLine(incrementLine),
  onLine(decrementLine),
  onLine(removeLine),
  fc.constantFrom(...COLORS).chain((color) => onLine((cart, key) => changeChoice(cart, key, { color }))),
  fc.constant<Step>(clearCart),
)

function fail(): never {
  throw new Error('no such line')
}

function everyStep(steps: readonly Step[], check: (before: Cart, change: CartChange) => void): void {
  steps.reduce<Cart>((cart, next) => {
    const frozen = Object.freeze(cart.map((line) => Object.freeze(line)))
    const change = next(frozen)
    check(frozen, change)
    return change.cart
  }, [])
}

describe('the cart, whatever is done to it', () => {
  const steps = fc.array(step, { maxLength: 40 })

  it('spec 4.8: the quantity never exceeds the stock', () => {
    fc.assert(
      fc.property(steps, (list) =>
        everyStep(list, (_, { cart }) => {
          for (const product of PRODUCTS) {
            const lines = cart.filter((line) => line.id === product.id)
            const ordered = lines.reduce((sum, line) => sum + line.orderQuantity, 0)
            expect(ordered).toBeLessThanOrEqual(availability(product).quantity)
            for (const line of lines) {
              expect(line.orderQuantity).toBeGreaterThanOrEqual(1)
              expect(line.orderQuantity).toBeLessThanOrEqual(availability(product, lineChoice(line)).quantity)
            }
          }
        }),
      ),
    )
  })

  it('spec 4.8: no two lines are equal, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(steps, (list) =>
        everyStep(list, (before, { cart, outcome }) => {
          expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
          if (outcome.kind === 'refused' || outcome.kind === 'unchanged') expect(cart).toBe(before)
        }),
      ),
    )
  })

  it('spec 8.2: Undo of a removal gives the same cart', () => {
    fc.assert(
      fc.property(steps, (list) =>
        everyStep(list, (before, { cart, outcome }) => {
          if (outcome.kind === 'removed') expect(restoreLine(cart, outcome.line, outcome.index).cart).toEqual(before)
        }),
      ),
    )
  })

  it('spec 9.3: totals re-add from the lines', () => {
    fc.assert(
      fc.property(steps, fc.nat({ max: 5000 }).map(minor), (list, shipping) =>
        everyStep(list, (_, { cart }) => {
          const totals = cartTotals(cart, shipping)
          const units = cart.flatMap((line) => Array.from({ length: line.orderQuantity }, () => lineTotal(line).unit))
          expect(totals.subtotal).toBe(units.reduce((sum, unit) => sum + unit.sale, 0))
          expect(totals.subtotal + totals.saving).toBe(units.reduce((sum, unit) => sum + unit.list, 0))
          expect(totals.total).toBe(totals.subtotal + shipping)
          expect(totals.quantity).toBe(units.length)
        }),
      ),
    )
  })
})

/** Owns what stands in the way of placing an order, in the order of the page, and where each can be mended. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { lineKey } from '#domain/cart/cart-line.ts'
import { CHECKOUT_FIELDS, type FieldTexts } from './form-state.ts'
import type { LineProblem } from '../placing/line-problems.ts'

export interface Obstacle {
  /** Id of the element where it can be mended. */
  id: string
  text: string
}

/** The id of a field of the form, for links that lead to it. */
export function fieldId(field: string): string {
  return `checkout-${field}`
}

/** The id of the row of a cart line, by its position in the cart. */
export function rowId(place: number): string {
  return `checkout-line-${place}`
}

/** `noWay` says that nothing the shop offers goes to this address; '' where something does. */
export function obstaclesOf(
  errors: FieldTexts,
  problems: readonly LineProblem[],
  cart: Cart,
  noWay: string,
): Obstacle[] {
  const wrong = CHECKOUT_FIELDS.flatMap((field) => {
    const text = errors[field]
    return text === undefined ? [] : [{ id: fieldId(field), text }]
  })
  const keys = cart.map(lineKey)
  const blocking = problems
    .filter(({ leftOut }) => !leftOut)
    .map(({ key, title, text }) => ({ id: rowId(keys.indexOf(key)), text: `${title}: ${text}` }))
  return [...wrong, ...(noWay === '' ? [] : [{ id: fieldId('country'), text: noWay }]), ...blocking]
}

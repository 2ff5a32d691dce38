/** Owns every toast text that the specification fixes (spec 8.1), each with its kind; odd spelling included. Plain text, never mark-up. */
import { formatNumber } from '#domain/money/format-number.ts'
import type { CartOutcome } from '#domain/cart/cart-outcome.ts'
import type { ListChange } from '#domain/cart/product-list.ts'

export type MessageKind = 'success' | 'error' | 'info' | 'warning'

export interface Message {
  kind: MessageKind
  text: string
}

export type ListName = 'wishlist' | 'compare'

/** The rows of the table of spec 8.1. */
export const MESSAGES = {
  outOfStock: (title: string): Message => ({ kind: 'error', text: `Out of stock ${title}` }),
  addedSeveral: (quantity: number, title: string): Message => ({
    kind: 'success',
    text: `${formatNumber(quantity)} ${title} added to cart`,
  }),
  added: (title: string): Message => ({ kind: 'success', text: `${title} added to cart` }),
  noMoreStock: (): Message => ({ kind: 'success', text: 'No more quantity available for this product!' }),
  decremented: (title: string): Message => ({ kind: 'info', text: `Decrement Quantity For ${title}` }),
  removed: (title: string): Message => ({ kind: 'error', text: `${title} remove to cart` }),
  listed: (list: ListName, title: string): Message => ({ kind: 'success', text: `${title} added to ${list}` }),
  unlisted: (list: ListName, title: string): Message => ({ kind: 'error', text: `${title} remove to ${list}` }),
  reviewSent: (): Message => ({ kind: 'success', text: 'Message sent successfully' }),
}

/** What is said after a change of the cart; null where the specification has no words for it. Spec 8.1. */
export function cartMessage(outcome: CartOutcome): Message | null {
  switch (outcome.kind) {
    case 'added':
    case 'incremented':
      return outcome.quantity > 1
        ? MESSAGES.addedSeveral(outcome.quantity, outcome.title)
        : MESSAGES.added(outcome.title)
    case 'refused':
      return outcome.reason === 'out-of-stock' ? MESSAGES.outOfStock(outcome.title) : MESSAGES.noMoreStock()
    case 'decremented':
      return MESSAGES.decremented(outcome.title)
    case 'removed':
      return MESSAGES.removed(outcome.title)
    default:
      return null
  }
}

/** What is said after a change of the wishlist or the compare list; null where nothing changed. Spec 8.1. */
export function listMessage(list: ListName, outcome: ListChange['outcome'], title: string): Message | null {
  if (outcome.kind === 'unchanged') return null
  return outcome.kind === 'added' ? MESSAGES.listed(list, title) : MESSAGES.unlisted(list, title)
}

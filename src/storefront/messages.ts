/** Owns every toast text that the specification fixes (spec 8.1), each with its kind; odd spelling included. Plain text, never mark-up. */
import { frameText } from './texts/frame.ts'
import type { CartOutcome } from '#domain/cart/cart-outcome.ts'
import type { ListChange } from '#domain/cart/product-list.ts'

export type MessageKind = 'success' | 'error' | 'info' | 'warning'

export interface Message {
  kind: MessageKind
  text: string
}

export type ListName = 'wishlist' | 'compare'

const LISTED = { wishlist: 'toastListedWishlist', compare: 'toastListedCompare' } as const
const UNLISTED = { wishlist: 'toastUnlistedWishlist', compare: 'toastUnlistedCompare' } as const

const say = frameText

/** The rows of the table of spec 8.1, in the page's language. */
export const MESSAGES = {
  outOfStock: (title: string): Message => ({ kind: 'error', text: say()('toastOutOfStock', { title }) }),
  addedSeveral: (quantity: number, title: string): Message => ({
    kind: 'success',
    text: say()('toastAddedSeveral', { quantity, title }),
  }),
  added: (title: string): Message => ({ kind: 'success', text: say()('toastAdded', { title }) }),
  noMoreStock: (): Message => ({ kind: 'success', text: say()('toastNoMore') }),
  decremented: (title: string): Message => ({ kind: 'info', text: say()('toastDecremented', { title }) }),
  removed: (title: string): Message => ({ kind: 'error', text: say()('toastRemoved', { title }) }),
  listed: (list: ListName, title: string): Message => ({ kind: 'success', text: say()(LISTED[list], { title }) }),
  unlisted: (list: ListName, title: string): Message => ({ kind: 'error', text: say()(UNLISTED[list], { title }) }),
  reviewSent: (): Message => ({ kind: 'success', text: say()('toastReviewSent') }),
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

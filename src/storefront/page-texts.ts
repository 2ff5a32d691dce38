/** Owns the sentences of pages that the specification fixes (spec 2.1, 2.4, 2.8 and 5.4), exactly, odd spelling included. */
import { countOf, formatNumber } from '#domain/money/format-number.ts'

/** Spec 2.4. */
export const EMPTY_RESULT = {
  text: "Sorry! Couldn't find the product you were looking For!!!",
  hint: 'Please check if you have misspelt something or try searching with other words.',
  link: 'Continue Shopping',
} as const

/** Spec 2.8, 2.9 and 2.10. */
export const EMPTY_CART = { text: 'No Cart Items Found', link: 'Continue Shopping' } as const
/** A cart of which nothing can be bought. */
export const NOTHING_TO_ORDER = {
  text: 'Nothing in your cart can be ordered right now.',
  hint: 'Remove what is sold out, choose another colour or size, or move it to your wishlist until it is back.',
  link: 'Continue Shopping',
} as const
export const EMPTY_WISHLIST = { text: 'No Wishlist Items Found', link: 'Continue Shopping' } as const
export const EMPTY_COMPARE = { text: 'No Compare Items Found', link: 'Continue Shopping' } as const

/** Spec 2.1. */
export const NOT_FOUND = {
  title: 'Oops! Page not found',
  text: "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
  link: 'Back to Home',
} as const

/** Spec 5.4. */
export const CLEAR_CART_QUESTION = 'Are you sure deleted your all cart items ?'

/** Spec 2.7. */
export const NO_REVIEWS = 'No Reviews Found'

/** Spec 2.2. */
export const SHOP_TITLE = 'Shop Page'

/** The line above a catalogue list: items on the screen now of products that match. Spec 2.4. */
export function resultLine(shown: number, total: number): string {
  return `Showing 1\u2013${formatNumber(shown)} of ${formatNumber(total)} results`
}

/** Ours, wherever products are counted: "1 product", "1,234 products". */
export function productCount(count: number): string {
  return countOf(count, 'product')
}

/** Ours: a page that could not be made. */
export const BROKEN = {
  title: 'Something went wrong on our side',
  text: 'Nothing of your cart is lost. Please try again in a moment.',
} as const

/** The French pack. Its spaces before `: ; ! ? %` and inside « » do not break, as `fr.test.ts` holds. */
import type { en } from './en.ts'
import { messages as cart } from './fr/cart.ts'
import { messages as checkout } from './fr/checkout.ts'
import { messages as frame } from './fr/frame.ts'
import { messages as heads } from './fr/heads.ts'
import { messages as home } from './fr/home.ts'
import { messages as info } from './fr/info.ts'
import { messages as lists } from './fr/lists.ts'
import { messages as mails } from './fr/mails.ts'
import { messages as order } from './fr/order.ts'
import { messages as pages } from './fr/pages.ts'
import { messages as payment } from './fr/payment.ts'
import { messages as product } from './fr/product.ts'
import { messages as review } from './fr/review.ts'
import { messages as saved } from './fr/saved.ts'
import { messages as search } from './fr/search.ts'

export const fr = {
  cart,
  checkout,
  frame,
  heads,
  home,
  info,
  lists,
  mails,
  order,
  pages,
  payment,
  product,
  review,
  saved,
  search,
} as const satisfies { readonly [G in keyof typeof en]: Readonly<Record<keyof (typeof en)[G], string>> }

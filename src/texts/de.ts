/** The German pack. */
import type { en } from './en.ts'
import { messages as cart } from './de/cart.ts'
import { messages as checkout } from './de/checkout.ts'
import { messages as frame } from './de/frame.ts'
import { messages as heads } from './de/heads.ts'
import { messages as home } from './de/home.ts'
import { messages as info } from './de/info.ts'
import { messages as lists } from './de/lists.ts'
import { messages as mails } from './de/mails.ts'
import { messages as order } from './de/order.ts'
import { messages as pages } from './de/pages.ts'
import { messages as payment } from './de/payment.ts'
import { messages as product } from './de/product.ts'
import { messages as review } from './de/review.ts'
import { messages as saved } from './de/saved.ts'
import { messages as search } from './de/search.ts'

export const de = {
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

/** The Spanish pack. */
import type { en } from './en.ts'
import { messages as cart } from './es/cart.ts'
import { messages as checkout } from './es/checkout.ts'
import { messages as frame } from './es/frame.ts'
import { messages as heads } from './es/heads.ts'
import { messages as home } from './es/home.ts'
import { messages as info } from './es/info.ts'
import { messages as lists } from './es/lists.ts'
import { messages as mails } from './es/mails.ts'
import { messages as order } from './es/order.ts'
import { messages as pages } from './es/pages.ts'
import { messages as payment } from './es/payment.ts'
import { messages as product } from './es/product.ts'
import { messages as review } from './es/review.ts'
import { messages as saved } from './es/saved.ts'
import { messages as search } from './es/search.ts'

export const es = {
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

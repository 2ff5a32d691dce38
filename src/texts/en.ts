/** The English pack: the specification's words, and the keys that every other language has as well. */
import { messages as cart } from './en/cart.ts'
import { messages as checkout } from './en/checkout.ts'
import { messages as frame } from './en/frame.ts'
import { messages as heads } from './en/heads.ts'
import { messages as home } from './en/home.ts'
import { messages as info } from './en/info.ts'
import { messages as lists } from './en/lists.ts'
import { messages as mails } from './en/mails.ts'
import { messages as order } from './en/order.ts'
import { messages as pages } from './en/pages.ts'
import { messages as payment } from './en/payment.ts'
import { messages as product } from './en/product.ts'
import { messages as review } from './en/review.ts'
import { messages as saved } from './en/saved.ts'
import { messages as search } from './en/search.ts'

export const en = {
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
} as const

/** The Arabic pack, read from right to left; every key of the English one is there. */
import { messages as cart } from './ar/cart.ts'
import { messages as checkout } from './ar/checkout.ts'
import { messages as frame } from './ar/frame.ts'
import { messages as heads } from './ar/heads.ts'
import { messages as home } from './ar/home.ts'
import { messages as info } from './ar/info.ts'
import { messages as lists } from './ar/lists.ts'
import { messages as mails } from './ar/mails.ts'
import { messages as order } from './ar/order.ts'
import { messages as pages } from './ar/pages.ts'
import { messages as payment } from './ar/payment.ts'
import { messages as product } from './ar/product.ts'
import { messages as review } from './ar/review.ts'
import { messages as saved } from './ar/saved.ts'
import { messages as search } from './ar/search.ts'
import type { Language } from './text-pack.ts'

export const ar = {
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
} as const satisfies Required<Language>

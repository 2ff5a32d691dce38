/** Owns what the checkout sends: the cart and the form as a body of POST /orders, amounts as decimals (spec 10.1). */
import { type Cart, lineChoice } from '#domain/cart/cart-line.ts'
import { lineTotal } from '#domain/cart/totals.ts'
import type { DecimalAmount, Minor } from '#domain/money/minor.ts'
import { browserMoney } from '#storefront/state/page-money.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import type { OrderAddress, OrderContact } from '#domain/order/order.ts'
import type { PaymentMethod } from '#domain/order/payment/payment-ways.ts'
import type { ShippingMethod } from '#domain/pricing/shipping.ts'

export interface RequestLine {
  id: string
  quantity: number
  /** Of one piece. */
  price: DecimalAmount
  color?: string
  size?: string
}

export interface QuoteBody {
  shipping: ShippingMethod
  lines: readonly RequestLine[]
  code?: string
  contact?: { email: string }
  address?: { country: string }
}

export interface OrderBody extends Omit<QuoteBody, 'contact' | 'address'> {
  contact: OrderContact
  address: OrderAddress
  payment: PaymentMethod
  notes?: string
  locale?: string
  total: DecimalAmount
}

/** One line for each of the cart that can be ordered, with the price that was shown. */
export function requestLines(cart: Cart): RequestLine[] {
  return orderableLines(cart).map((line) => ({
    id: line.id,
    quantity: line.orderQuantity,
    price: browserMoney().toDecimal(lineTotal(line).unit.sale),
    ...lineChoice(line),
  }))
}

interface OrderParts {
  cart: Cart
  contact: OrderContact
  address: OrderAddress
  shipping: ShippingMethod
  payment: PaymentMethod
  code: string
  notes: string
  /** BCP 47: the language of the page, where it is not the shop's main one. */
  locale: string | undefined
  /** The sum that was shown. */
  total: Minor
}

export function orderBody({ cart, code, notes, locale, total, ...parts }: OrderParts): OrderBody {
  return {
    ...parts,
    lines: requestLines(cart),
    ...(code !== '' && { code }),
    ...(notes !== '' && { notes }),
    ...(locale !== undefined && { locale }),
    total: browserMoney().toDecimal(total),
  }
}

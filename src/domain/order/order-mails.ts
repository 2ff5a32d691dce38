/** Which mails an order brings, and when. */
import { isHosted, type PaymentMethod } from './payment/payment-ways.ts'
import type { OrderState } from './order-states.ts'

/** What ends with `-notice` goes to the owner, all others to the shopper; `refunded` follows once a payment has gone back. */
export const ORDER_MAILS = [
  'confirmation',
  'owner-notice',
  'shipped',
  'cancelled',
  'refunded',
  'withdrawal',
  'withdrawal-notice',
] as const
/** One row of the outbox is one of these about one order. */
export type OrderMail = (typeof ORDER_MAILS)[number]

/** A mail about one thing of its order, such as one refund, by that thing's number. */
type MailAbout = OrderMail | `${'refunded' | 'withdrawal' | 'withdrawal-notice'}:${number}`
/** How a row of the outbox is named; `#2` is the second time that it goes out. */
export type OutboxKind = MailAbout | `${MailAbout}#${number}`

const KIND = /^([a-z-]+)(?::(\d+))?(?:#(\d+))?$/

/** What a row of the outbox is about; null where no mail has that name. `about` is the number of a refund or a withdrawal, null of all others. */
export function readOutboxKind(kind: string): { mail: OrderMail; about: number | null } | null {
  const [, name, about] = KIND.exec(kind) ?? []
  const mail = ORDER_MAILS.find((one) => one === name)
  return mail === undefined ? null : { mail, about: about === undefined ? null : Number(about) }
}

/** The mail that says that one refund has gone. */
export function mailOfRefund(id: number): OutboxKind {
  return `refunded:${id}`
}

/** The mails that a withdrawal brings: what was declared and when, to whoever declared it, and word to the owner. */
export function mailsOfWithdrawal(id: number): readonly OutboxKind[] {
  return [`withdrawal:${id}`, `withdrawal-notice:${id}`]
}

/** Whether a mail is for the owner. */
export function isForOwner(mail: OrderMail): boolean {
  return mail === 'owner-notice' || mail === 'withdrawal-notice'
}

/** The name under which `kind` goes out once more, given the names that its order has used. */
export function mailAgain(kind: string, used: readonly string[]): OutboxKind | null {
  const first = kind.replace(/#\d+$/, '')
  if (readOutboxKind(first) === null) return null
  const turns = used.map((one) =>
    one === first ? 1 : one.startsWith(`${first}#`) ? Number(one.slice(first.length + 1)) : 0,
  )
  return `${first as MailAbout}#${Math.max(1, ...turns) + 1}`
}

/** What is sent when an order is placed: one that is paid on a page of its provider's is confirmed once it is paid. */
export function mailsOfPlacing(payment: PaymentMethod): readonly OrderMail[] {
  return isHosted(payment) ? [] : ['confirmation', 'owner-notice']
}

/** What is sent when an order goes from one state to another; an order that was never confirmed is not called off by mail either. */
export function mailsOfMove(payment: PaymentMethod, from: OrderState, to: OrderState): readonly OrderMail[] {
  if (to === 'paid') return isHosted(payment) ? ['confirmation', 'owner-notice'] : []
  if (to === 'shipped') return ['shipped']
  if (to === 'cancelled') return isHosted(payment) && from === 'placed' ? [] : ['cancelled']
  return []
}

/** States, tabs, mails and amounts in the office's words. */
import { readOutboxKind, type OrderMail } from '#domain/order/order-mails.ts'
import type { MoneyState } from '#domain/order/desk/order-account.ts'
import type { OrderTab } from '#domain/order/desk/order-tabs.ts'
import type { OfficeKey } from '#texts/office-pack.ts'
import { officeText as t } from '../texts/office.ts'

export const TAB_NAMES: Readonly<Record<OrderTab, OfficeKey>> = {
  all: 'tabAll',
  'to-pack': 'tabToPack',
  'to-ship': 'tabToShip',
  withdrawn: 'tabWithdrawn',
  shipped: 'tabShipped',
  delivered: 'tabDelivered',
  unpaid: 'tabUnpaid',
  cancelled: 'tabCancelled',
}

export const MONEY_NAMES: Readonly<Partial<Record<MoneyState, OfficeKey>>> = {
  open: 'moneyOpen',
  part: 'moneyPart',
  paid: 'moneyPaid',
  refunded: 'moneyRefunded',
  'part-refunded': 'moneyPartRefunded',
}

const MAIL_NAMES: Readonly<Record<OrderMail, OfficeKey>> = {
  confirmation: 'mailConfirmation',
  'owner-notice': 'mailOwnerNotice',
  shipped: 'mailShipped',
  cancelled: 'mailCancelled',
  refunded: 'mailRefunded',
  withdrawal: 'mailWithdrawal',
  'withdrawal-notice': 'mailWithdrawalNotice',
}

/** What a mail is about, by its name in the outbox. */
export function mailName(kind: string): string {
  const read = readOutboxKind(kind)
  return read ? t(MAIL_NAMES[read.mail]) : kind
}

const formats = new Map<string, Intl.NumberFormat>()

/** A decimal amount of a currency (ISO 4217). */
export function amountText(amount: number, currency: string): string {
  let format = formats.get(currency)
  if (!format) {
    format = new Intl.NumberFormat(t.locale, { style: 'currency', currency })
    formats.set(currency, format)
  }
  return format.format(amount)
}

/** What was typed as an amount, with a comma or a point; null where it is none. */
export function readTypedAmount(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

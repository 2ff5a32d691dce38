/** The words of the two mails that a withdrawal brings: its receipt, with what was declared and when, and word to the owner. */
import { addressLines } from '#domain/order/address-lines.ts'
import type { Order, Withdrawal } from '#domain/order/order.ts'
import { withdrawnLines } from '#domain/order/withdrawal.ts'
import type { MailContent, MailSection, MailTexts, OrderMailContext } from './mail-content.ts'
import { orderTable } from './order-mail-parts.ts'

/** What was declared, of which `about` is the number. @throws {Error} where the order has no such withdrawal. */
function withdrawalOf(order: Order, about: number | null): Withdrawal {
  const found = order.withdrawals?.find(({ id }) => id === about)
  if (!found) throw new Error(`Order ${order.number} has no withdrawal ${String(about)}`)
  return found
}

/** The moment to the second, in universal time, as it may have to be proved. */
function moment({ at }: Withdrawal, { mails: t }: MailTexts): string {
  return t('momentUtc', {
    moment: new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }).format(
      Date.parse(at),
    ),
  })
}

function declared(order: Order, withdrawal: Withdrawal, texts: MailTexts): MailSection {
  const t = texts.mails
  return {
    title: t('declared'),
    lines: [
      t('declaredOrder', { number: order.number }),
      t('declaredBy', { name: withdrawal.name }),
      t('declaredAt', { moment: moment(withdrawal, texts) }),
      withdrawal.lines ? t('declaredPart') : t('declaredWhole'),
    ],
  }
}

function goods(order: Order, withdrawal: Withdrawal, { shop, texts }: OrderMailContext): MailContent['lines'] {
  return orderTable({ ...order, lines: withdrawnLines(withdrawal, order) }, shop, texts).lines
}

export function withdrawalReceipt(order: Order, context: OrderMailContext, about: number | null): MailContent {
  const { shop, texts } = context
  const t = texts.mails
  const { number } = order
  const withdrawal = withdrawalOf(order, about)
  return {
    subject: t('withdrawalSubject', { number }),
    preview: t('withdrawalPreview'),
    heading: t('withdrawalHeading'),
    paragraphs: [t('withdrawalReceived', { name: withdrawal.name, number }), t('withdrawalNext')],
    button: { label: t('viewOrder'), url: context.orderUrl },
    lines: goods(order, withdrawal, context),
    sums: [],
    sections: [
      declared(order, withdrawal, texts),
      { title: t('sendBackTo'), lines: [shop.name, ...shop.contact.address] },
      {
        title: t('questions'),
        lines: [t('answerOrCall', { phone: shop.contact.phone, hours: shop.contact.hours })],
      },
    ],
  }
}

export function withdrawalNotice(order: Order, context: OrderMailContext, about: number | null): MailContent {
  const { texts, officeUrl } = context
  const t = texts.mails
  const { number, contact, address } = order
  const withdrawal = withdrawalOf(order, about)
  return {
    subject: t(withdrawal.late ? 'lateWithdrawalNoticeSubject' : 'withdrawalNoticeSubject', { number }),
    preview: t('withdrawalNoticePreview'),
    heading: t('withdrawalNoticeHeading', { number }),
    paragraphs: [t(withdrawal.late ? 'withdrawalIsLate' : 'withdrawalIsInTime')],
    lines: goods(order, withdrawal, context),
    sums: [],
    sections: [
      declared(order, withdrawal, texts),
      {
        title: t('shopper'),
        lines: [...addressLines(address, t.locale), contact.email, contact.phone ?? ''].filter((line) => line !== ''),
      },
      { title: t('next'), lines: [t('withdrawalTask')], link: { label: t('openInOffice'), url: officeUrl } },
    ],
  }
}

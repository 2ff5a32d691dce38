/** The words of every mail about an order, one function a kind (usability 49 to 51). */
import type { GroupText } from '#texts/text-pack.ts'
import { paymentWords } from '#texts/payment-text.ts'
import { isHosted, paymentWay } from '#domain/order/payment/payment-ways.ts'
import { asSentence } from '#domain/shop/sentences.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { isPaid } from '#domain/order/order-states.ts'
import { addressLines } from '#domain/order/address-lines.ts'
import type { OrderMail } from '#domain/order/order-mails.ts'
import type { MailContent, MailSection, MailTexts, OrderMailContext } from './mail-content.ts'
import { addressSection, arrivalText, orderTable, shippingLabel } from './order-mail-parts.ts'
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-mails.ts'

/** `about` is the number of the refund or the withdrawal that a mail tells of, null where it tells of the whole order. */
type Writer = (order: Order, context: OrderMailContext, about: number | null) => MailContent

const WRITERS: Readonly<Record<OrderMail, Writer>> = {
  confirmation,
  'owner-notice': ownerNotice,
  shipped,
  cancelled,
  refunded,
  withdrawal: withdrawalReceipt,
  'withdrawal-notice': withdrawalNotice,
}

export function writeOrderMail(
  { mail, about }: { mail: OrderMail; about: number | null },
  order: Order,
  context: OrderMailContext,
): MailContent {
  return WRITERS[mail](order, context, about)
}

function confirmation(order: Order, context: OrderMailContext): MailContent {
  const { shop, texts } = context
  const t = texts.mails
  const { number } = order
  const total = moneyOf(shop).format(order.total)
  // It is confirmed once it is paid.
  const paid = isHosted(order.payment)
  return {
    subject: t('confirmationSubject', { number, shop: shop.name }),
    preview: paid ? t('confirmationPreviewPaid', { total }) : t('confirmationPreview', { total }),
    heading: t('thankYou'),
    paragraphs: [t(paid ? 'haveOrderPaid' : 'haveOrder', { name: order.address.name, number })],
    button: { label: t('viewOrder'), url: context.orderUrl },
    ...orderTable(order, shop, texts),
    sections: [
      { title: t('whatNext'), lines: nextSteps(order, shop, texts) },
      addressSection(order, shop, t),
      { title: t('payment'), lines: [paymentWords(paymentWay(order.payment), texts.payment).confirmed(order)] },
      ...notesSection(order, t),
      returnsSection(context),
    ],
  }
}

function ownerNotice(order: Order, { shop, texts, officeUrl }: OrderMailContext): MailContent {
  const t = texts.mails
  const { number } = order
  const { contact, address } = order
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return {
    subject: t('newOrderSubject', { number, total: moneyOf(shop).format(order.total) }),
    preview: t('newOrderPreview', { count: pieces, city: address.city, country: address.country }),
    heading: t('newOrder', { number }),
    paragraphs: [
      t('placedAt', {
        time: order.placedAt.slice(0, 16).replace('T', ' '),
        payment: paymentWords(paymentWay(order.payment), texts.payment).owner,
      }),
    ],
    ...orderTable(order, shop, texts),
    sections: [
      {
        title: t('shipping'),
        lines: [shippingLabel(order, texts.frame), t('promised', { days: arrivalText(order, shop, texts.frame) })],
      },
      {
        title: t('shopper'),
        lines: [...addressLines(address, t.locale), contact.email, contact.phone ?? ''].filter((line) => line !== ''),
      },
      ...notesSection(order, t),
      {
        title: t('next'),
        lines: [`npm run orders -- show ${order.number}`],
        link: { label: t('openInOffice'), url: officeUrl },
      },
    ],
  }
}

function shipped(order: Order, context: OrderMailContext): MailContent {
  const { shop, texts } = context
  const t = texts.mails
  const { number } = order
  const { name } = order.address
  const pickup = order.shippingMethod === 'local-pickup'
  return {
    subject: t(pickup ? 'readySubject' : 'shippedSubject', { number }),
    preview: t(pickup ? 'readyPreview' : 'shippedPreview'),
    heading: t(pickup ? 'readyHeading' : 'shippedHeading'),
    paragraphs: [t(pickup ? 'isReady' : 'hasLeft', { name, number })],
    button: { label: t('followOrder'), url: context.orderUrl },
    ...orderTable(order, shop, texts),
    sections: [
      ...parcelSection(order, t),
      addressSection(order, shop, t),
      ...openPaymentSection(order, shop, texts),
      returnsSection(context),
    ],
  }
}

function cancelled(order: Order, context: OrderMailContext): MailContent {
  const { shop, texts } = context
  const t = texts.mails
  const { number } = order
  const { name } = order.address
  const reason = order.history.findLast(({ state }) => state === 'cancelled')?.note
  const paid = order.total > 0 && isPaid(order)
  return {
    subject: t('cancelledSubject', { number }),
    preview: t(paid ? 'cancelledPaidPreview' : 'cancelledPreview'),
    heading: t('cancelledHeading'),
    paragraphs: [
      asSentence(
        reason === undefined ? t('isCancelled', { name, number }) : t('isCancelledFor', { name, number, reason }),
      ),
      paid
        ? t('paidGoesBack', {
            total: moneyOf(shop).format(order.total),
            to: paymentWords(paymentWay(order.payment), texts.payment).backTo,
          })
        : t('nothingToPay'),
    ],
    button: { label: t('viewOrder'), url: context.orderUrl },
    ...orderTable(order, shop, texts),
    sections: [contactSection(shop, t)],
  }
}

function refunded(order: Order, context: OrderMailContext, about: number | null): MailContent {
  const t = context.texts.mails
  const { number } = order
  const { name } = order.address
  const part = order.refunds?.find(({ id }) => id === about)
  const amount = part && moneyOf(context.shop).format(part.amount)
  return {
    subject: amount === undefined ? t('refundedSubject', { number }) : t('refundedPartSubject', { amount, number }),
    preview: amount === undefined ? t('refundedPreview') : t('refundedPartPreview', { amount }),
    heading: t('refundedHeading'),
    paragraphs: [amount === undefined ? t('refunded', { name, number }) : t('refundedPart', { name, amount, number })],
    button: { label: t('viewOrder'), url: context.orderUrl },
    ...orderTable(order, context.shop, context.texts),
    sections: [contactSection(context.shop, t)],
  }
}

function nextSteps(order: Order, shop: ShopSettings, { mails: t, frame }: MailTexts): string[] {
  const days = arrivalText(order, shop, frame)
  return order.shippingMethod === 'local-pickup'
    ? [t('packNextPickup'), days, t('untilPacked')]
    : [t('packNext'), t('methodArrives', { method: shippingLabel(order, frame), days }), t('untilPacked')]
}

/** What the shop wrote when it sent the order, such as the carrier and its number; an address in it can be followed. */
function parcelSection(order: Order, t: GroupText<'mails'>): MailSection[] {
  const note = order.history.findLast(({ state }) => state === 'shipped')?.note?.trim() ?? ''
  const { carrier, tracking, url = linkIn(note) } = order.parcel ?? {}
  const known = [carrier, tracking].filter((part) => part !== undefined).join(' ')
  const lines = [known, ...note.split(/\r?\n/)].filter((line) => line !== '')
  if (lines.length === 0 && url === undefined) return []
  const isPickup = order.shippingMethod === 'local-pickup'
  return [
    {
      title: t(isPickup ? 'wordFromShop' : 'yourParcel'),
      lines,
      ...(url !== undefined && { link: { label: t(isPickup ? 'open' : 'trackParcel'), url } }),
    },
  ]
}

function linkIn(text: string): string | undefined {
  return /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]]/.exec(text)?.[0]
}

/** Said where the parcel is faster than the money. */
function openPaymentSection(order: Order, shop: ShopSettings, { mails: t, payment }: MailTexts): MailSection[] {
  if (isPaid(order) || isHosted(order.payment) || order.total === 0) return []
  return [
    {
      title: t('payment'),
      lines: [
        t('notPaidYet', {
          total: moneyOf(shop).format(order.total),
          how: paymentWords(paymentWay(order.payment), payment).open,
        }),
      ],
    },
  ]
}

function notesSection({ notes }: Order, t: GroupText<'mails'>): MailSection[] {
  return notes === undefined || notes === '' ? [] : [{ title: t('orderNotes'), lines: notes.split(/\r?\n/) }]
}

function returnsSection({ shop, returnsUrl, texts }: OrderMailContext): MailSection {
  const t = texts.mails
  return {
    title: t('sendingBack'),
    lines: [t('youHaveDays', { days: shop.returnDays, email: shop.contact.email })],
    link: { label: t('howReturnsWork'), url: returnsUrl },
  }
}

function contactSection({ contact }: ShopSettings, t: GroupText<'mails'>): MailSection {
  return { title: t('questions'), lines: [t('answerOrCall', { phone: contact.phone, hours: contact.hours })] }
}

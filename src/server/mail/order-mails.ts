/** The words of every mail about an order, one function a kind (usability 49 to 51). */
import { isHosted, paymentWay } from '#domain/order/payment/payment-ways.ts'
import { countOf } from '#domain/money/format-number.ts'
import { asSentence } from '#domain/shop/sentences.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { isPaid } from '#domain/order/order-states.ts'
import { addressLines } from '#domain/order/address-lines.ts'
import type { OrderMail } from '#domain/order/order-mails.ts'
import type { MailContent, MailSection } from './mail-content.ts'
import { addressSection, arrivalText, orderTable, shippingLabel } from './order-mail-parts.ts'

/** What the words need besides the order; addresses are absolute. */
export interface OrderMailContext {
  shop: ShopSettings
  /** The order's own page, which its key opens. */
  orderUrl: string
  returnsUrl: string
}

type Writer = (order: Order, context: OrderMailContext) => MailContent

const WRITERS: Readonly<Record<OrderMail, Writer>> = {
  confirmation,
  'owner-notice': ownerNotice,
  shipped,
  cancelled,
  refunded,
}

export function writeOrderMail(kind: OrderMail, order: Order, context: OrderMailContext): MailContent {
  return WRITERS[kind](order, context)
}

function confirmation(order: Order, context: OrderMailContext): MailContent {
  const { shop } = context
  // It is confirmed once it is paid.
  const paid = isHosted(order.payment)
  return {
    subject: `Your order ${order.number} at ${shop.name}`,
    preview: `Thank you. ${paid ? 'Your payment has arrived' : 'We have your order'}: ${moneyOf(shop).format(order.total)}.`,
    heading: 'Thank you for your order',
    paragraphs: [
      `${greeting(order)} we have your order ${order.number}${paid ? ' and your payment' : ''}. Everything about it is below, and on a page of its own that you can open again at any time.`,
    ],
    button: { label: 'View your order', url: context.orderUrl },
    ...orderTable(order, shop),
    sections: [
      { title: 'What happens next', lines: nextSteps(order, shop) },
      addressSection(order, shop),
      { title: 'Payment', lines: [paymentWay(order.payment).words.confirmed(order)] },
      ...notesSection(order),
      returnsSection(context),
    ],
  }
}

function ownerNotice(order: Order, { shop }: OrderMailContext): MailContent {
  const { contact, address } = order
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return {
    subject: `New order ${order.number}: ${moneyOf(shop).format(order.total)}`,
    preview: `${countOf(pieces, 'piece')} for ${address.city}, ${address.country}.`,
    heading: `New order ${order.number}`,
    paragraphs: [
      `Placed ${order.placedAt.slice(0, 16).replace('T', ' ')} UTC, ${paymentWay(order.payment).words.owner}. An answer to this mail goes to the shopper.`,
    ],
    ...orderTable(order, shop),
    sections: [
      { title: 'Shipping', lines: [shippingLabel(order), `Promised: ${arrivalText(order, shop)}`] },
      {
        title: 'Shopper',
        lines: [...addressLines(address), contact.email, contact.phone ?? ''].filter((line) => line !== ''),
      },
      ...notesSection(order),
      { title: 'Next', lines: [`npm run orders -- show ${order.number}`] },
    ],
  }
}

function shipped(order: Order, context: OrderMailContext): MailContent {
  const { shop } = context
  const pickup = order.shippingMethod === 'local-pickup'
  return {
    subject: pickup ? `Your order ${order.number} is ready` : `Your order ${order.number} is on its way`,
    preview: pickup ? 'You can pick it up now.' : 'It has left our store.',
    heading: pickup ? 'Ready to be picked up' : 'On its way to you',
    paragraphs: [
      pickup
        ? `${greeting(order)} your order ${order.number} is waiting for you.`
        : `${greeting(order)} your order ${order.number} has left our store.`,
    ],
    button: { label: 'Follow your order', url: context.orderUrl },
    ...orderTable(order, shop),
    sections: [
      ...parcelSection(order),
      addressSection(order, shop),
      ...openPaymentSection(order, shop),
      returnsSection(context),
    ],
  }
}

function cancelled(order: Order, context: OrderMailContext): MailContent {
  const { shop } = context
  const reason = order.history.findLast(({ state }) => state === 'cancelled')?.note
  const paid = order.total > 0 && isPaid(order)
  return {
    subject: `Your order ${order.number} is cancelled`,
    preview: paid ? 'Your payment goes back to you.' : 'Nothing has to be paid.',
    heading: 'Your order is cancelled',
    paragraphs: [
      asSentence(
        `${greeting(order)} your order ${order.number} is cancelled${reason === undefined ? '' : `: ${reason}`}`,
      ),
      paid
        ? `The ${moneyOf(shop).format(order.total)} you paid goes back to ${paymentWay(order.payment).words.backTo}; banks usually need five to ten days.`
        : 'Nothing has to be paid. If you would still like these things, they may be in the shop.',
    ],
    button: { label: 'View your order', url: context.orderUrl },
    ...orderTable(order, shop),
    sections: [contactSection(shop)],
  }
}

function refunded(order: Order, context: OrderMailContext): MailContent {
  return {
    subject: `Your payment for order ${order.number} goes back to you`,
    preview: `Your money is on its way back to your card.`,
    heading: 'Your payment goes back to you',
    paragraphs: [
      `${greeting(order)} we have sent your payment for the cancelled order ${order.number} back to your card. Banks usually need five to ten days to show it.`,
    ],
    button: { label: 'View your order', url: context.orderUrl },
    ...orderTable(order, context.shop),
    sections: [contactSection(context.shop)],
  }
}

function greeting({ address }: Order): string {
  return `Hello ${address.name},`
}

function nextSteps(order: Order, shop: ShopSettings): string[] {
  const arrival = arrivalText(order, shop)
  if (order.shippingMethod === 'local-pickup') {
    return [
      'We pack your order next and write to you as soon as it can be picked up.',
      arrival,
      'Until it is packed you can cancel it on its page.',
    ]
  }
  return [
    'We pack your order next and write to you as soon as it leaves our store.',
    `${shippingLabel(order)}: arrives ${arrival}.`,
    'Until it is packed you can cancel it on its page.',
  ]
}

/** What the shop wrote when it sent the order, such as the carrier and its number; an address in it can be followed. */
function parcelSection(order: Order): MailSection[] {
  const note = order.history.findLast(({ state }) => state === 'shipped')?.note?.trim() ?? ''
  if (note === '') return []
  const [url] = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]]/.exec(note) ?? []
  const isPickup = order.shippingMethod === 'local-pickup'
  return [
    {
      title: isPickup ? 'A word from the shop' : 'Your parcel',
      lines: note.split(/\r?\n/),
      ...(url !== undefined && { link: { label: isPickup ? 'Open' : 'Track your parcel', url } }),
    },
  ]
}

/** Said where the parcel is faster than the money. */
function openPaymentSection(order: Order, shop: ShopSettings): MailSection[] {
  if (isPaid(order) || isHosted(order.payment) || order.total === 0) return []
  return [
    {
      title: 'Payment',
      lines: [`${moneyOf(shop).format(order.total)}, not paid yet: ${paymentWay(order.payment).words.open}.`],
    },
  ]
}

function notesSection({ notes }: Order): MailSection[] {
  return notes === undefined || notes === '' ? [] : [{ title: 'Order notes', lines: notes.split(/\r?\n/) }]
}

function returnsSection({ shop, returnsUrl }: OrderMailContext): MailSection {
  return {
    title: 'Sending something back',
    lines: [
      `You have ${shop.returnDays} days. Answer this mail or write to ${shop.contact.email}, and we will tell you how.`,
    ],
    link: { label: 'How returns work', url: returnsUrl },
  }
}

function contactSection({ contact }: ShopSettings): MailSection {
  return { title: 'Questions?', lines: [`Answer this mail, or call ${contact.phone} (${contact.hours}).`] }
}

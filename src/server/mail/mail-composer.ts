/** Makes the whole mail of a kind about an order: words, addresses and headers. */
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { isForOwner, type OutboxKind, readOutboxKind } from '#domain/order/order-mails.ts'
import type { Mail, Mailbox } from '#services/mail/mail.ts'
import { links } from '#storefront/links.ts'
import type { MailFooter, MailTexts } from './mail-content.ts'
import { renderMailHtml } from './mail-html.ts'
import { renderMailText } from './mail-text.ts'
import { headerText, mailbox } from './mailbox.ts'
import { writeOrderMail } from './order-mails.ts'

/** What mails of a further language are written with. */
export interface MailLanguage {
  /** BCP 47, as orders name it. */
  locale: string
  /** What stands before the paths of its pages. */
  base: string
  /** The shop as it is in this language. */
  shop: ShopSettings
  texts: MailTexts
}

export interface MailSettings {
  shop: ShopSettings
  texts: MailTexts
  /** Beside the shop's main one. */
  languages?: readonly MailLanguage[] | undefined
  /** Public origin; read at each mail, since a port of 0 is known only after listening. */
  siteUrl: () => string
  /** MAIL_FROM; the shop's own address when not set. */
  from: string | null
  /** OWNER_EMAIL; without it nobody is told about orders. */
  ownerEmail: string | null
}

/** The shop, as every mail ends with it; `pages` is where its pages of the mail's language begin. */
export function mailFooter({ name, contact }: ShopSettings, pages: string): MailFooter {
  return {
    shopName: name,
    shopUrl: pages + links.root,
    lines: [name, ...contact.address, `${contact.phone} · ${contact.email}`],
  }
}

/** `from` is MAIL_FROM; the shop's own address where it is not set. */
export function mailSender({ name, contact }: ShopSettings, from: string | null): Mailbox {
  return from === null ? { name: headerText(name), address: contact.email } : mailbox(from)
}

/** Composing the same row twice gives the same mail, Message-ID and date included. */
export function createMailComposer(settings: MailSettings) {
  return (kind: OutboxKind, order: Order, createdAt: string): Mail | null => {
    const row = readOutboxKind(kind)
    if (!row) return null
    const { ownerEmail } = settings
    const toOwner = isForOwner(row.mail)
    if (toOwner && ownerEmail === null) return null
    const siteUrl = settings.siteUrl()
    // The owner reads the shop's main language.
    const language = toOwner ? undefined : settings.languages?.find(({ locale }) => locale === order.locale)
    const { shop, texts, base } = language ?? { ...settings, base: '' }
    const pages = siteUrl + base
    const content = writeOrderMail(row, order, {
      shop,
      texts,
      orderUrl: pages + links.order(order.number, order.key),
      returnsUrl: pages + links.page('returns'),
      officeUrl: `${siteUrl}/office/orders/${order.number}`,
    })
    const footer = mailFooter(shop, pages)
    const shopper = mailbox(order.contact.email)
    return {
      name: `${order.number}-${kind.replaceAll(/[:#]/g, '-')}`,
      messageId: `${order.number}.${kind.replaceAll(/[:#]/g, '-')}@${new URL(siteUrl).hostname}`,
      date: new Date(createdAt),
      from: mailSender(shop, settings.from),
      to: toOwner ? mailbox(ownerEmail ?? '') : shopper,
      ...(toOwner && { replyTo: shopper }),
      subject: headerText(content.subject),
      html: renderMailHtml(content, footer),
      text: renderMailText(content, footer),
    }
  }
}

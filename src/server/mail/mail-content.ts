/** What a mail says, before it becomes HTML or plain text: both are made from the same words. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { TextPack } from '#texts/text-pack.ts'

/** The texts that mails are written with. */
export type MailTexts = Pick<TextPack['texts'], 'mails' | 'frame' | 'payment'>

export interface MailLine {
  title: string
  /** Choice and quantity, such as "Navy, size M · 2 × $11.04". */
  details: string
  /** Formatted. */
  total: string
}

export interface MailSum {
  label: string
  value: string
  /** The sum that all the others lead to. */
  strong?: boolean
}

export interface MailSection {
  title: string
  /** Each one a line of its own. */
  lines: readonly string[]
  link?: { label: string; url: string }
}

export interface MailContent {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  lines: readonly MailLine[]
  sums: readonly MailSum[]
  sections: readonly MailSection[]
}

/** The shop, as every mail ends with it. */
export interface MailFooter {
  shopName: string
  shopUrl: string
  /** Name, address, phone and mail of the shop. */
  lines: readonly string[]
}

/** What the words need besides the order; addresses are absolute. */
export interface OrderMailContext {
  shop: ShopSettings
  texts: MailTexts
  /** The order's own page, which its key opens. */
  orderUrl: string
  returnsUrl: string
  /** The order's page in the office. */
  officeUrl: string
}

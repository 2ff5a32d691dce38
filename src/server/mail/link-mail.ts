/** The mail with a link into the office, for whoever asked for one or was invited. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Mail } from '#services/mail/mail.ts'
import type { Person } from '#services/people/people-repository.ts'
import { makeOfficePack } from '#texts/office-pack.ts'
import type { MailContent } from './mail-content.ts'
import { renderMailHtml } from './mail-html.ts'
import { renderMailText } from './mail-text.ts'
import { headerText, mailbox } from './mailbox.ts'
import { mailFooter, mailSender } from './mail-composer.ts'

const { text: t } = makeOfficePack()

export interface LinkMailSettings {
  shop: ShopSettings
  siteUrl: () => string
  /** MAIL_FROM; the shop's own address when not set. */
  from: string | null
}

export interface Link {
  person: Person
  /** Where it goes: the address that is stored, however it was typed. */
  email: string
  token: string
}

/** `name` tells it from other mails where mails are files. */
export function composeLinkMail(
  { shop, siteUrl, from }: LinkMailSettings,
  link: Link,
  name: string,
  createdAt: string,
): Mail {
  const address = siteUrl()
  const content = writeLinkMail(shop.name, link, `${address}/office/welcome#${link.token}`)
  const footer = mailFooter(shop, address)
  return {
    name,
    messageId: `${name}@${new URL(address).hostname}`,
    date: new Date(createdAt),
    from: mailSender(shop, from),
    to: mailbox(link.email),
    subject: headerText(content.subject),
    html: renderMailHtml(content, footer),
    text: renderMailText(content, footer),
  }
}

function writeLinkMail(shop: string, { person }: Link, url: string): MailContent {
  const isInvited = person.joinedAt === null
  return {
    subject: t(isInvited ? 'mailInvited' : 'mailSubject', { shop }),
    preview: t('mailPreview'),
    heading: t(isInvited ? 'mailInvitedHeading' : 'mailHeading'),
    paragraphs: [t(isInvited ? 'mailInvitedText' : 'mailText', { shop })],
    button: { label: t('mailButton'), url },
    lines: [],
    sums: [],
    sections: [{ title: t('mailNotYou'), lines: [t('mailNotYouText')] }],
  }
}

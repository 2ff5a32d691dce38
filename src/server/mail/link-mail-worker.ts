/** Sends the links that were asked for by mail; a link is made when it is sent, so that it lies nowhere before. */
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LINK_LIFE } from '#domain/people/access-times.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { RepeatedWork } from '#services/background/repeated-work.ts'
import { createLeasedMails, type LeasedRow } from '#services/mail/leased-mails.ts'
import type { LinkMailRow, LinkMails } from '#services/people/people-repository.ts'
import type { PeopleService } from '#services/people/people-service.ts'
import type { Environment } from '../settings/environment.ts'
import { composeLinkMail } from './link-mail.ts'
import { mailTransport } from './mail-worker.ts'

export interface LinkMailParts {
  linkMails: LinkMails
  people: Pick<PeopleService, 'mailedLink'>
  shop: ShopSettings
  siteUrl: () => string
  environment: Pick<Environment, 'smtpUrl' | 'mailDir' | 'mailFrom'>
  logger: FastifyBaseLogger
}

/** The worker of this process, not started yet. */
export function createLinkMailWorker(parts: LinkMailParts): RepeatedWork {
  const { linkMails, people, shop, siteUrl, environment, logger } = parts
  return createLeasedMails<LinkMailRow, { mail: string }>({
    rows: linkMails,
    transport: mailTransport(environment),
    // Whoever waits that long asks again.
    isGivenUp: (createdAt, now) => now - Date.parse(createdAt) >= LINK_LIFE,
    about: (row) => ({ mail: mailName(row) }),
    async make(row) {
      const link = await people.mailedLink(row.mailbox)
      return link && composeLinkMail({ shop, siteUrl, from: environment.mailFrom }, link, mailName(row), row.createdAt)
    },
    log: {
      sent: (fields) => (fields.file === undefined ? logger.info(fields, 'link mailed') : logger.warn(fields, WRITTEN)),
      failed: (fields) => logger.warn(fields, 'link not mailed, will be tried again'),
      parked: (fields) => logger.error(fields, 'link given up'),
      broken: (error) => logger.error({ err: error }, 'the links to mail could not be read'),
    },
  })
}

const WRITTEN = 'link written to a file, since SMTP_URL is not set'

/** Says nothing of the address, and is another one each time that somebody asks. */
function mailName({ mailbox, createdAt }: LinkMailRow & LeasedRow): string {
  return `sign-in-${createHash('sha256').update(`${mailbox} ${createdAt}`).digest('hex').slice(0, 16)}`
}

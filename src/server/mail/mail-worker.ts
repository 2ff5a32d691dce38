/** Connects the outbox to the way mails leave, as the environment says. */
import type { MailTexts } from './mail-content.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Order } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { MailTransport } from '#services/mail/mail.ts'
import type { OutboxRepository } from '#services/mail/outbox-repository.ts'
import { createOutboxWorker } from '#services/mail/outbox-worker.ts'
import type { RepeatedWork } from '#services/background/repeated-work.ts'
import type { Environment } from '../settings/environment.ts'
import { createFolderTransport } from './folder-transport.ts'
import { createMailComposer, type MailLanguage } from './mail-composer.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export interface MailParts {
  outbox: OutboxRepository
  findOrder: (number: string) => Promise<Order | null>
  shop: ShopSettings
  texts: MailTexts
  languages?: readonly MailLanguage[] | undefined
  siteUrl: () => string
  environment: Pick<Environment, 'smtpUrl' | 'mailDir' | 'mailFrom' | 'ownerEmail'>
  logger: FastifyBaseLogger
}

/** Where mails go; never the address of the mail server, which may hold a password. */
export function mailWay({ smtpUrl, mailDir }: Pick<Environment, 'smtpUrl' | 'mailDir'>): string {
  return smtpUrl === null ? `into ${mailDir}` : 'over SMTP'
}

/** Over SMTP, or into a folder where there is no mail server. */
export function mailTransport({ smtpUrl, mailDir }: Pick<Environment, 'smtpUrl' | 'mailDir'>): MailTransport {
  return smtpUrl === null ? createFolderTransport(mailDir) : createSmtpTransport(smtpUrl)
}

/** The worker of this process, not started yet. */
export function createMailWorker({
  outbox,
  findOrder,
  shop,
  texts,
  languages,
  siteUrl,
  environment,
  logger,
}: MailParts): RepeatedWork {
  const { mailFrom: from, ownerEmail } = environment
  return createOutboxWorker({
    outbox,
    findOrder,
    compose: createMailComposer({ shop, texts, languages, siteUrl, from, ownerEmail }),
    transport: mailTransport(environment),
    log: {
      // Without SMTP the owner has to know that nothing has left the house.
      sent: (fields) =>
        fields.file === undefined
          ? logger.info(fields, 'mail sent')
          : logger.warn(fields, 'mail written to a file, since SMTP_URL is not set'),
      failed: (fields) => logger.warn(fields, 'mail not sent, will be tried again'),
      parked: (fields) => logger.error(fields, 'mail given up, waits in the outbox'),
      broken: (error) => logger.error({ err: error }, 'the outbox could not be read'),
    },
  })
}

/** Mails that leave over SMTP: at least once, since a server may have taken a mail whose answer never came. */
import { createTransport } from 'nodemailer'
import type { MailTransport } from '#services/mail/mail.ts'
import { mimeMessage } from './mime-message.ts'

/** Milliseconds. */
const CONNECT_LIMIT = 10_000
const SILENCE_LIMIT = 20_000

/** `url` as in SMTP_URL; user and password may stand in it. A connection is made for each mail, so none can grow stale. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT,
    greetingTimeout: CONNECT_LIMIT,
    socketTimeout: SILENCE_LIMIT,
  })
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...mimeMessage(mail), signal })
      return {}
    },
  }
}

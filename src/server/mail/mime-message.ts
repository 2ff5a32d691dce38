/** A mail in the form that the mail library takes. */
import type { SendMailOptions } from 'nodemailer'
import type { Mail, Mailbox } from '#services/mail/mail.ts'

export function mimeMessage(mail: Mail): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    from: named(mail.from),
    to: named(mail.to),
    ...(mail.replyTo && { replyTo: named(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Nobody answers "out of office" to a shop (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function named({ name, address }: Mailbox): { name: string; address: string } {
  return { name: name ?? '', address }
}

/** What a mail is and how it leaves; `server/mail` has the two ways. */

export interface Mailbox {
  name?: string
  address: string
}

export interface Mail {
  /** Letters, digits, - and _: the file that it is written to where it does not leave the house. */
  name: string
  /** The same for every attempt, so that a receiver can tell a repetition; without angle brackets. */
  messageId: string
  /** When it was due for the first time; the same for every attempt. */
  date: Date
  from: Mailbox
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  html: string
  text: string
}

export interface MailTransport {
  /**
   * Resolves once the mail is in other hands, with the file where it was written to one.
   * @throws whatever went wrong; the mail is then tried again.
   */
  send(mail: Mail, signal: AbortSignal): Promise<{ file?: string }>
}

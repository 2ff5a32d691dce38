/** Reads mailboxes so that nothing in them can become a header or a second receiver. */
import type { Mailbox } from '#services/mail/mail.ts'

const ADDRESS = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/

/**
 * `mara@example.com` or `Shop <shop@example.com>`; line breaks and other control characters in the name become spaces.
 * @throws {RangeError} when there is not exactly one address; the text is not repeated, since it may be a shopper's.
 */
export function mailbox(text: string): Mailbox {
  const match = /^([^<>]*)<([^<>]*)>$/.exec(text)
  const address = (match?.[2] ?? text).trim()
  if (!ADDRESS.test(address) || /[\u0000-\u001f\u007f]/.test(address)) {
    throw new RangeError('mailbox: expected one e-mail address')
  }
  const name = headerText(match?.[1] ?? '').replace(/^"(.*)"$/, '$1')
  return name === '' ? { address } : { name, address }
}

/** A text as one line: what a header may carry. */
export function headerText(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim()
}

/** A moment as the page's language writes it, in the reader's own time zone. */
import { officeText } from '../texts/office.ts'

let format: Intl.DateTimeFormat | undefined

/** `instant` is ISO 8601. */
export function instantText(instant: string): string {
  format ??= new Intl.DateTimeFormat(officeText.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(instant))
}

/** Texts of the office, in the language of its page. */
import { messages } from '#messages/office'
import type { OfficeText } from '#texts/office-pack.ts'
import { makeText } from '#texts/text.ts'

/** The page has one language, so the texts are the same for all its life. */
export const officeText: OfficeText = makeText(
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en',
  messages,
)

/** Texts of the office, in the language of its page. */
import { messages } from '#messages/office'
import { makeText } from '#texts/text.ts'
import type { GroupText } from '#texts/text-pack.ts'

/** The page has one language, so the texts are the same for all its life. */
export const officeText: GroupText<'office'> = makeText(
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en',
  messages,
)

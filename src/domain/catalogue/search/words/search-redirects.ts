/** Search texts for which the owner has a page of his own. */
import { cleanSearchText } from './search-text.ts'
import { fold } from './search-words.ts'

/** Where a text leads, whatever its case, accents and white space; null where it has results. */
export function searchRedirect(redirects: Readonly<Record<string, string>>, text: string): string | null {
  const asked = plain(text)
  if (asked === '') return null
  const found = Object.entries(redirects).find(([from]) => plain(from) === asked)
  return found?.[1] ?? null
}

function plain(text: string): string {
  return fold(cleanSearchText(text)).trim()
}

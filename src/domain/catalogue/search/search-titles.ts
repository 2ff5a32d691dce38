/** Looks for a text in the folded titles of a part, byte by byte. */
import type { SearchSegment } from './search-segment.ts'

type Titles = Pick<SearchSegment, 'titles' | 'titleStarts'>

/** How a title has a text: it is the same, has it somewhere, or has it not. */
export type TitleMatch = 'same' | 'inside' | null

export function matchTitle({ titles, titleStarts }: Titles, document: number, text: Uint8Array): TitleMatch {
  const { length } = text
  if (length === 0) return null
  const start = titleStarts[document] ?? 0
  const end = titleStarts[document + 1] ?? 0
  const first = text[0]
  for (let at = start; at + length <= end; at += 1) {
    if (titles[at] === first && standsAt(titles, at, text)) return end - start === length ? 'same' : 'inside'
  }
  return null
}

/** Bytes of a title. */
export function titleLength({ titleStarts }: Titles, document: number): number {
  return (titleStarts[document + 1] ?? 0) - (titleStarts[document] ?? 0)
}

export function titleHas(titles: Titles, document: number, text: Uint8Array): boolean {
  return matchTitle(titles, document, text) !== null
}

function standsAt(titles: Uint8Array, start: number, text: Uint8Array): boolean {
  for (let at = 0; at < text.length; at += 1) if (titles[start + at] !== text[at]) return false
  return true
}

/** Which parts of a text are words that a search has found, and where a product has them. */
import { brandName } from '../../product/brand-name.ts'
import type { CatalogueItem } from '../../product/product.ts'
import { indexWords, plainCode, stem } from './search-words.ts'

export interface MarkedPart {
  text: string
  marked: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'\u2019"\u2033-]*/gu

/** The text in parts; joined they are the text again. `terms` are stems as the search answers them. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = []
  const push = (part: string, marked: boolean) => {
    const last = parts.at(-1)
    if (last?.marked === marked) last.text += part
    else if (part !== '') parts.push({ text: part, marked })
  }
  let end = 0
  for (const match of text.matchAll(WORD)) {
    push(text.slice(end, match.index), false)
    for (const piece of match[0].split(/(-)/)) push(piece, isFound(piece, match[0], terms))
    end = match.index + match[0].length
  }
  push(text.slice(end), false)
  return parts
}

function isFound(piece: string, word: string, terms: ReadonlySet<string>): boolean {
  if (terms.has(stem(word.toLowerCase().replaceAll('-', '')))) return true
  return piece !== '-' && indexWords(piece).some((found) => terms.has(stem(found)))
}

/** Why a product was found whose title has none of the words: what shows one of them, its number, or what is not at hand here. */
export type FoundElsewhere = { text: string } | 'description'

/** Where a product has the words of `text`, whose stems are `terms`, when its title has none: maker, kind, tags, colours, the beginning of the description, its number; else its description or attributes. `called` says names as the page does. */
export function foundElsewhere(
  item: CatalogueItem,
  terms: ReadonlySet<string>,
  text: string,
  called = (name: string) => name,
): FoundElsewhere | null {
  const { title, children, parent, tags, imageURLs, preview, sku, variants } = item
  const colors = [...new Set(imageURLs.flatMap(({ color }) => color?.name ?? []))]
  const shows = (part: string) => markWords(part, terms).some(({ marked }) => marked)
  if (shows(title)) return null
  const names = [brandName(item), children, parent, ...tags].map(called)
  const found = [...names, colors.map(called).join(', '), preview].find(shows)
  if (found !== undefined) return { text: found }
  const code = plainCode(text)
  const number = [sku, ...(variants ?? []).flatMap((variant) => variant.sku ?? [])].find(
    (one) => code !== '' && plainCode(one).startsWith(code),
  )
  return number === undefined ? 'description' : { text: number }
}

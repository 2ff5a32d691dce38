/** Ids, slugs and SKUs of imported products: given ones must be unique, missing ones are made from the title. */
import { slug } from '#domain/catalogue/slug.ts'
import type { CatalogueProduct } from './catalogue-file.ts'
import type { ImportIssues } from './catalogue-import-issues.ts'
import type { ProductDraft } from './catalogue-import-product.ts'

/** A word for addresses made from a title: letters and digits, all else is a hyphen. */
export function wordFrom(title: string, fallback: string): string {
  return slug(slug(title).replace(/[^\p{L}\p{N}]+/gu, '-')).slice(0, 120) || fallback
}

/** Gives `word`, or the first of `word-2`, `word-3` ... that is free; many of one title do not count from the start again. */
export function createWordMaker(isTaken: (word: string) => boolean): (word: string) => string {
  const reached = new Map<string, number>()
  return (word) => {
    if (!isTaken(word)) return word
    for (let number = reached.get(word) ?? 2; ; number++) {
      const next = `${word}-${number}`
      if (isTaken(next)) continue
      reached.set(word, number + 1)
      return next
    }
  }
}

/** `knownSlugs` maps the slugs of stored products to their ids, so that a merge gives no slug away twice. */
export function completeProducts(
  drafts: readonly ProductDraft[],
  knownSlugs: ReadonlyMap<string, string>,
  issues: ImportIssues,
): CatalogueProduct[] {
  const ids = assignWords(drafts, 'id', (draft) => draft.id, issues)
  const inFile = new Set(ids)
  const reserved = new Map([...knownSlugs].filter(([, id]) => !inFile.has(id)))
  const slugs = assignWords(drafts, 'slug', (draft) => (draft.slug ? slug(draft.slug) : undefined), issues, reserved)
  return drafts.map((draft, index) => {
    const id = ids[index] ?? ''
    return { id, sku: draft.sku ?? id, slug: slugs[index] ?? '', ...draft.product }
  })
}

/** Given words go first, so that none of them is taken away by one made from a title. `reserved` maps words of stored products to their ids. */
function assignWords(
  drafts: readonly ProductDraft[],
  field: 'id' | 'slug',
  given: (draft: ProductDraft) => string | undefined,
  issues: ImportIssues,
  reserved: ReadonlyMap<string, string> = new Map(),
): string[] {
  const places = new Map<string, string>()
  const words = drafts.map((draft) => {
    const word = given(draft)
    if (word === undefined) return undefined
    issues.line = draft.line
    const earlier = places.get(word)
    const stored = reserved.get(word)
    if (earlier !== undefined) issues.error(`${draft.path}.${field}`, `"${word}" is the ${field} of ${earlier} too`)
    else if (stored !== undefined) {
      issues.error(`${draft.path}.${field}`, `"${word}" is the ${field} of the stored product ${stored} too`)
    } else places.set(word, draft.path)
    return word
  })
  const freeWord = createWordMaker((word) => places.has(word) || reserved.has(word))
  return drafts.map((draft, index) => {
    const word = words[index]
    if (word !== undefined) return word
    const made = freeWord(wordFrom(draft.product.title, 'product'))
    places.set(made, draft.path)
    return made
  })
}

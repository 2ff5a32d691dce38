/** The search over the catalogue in memory: built when the catalogue is loaded, kept true as products change. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product.ts'
import { productDocument } from '#domain/catalogue/search-document.ts'
import { createSearchIndex, type SearchIndex } from '#domain/catalogue/search-index.ts'
import { searchPage, type SearchPage } from '#domain/catalogue/search-page.ts'
import type { ReadModel } from './catalogue-read-model.ts'
import type { CatalogueRepository } from './repositories.ts'
import { searchSuggestions } from './search-suggestions.ts'
import type { Suggestion } from './suggestions.ts'

/** Above so many products descriptions and attributes stay out of the index; titles, brands, tags and previews remain. */
const WHOLE_UP_TO = 20_000
/** Products put in at once; then others get their turn. */
const AT_ONCE = 200

export interface CatalogueSearch {
  /** Resolves when the index holds what the model holds now. */
  settled(): Promise<void>
  /** Matches of a text under a query; the default order is best match first. `limit` is the most products shown at once. */
  page(text: string, query: CatalogueQuery, limit: number): SearchPage
  suggest(text: string, limit: number): Suggestion[]
}

type Reading = Pick<CatalogueRepository, 'productsByIds'>

/** `onError` hears of a refresh that failed; the last good index stays. */
export function createCatalogueSearch(
  catalogue: Reading,
  model: Pick<ReadModel, 'source' | 'onChange'>,
  onError: (error: unknown) => void,
): CatalogueSearch {
  let index: SearchIndex = createSearchIndex()
  let work: Promise<void> = Promise.resolve()
  let newest = 0
  const suggest = searchSuggestions()

  model.onChange((ids) => {
    newest += ids === null ? 1 : 0
    const mine = newest
    work = work.then(() => (ids === null ? rebuild(mine) : replace(ids))).catch(onError)
  })

  async function rebuild(mine: number): Promise<void> {
    // A newer whole catalogue is waiting: this one would be thrown away.
    if (mine !== newest) return
    const fresh = createSearchIndex()
    await put(fresh, model.source().index.items)
    index = fresh
  }

  async function replace(ids: readonly string[]): Promise<void> {
    const items = model.source().index
    const left = ids.flatMap((id) => items.byId(id) ?? [])
    const there = new Set(left.map(({ id }) => id))
    for (const id of ids) if (!there.has(id)) index.remove(id)
    await put(index, left)
  }

  async function put(target: SearchIndex, items: readonly CatalogueItem[]): Promise<void> {
    const whole = model.source().index.size <= WHOLE_UP_TO
    for (let start = 0; start < items.length; start += AT_ONCE) {
      const part = items.slice(start, start + AT_ONCE)
      const products: readonly (CatalogueItem | Product)[] = whole
        ? await catalogue.productsByIds(part.map(({ id }) => id))
        : part
      for (const product of products) target.add(productDocument(product))
      if (start + AT_ONCE < items.length) await new Promise<void>((resolve) => setImmediate(resolve))
    }
  }

  const source = (): CatalogueSource => model.source()
  return {
    settled: () => work,
    page: (text, query, limit) => searchPage(source(), index, text, query, limit),
    suggest: (text, limit) => suggest(source(), index, text, limit),
  }
}

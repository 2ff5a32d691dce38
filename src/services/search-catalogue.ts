/** The search over the catalogue in memory: built when the catalogue is loaded, kept true as products change. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
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
  page(text: string, query: CatalogueQuery, limit: number): Promise<SearchPage>
  suggest(text: string, limit: number): Promise<Suggestion[]>
}

type Reading = Pick<CatalogueRepository, 'itemsByIds' | 'productsByIds'>

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
    const { index: all } = model.source()
    await put(
      fresh,
      Array.from({ length: all.size }, (_, position) => all.idAt(position)),
    )
    index = fresh
  }

  async function replace(ids: readonly string[]): Promise<void> {
    const { index: all } = model.source()
    const there = ids.filter((id) => all.positionOf(id) >= 0)
    for (const id of ids) if (!there.includes(id)) index.remove(id)
    await put(index, there)
  }

  async function put(target: SearchIndex, ids: readonly string[]): Promise<void> {
    const whole = model.source().index.size <= WHOLE_UP_TO
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const part = ids.slice(start, start + AT_ONCE)
      const products = await (whole ? catalogue.productsByIds(part) : catalogue.itemsByIds(part))
      for (const product of products) target.add(productDocument(product))
      if (start + AT_ONCE < ids.length) await new Promise<void>((resolve) => setImmediate(resolve))
    }
  }

  return {
    settled: () => work,
    page: (text, query, limit) => searchPage(model.source(), index, text, query, limit),
    suggest: (text, limit) => suggest(model.source(), index, text, limit),
  }
}

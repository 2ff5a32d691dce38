/** The search over the catalogue in memory: filled when the catalogue is loaded, kept true as products change. */
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { productDocument } from '#domain/catalogue/search/search-document.ts'
import { createSearchFiller, type SearchFiller } from '#domain/catalogue/search/search-filler.ts'
import { createSearchIndex, type SearchIndex } from '#domain/catalogue/search/search-index.ts'
import { movedPositions } from '#domain/catalogue/search/search-moves.ts'
import { COMMON_SYNONYMS, type SearchSynonyms } from '#domain/catalogue/search/words/search-synonyms.ts'
import type { PageSize } from '#domain/catalogue/query/catalogue-page.ts'
import type { FacetLists } from '#domain/catalogue/query/facet-lists.ts'
import { searchFacets, searchPage, type SearchPage } from '#domain/catalogue/search/search-page.ts'
import type { ReadModel } from '../catalogue/catalogue-read-model.ts'
import type { CatalogueRepository } from '../repositories.ts'
import { type BuiltSearch, type SearchBuild, takeBuilt } from './search-building.ts'
import type { KeptSearch, SearchKeeper } from './search-keeper.ts'
import { SHOP_LIST_LIMIT } from '../catalogue/shop-list.ts'
import { namesOf } from './group-names.ts'
import { searchSuggestions } from './search-suggestions.ts'
import type { Suggestion } from './suggestions.ts'
import { createTurns } from '../background/turns.ts'

/** Above so many products descriptions and attributes stay out of the index; titles, brands, tags and previews remain. */
const WHOLE_UP_TO = 20_000
/** Products read and put in at once. */
const AT_ONCE = 200
/** Wait before a filling that failed is tried again, in milliseconds. */
const RETRY_MS = 1000

export interface CatalogueSearch {
  /** Resolves when the index holds what the model holds now. */
  settled(): Promise<void>
  /** Resolves when what an earlier process has kept is in use, or is known to be of no use. */
  restored(): Promise<void>
  /** Ends what is under way; what was found before is still found. */
  stop(): Promise<void>
  /** Matches of a text under a query; the default order is best match first. */
  page(text: string, query: CatalogueQuery, size: PageSize): Promise<SearchPage>
  /** The whole lists of the options that the matches of a text have. */
  facets(text: string, query: CatalogueQuery): FacetLists
  /** @param locale BCP 47; null for the shop's main language. */
  suggest(text: string, limit: number, locale: string | null): Promise<Suggestion[]>
}

type Reading = Pick<CatalogueRepository, 'itemsByIds' | 'productsByIds'>

/** A search index and the catalogue whose positions it has. */
interface Searched {
  source: CatalogueSource
  index: SearchIndex
  /** While not all products are in it. */
  filler?: SearchFiller
}

export interface SearchOptions {
  synonyms?: SearchSynonyms | undefined
  /** Where the index of a large catalogue is kept for the next start. */
  keeper?: SearchKeeper | undefined
  /** Builds that of a large catalogue elsewhere; without it, it is built here, in turns with what else there is to do. */
  build?: SearchBuild | undefined
}

/**
 * `onError` hears of a refresh that failed. While a new catalogue is read in, searches find what the one before it had; without one, they
 * find the products that are in already, and the answer says that more follow.
 */
export function createCatalogueSearch(
  catalogue: Reading,
  model: Pick<ReadModel, 'source' | 'onChange' | 'sequence'>,
  onError: (error: unknown) => void,
  { synonyms = COMMON_SYNONYMS, keeper, build }: SearchOptions = {},
): CatalogueSearch {
  let latest = model.source()
  let shown: Searched = { source: latest, index: createSearchIndex({ synonyms }) }
  let filling: Searched | undefined
  let work: Promise<void> = Promise.resolve()
  let newest = 0
  /** Changes that the search has not taken in yet. */
  let behind = 0
  /** What is kept is asked for once: a catalogue that comes later is another one. */
  let restoring: Promise<KeptSearch | null> | undefined
  /** Built, and not kept yet. */
  let isNew = false
  const turns = createTurns()
  const ending = new AbortController()
  const suggest = searchSuggestions(synonyms)

  model.onChange((ids) => {
    const source = model.source()
    if (ids === null) {
      newest += 1
      const mine = newest
      restoring ??= restore(source)
      queue(() => rebuild(mine))
    } else {
      for (const one of current()) follow(one, source, ids)
      queue(() => replace(ids))
    }
    latest = source
  })

  function queue(task: () => Promise<void>): void {
    behind += 1
    work = work
      .then(task)
      .catch(onError)
      .finally(() => {
        behind -= 1
        if (behind === 0 && !shown.filler && (isNew || keeper?.isOutgrown(model.sequence))) keep()
      })
  }

  async function restore(source: CatalogueSource): Promise<KeptSearch | null> {
    try {
      return (await keeper?.restore(source)) ?? null
    } catch (error) {
      if (!turns.ended) onError(error)
      return null
    }
  }

  /** To be called when the index holds all changes that the model has taken in. */
  function keep(): void {
    if (turns.ended) return
    isNew = false
    keeper?.save(shown.index, shown.source, model.sequence).catch((error: unknown) => {
      if (!turns.ended) onError(error)
    })
  }

  /** Those that belong to the catalogue of now, not to one that is being replaced. */
  function current(): Searched[] {
    return [...new Set([shown, filling])].filter((one) => one !== undefined).filter(({ source }) => source === latest)
  }

  /** In the same breath as the catalogue, so that no position ever means two products. */
  function follow(searched: Searched, source: CatalogueSource, ids: readonly string[]): void {
    searched.filler?.flush()
    const moved = movedPositions(searched.source.index, source.index, ids)
    if (moved) searched.index.move(moved)
    searched.source = source
  }

  async function rebuild(mine: number): Promise<void> {
    // A newer whole catalogue is waiting. One that is begun is read to its end: else imports in a row would leave the search behind for good.
    if (mine !== newest || turns.ended) return
    const kept = mine === 1 ? await restoring : null
    if (kept && kept.source === latest) {
      shown = kept
      return replace(kept.changed)
    }
    const index = createSearchIndex({ synonyms })
    const fresh: Searched = { source: latest, index, filler: createSearchFiller(index) }
    filling = fresh
    if (shown.index.size === 0) shown = fresh
    try {
      await fill(fresh)
      if (turns.ended) return
      delete fresh.filler
      shown = fresh
      isNew = true
    } catch (error) {
      if (turns.ended) return
      onError(error)
      await turns.rest(RETRY_MS)
      return rebuild(mine)
    } finally {
      if (filling === fresh) filling = undefined
    }
  }

  async function fill(fresh: Searched): Promise<void> {
    const built = fresh.source.index.size > WHOLE_UP_TO && (await buildElsewhere())
    if (built) takeBuilt(fresh.index, built, fresh.source.index.positionOf)
    else await fillHere(fresh)
  }

  /** Null where that cannot be done, for want of memory for example. */
  async function buildElsewhere(): Promise<BuiltSearch | null> {
    try {
      return (await build?.(ending.signal)) ?? null
    } catch (error) {
      if (!turns.ended) onError(error)
      return null
    }
  }

  /** Reads every product, as long as the work goes on. */
  async function fillHere(fresh: Searched): Promise<void> {
    // The places of this moment: the source of `fresh` may move on meanwhile.
    const { index: all } = fresh.source
    for (let start = 0; start < all.size; start += AT_ONCE) {
      const length = Math.min(AT_ONCE, all.size - start)
      const ids = Array.from({ length }, (_, at) => all.idAt(start + at))
      for (const product of await read(ids, all.size)) {
        const position = fresh.source.index.positionOf(product.id)
        if (position >= 0) fresh.filler?.add({ ...productDocument(product, namesOf(fresh.source)), position })
        await turns.next()
      }
      if (fresh.index.untidy) await turns.all(fresh.index.tidy())
      if (turns.ended) return
    }
    fresh.filler?.flush()
    await turns.all(fresh.index.tidy({ whole: true }))
  }

  function read(ids: readonly string[], size: number) {
    return size <= WHOLE_UP_TO ? catalogue.productsByIds(ids) : catalogue.itemsByIds(ids)
  }

  async function replace(ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length && !turns.ended; start += AT_ONCE) {
      const products = await read(ids.slice(start, start + AT_ONCE), latest.index.size)
      for (const { index, source } of current()) {
        const placed = products.map((product) => ({
          ...productDocument(product, namesOf(source)),
          position: source.index.positionOf(product.id),
        }))
        index.put(placed.filter(({ position }) => position >= 0))
        if (index.untidy) await turns.all(index.tidy())
      }
      await turns.next()
    }
  }

  return {
    settled: () => work,
    async restored() {
      await restoring
    },
    async stop() {
      turns.end()
      ending.abort()
      await keeper?.stop()
      await work
    },
    async page(text, query, size) {
      const { source, index, filler } = shown
      const [preparing, upToDate] = [filler !== undefined, behind === 0]
      const found = await searchPage(source, index, text, query, size)
      const isFinal = !preparing && upToDate && source.index.size <= SHOP_LIST_LIMIT
      return { ...found, preparing, upToDate, matches: isFinal ? found.matches : null }
    },
    facets: (text, query) => searchFacets(shown.source, shown.index, text, query),
    suggest: (text, limit, locale) => suggest(shown.source, shown.index, { text, limit, locale }),
  }
}

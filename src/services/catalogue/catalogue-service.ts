/** The catalogue's use cases over a read model in memory that follows the database's changes. */
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import {
  cataloguePage,
  wholeFacets,
  type CataloguePage,
  type PageSize,
} from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { FacetLists } from '#domain/catalogue/query/facet-lists.ts'
import type { SearchPage } from '#domain/catalogue/search/search-page.ts'
import { productMenu, type ProductMenuEntry } from '#domain/catalogue/showing/product-menu.ts'
import { relatedProducts } from '#domain/catalogue/showing/related.ts'
import type { CatalogueReading } from './catalogue-reading.ts'
import { createReadModel } from './catalogue-read-model.ts'
import type { SnapshotOptions } from './snapshot-keeper.ts'
import { listIds, type ListOptions, type ProductIds } from './list-ids.ts'
import { withMembers } from './group-members.ts'
import { createProductTexts } from './product-texts.ts'
import { makeShopList, type ShopList } from './shop-list.ts'
import { COMMON_SYNONYMS, type SearchSynonyms } from '#domain/catalogue/search/words/search-synonyms.ts'
import { createCatalogueSearch } from '../search/search-catalogue.ts'
import type { SearchBuild } from '../search/search-building.ts'
import { createSearchKeeper } from '../search/search-keeper.ts'
import type { Suggestion } from '../search/suggestions.ts'

/** Products up to which the search is complete before the service is ready. */
const SEARCH_BEFORE_READY = 5000

export interface CatalogueService {
  /** Loads the catalogue and follows its changes; rejects when the first load fails. */
  start(): Promise<void>
  /** Ends the watch and waits for a refresh that is under way. */
  stop(): Promise<void>
  /** False until the first load is done. */
  readonly ready: boolean
  /** Moves when a list could look different (price, text, reviews, availability), not with every piece sold. The same in every process. */
  readonly version: string
  /** Moves with every change that was seen; counts within this process only. */
  readonly revision: number
  /** Calls `onChange` with the products that moved, or null for all of them, once the service answers from the new state. */
  onChange(onChange: (ids: readonly string[] | null) => void): void
  source(): CatalogueSource
  page(query: CatalogueQuery, size: PageSize): Promise<CataloguePage>
  has(id: string): boolean
  product(id: string): Promise<Product | null>
  /** In the order of `ids`; ids that are gone are absent. */
  products(ids: readonly string[]): Promise<Product[]>
  /** The same products as a JSON array, each made into text once. */
  productsJson(ids: readonly string[]): Promise<string>
  related(product: { id: string; category: { name: string } }, limit: number): Promise<CatalogueItem[]>
  menu(): Promise<ProductMenuEntry[]>
  /** @throws {RangeError} where `after` is no product. */
  list(query: CatalogueQuery, options?: ListOptions): ProductIds
  /** @param locale BCP 47: the language in which products and groups are called; the main one without. */
  suggest(text: string, limit: number, locale?: string | null): Promise<Suggestion[]>
  /** Products that match a text, best first unless the query sorts (spec 2.14). */
  search(text: string, query: CatalogueQuery, size: PageSize): Promise<SearchPage>
  /** The whole lists of a query's options, however long; with a text those of its matches. */
  facets(query: CatalogueQuery, text?: string): FacetLists
  /** With the products of each: all of them in a catalogue that is held whole, in a larger one the first of them. */
  categories(): Promise<readonly Category[]>
  brands(): Promise<readonly Brand[]>
  /**
   * The browser's copy of a small catalogue in one language, the main one without; null above `SHOP_LIST_LIMIT` products.
   * @param locale BCP 47.
   */
  shopList(locale?: string | null): ShopList | null
}

/** Spec 2.4, 4.2, 7.1 and 9.5: lists, pages, the menu and single products. `onError` hears of refreshes that failed; the last good state stays. */
export function createCatalogueService(
  reading: CatalogueReading,
  options: {
    onError?: (error: unknown) => void
    wholeUpTo?: number
    snapshots?: SnapshotOptions | undefined
    /** Where their search is kept. */
    searchSnapshots?: SnapshotOptions | undefined
    buildSearch?: SearchBuild | undefined
    /** Names of the same goods; those that every shop has by default. */
    synonyms?: SearchSynonyms
  } = {},
): CatalogueService {
  const onError = options.onError ?? (() => undefined)
  const model = createReadModel(reading, { ...options, onError })
  const texts = createProductTexts(reading, model)
  const { synonyms = COMMON_SYNONYMS, searchSnapshots } = options
  const keeper = searchSnapshots && createSearchKeeper(reading, searchSnapshots, synonyms)
  const search = createCatalogueSearch(reading.catalogue, model, onError, {
    synonyms,
    keeper,
    build: options.buildSearch,
  })
  const menu = perVersion(() => productMenu(model.source()))
  const categories = perVersion(() => withMembers(model.source(), 'category', model.source().categories))
  const brands = perVersion(() => withMembers(model.source(), 'brand', model.source().brands))
  const shopLists = new Map<string | null, () => ShopList | null>()
  function shopList(locale: string | null = null): ShopList | null {
    const make =
      shopLists.get(locale) ?? perVersion(() => makeShopList(model.version, model.list, model.source(), locale))
    shopLists.set(locale, make)
    return make()
  }
  /** What fails is made again by the next call. */
  function perVersion<T>(make: () => T): () => T {
    let made: { version: string; value: T } | undefined
    return () => {
      if (made?.version === model.version) return made.value
      const mine = { version: model.version, value: make() }
      made = mine
      if (mine.value instanceof Promise) {
        mine.value.catch(() => {
          if (made === mine) made = undefined
        })
      }
      return mine.value
    }
  }
  return {
    start: async () => {
      await model.start()
      // A large catalogue is served at once; its search fills up behind, unless it was kept.
      if (model.source().index.size <= SEARCH_BEFORE_READY) await search.settled()
      else await search.restored()
    },
    stop: async () => {
      await model.stop()
      await search.stop()
    },
    get ready() {
      return model.ready
    },
    get version() {
      return model.version
    },
    get revision() {
      return model.revision
    },
    onChange: (onChange) => model.onChange(onChange),
    source: () => model.source(),
    page: (query, size) => cataloguePage(model.source(), query, size),
    has: (id) => model.source().index.positionOf(id) >= 0,
    product: async (id) => (await reading.catalogue.productsByIds([id]))[0] ?? null,
    products: (ids) => reading.catalogue.productsByIds(ids),
    productsJson: (ids) => texts.json(ids),
    related: (product, limit) => relatedProducts(model.source(), product, limit),
    menu,
    list: (query, part) => listIds(model.source().index, query, part),
    suggest: (text, limit, locale = null) => search.suggest(text, limit, locale),
    search: (text, query, size) => search.page(text, query, size),
    facets: (query, text) => (text === undefined ? wholeFacets(model.source(), query) : search.facets(text, query)),
    categories,
    brands,
    shopList,
  }
}

/** What a home shows, chosen by rule from the catalogue and the settings (specification, section 2). */
import { type CatalogueQuery, EMPTY_QUERY } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product.ts'
import { withFilter, withSort } from '#domain/catalogue/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { isOutOfStock } from '#domain/catalogue/stock.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { homeAccent } from './accent.ts'
import { bannerProducts } from './choose/banners.ts'
import { homeCollections } from './choose/collections.ts'
import { curatedCollections } from './choose/curated.ts'
import { runningOffers } from './choose/deals.ts'
import { heroGoods, isPictured } from './choose/hero-goods.ts'
import { lookPieces } from './choose/look.ts'
import { openingLine } from './choose/opening-line.ts'
import { routineSteps, withItems } from './choose/routine.ts'
import { shadeWall } from './choose/shades.ts'
import { shortLists } from './choose/short-lists.ts'
import { specFigures } from './choose/spec-figures.ts'
import { metalsOf, stonesOf } from './choose/stones.ts'
import { byNewest, byRating, bySales, topOf } from './choose/top-of.ts'
import type { Home, Told } from './home.ts'
import { brandsOf, categoryDoors, shopDoors } from './home-doors.ts'
import { homeLayout, type SectionId } from './layouts.ts'

const ARRIVALS = 8
/** Cards of their row from 768 pixels on; fewer would leave a hole in it. */
const FEWEST_ARRIVALS = 3
const TOP_RATED = 4
const MOST_BRANDS = 11
/** The running deal and those that follow it when it ends on an open or a kept page. */
const DEALS = 3
/** Best sellers whose whole attributes are read. */
const READ = 40

export interface HomeRequest {
  source: CatalogueSource
  settings: ShopSettings
  /** Path segment under /home. */
  path: string
  /** Epoch milliseconds. */
  nowMs: number
  sortBy: CatalogueQuery['sortBy']
  /** Whole products; ids that are gone are absent. */
  read: (ids: readonly string[]) => Promise<Product[]>
}

/** The home at a path, or null where there is none, it is switched off, or its type has no product. */
export async function homeData({ source, settings, path, nowMs, sortBy, read }: HomeRequest): Promise<Home | null> {
  const type = settings.productTypes.find(({ home }) => home === path) ?? null
  const own = settings.homes[path]
  if ((path !== 'main' && !type) || own?.enabled === false) return null
  const query = type ? withFilter(EMPTY_QUERY, { type: slug(type.id) }) : EMPTY_QUERY
  const selection = source.index.select(query)
  const count = selection.total
  if (type && count === 0) return null
  const facets = selection.facets()
  const items = await source.showcase(type?.id)

  const mood = type ? type.id : 'main'
  const ours = isPictured(items, mood)
  const doors = type ? [] : await shopDoors(source, facets.type, settings)
  const { sections, collectionSize } = homeLayout(mood, ours, doors.length)
  const has = (section: SectionId): boolean => sections.includes(section)

  const sellers = topOf(items, READ, bySales)
  const deals = runningOffers(items, nowMs, DEALS)
  const dealId = deals[0]?.id
  const featured = sellers.find((item) => !isOutOfStock(item) && item.id !== dealId)
  const buyable = items.filter((item) => !isOutOfStock(item))
  const look = has('look') ? lookPieces(items) : []
  const taken = [dealId, has('spec') ? featured?.id : undefined, ...look.map(({ id }) => id)]
  const bannerGoods = has('banners') ? bannerProducts(items, new Set(taken)) : []
  const inDepth = has('routine') || has('stones') || has('spec') ? sellers : []
  const products = await read([...new Set([...deals, ...bannerGoods, ...inDepth].map(({ id }) => id))])
  const byId = new Map(products.map((product) => [product.id, product]))
  const told = (list: readonly CatalogueItem[]): Told[] =>
    list.map((product) => ({ product, line: openingLine(byId.get(product.id)?.description ?? product.preview) }))
  const deep = inDepth.flatMap(({ id }) => byId.get(id) ?? [])

  const brands = brandsOf(source, facets.brand)
  const collections = homeCollections(items, collectionSize)
  return {
    path,
    mood,
    typeTitle: type?.title ?? null,
    shopName: settings.name,
    sections,
    shop: links.shop(query),
    newest: links.shop(withSort(query, 'newest')),
    count,
    makers: brands.length,
    heroPicture: own?.hero ?? null,
    hasStillLife: ours,
    accent: own?.accent === undefined ? null : homeAccent(own.accent),
    heroGoods: own?.hero || !ours ? [] : heroGoods(items, mood),
    doors: has('doors') ? doors : [],
    categories: has('categories') ? await categoryDoors(source, facets.category, type?.id) : [],
    collections,
    sortBy,
    deals: told(deals),
    banners: told(bannerGoods),
    // Where nothing is featured and nothing has sold, the collection is the new arrivals already.
    arrivals:
      collections.some(({ id }) => id !== 'new') && buyable.length >= FEWEST_ARRIVALS
        ? topOf(buyable, ARRIVALS, byNewest)
        : [],
    curated: has('curated') ? await curatedCollections(source, items, facets.tag) : [],
    topRated: has('top-rated')
      ? topOf(
          items.filter(({ rating }) => rating.count > 0),
          TOP_RATED,
          byRating,
        )
      : [],
    shortLists: has('short-lists') ? shortLists(items) : [],
    brands: brands.slice(0, MOST_BRANDS),
    spec: has('spec') ? specOf(deep, told, items, dealId) : null,
    look,
    shades: has('shades') ? shadeWall(items) : null,
    routine: has('routine') ? withItems(routineSteps(deep), items) : [],
    stones: has('stones') ? stonesOf(deep) : [],
    metals: has('stones') ? metalsOf(deep) : [],
  }
}

/** The best seller, other than the deal, that has figures to show. */
function specOf(
  deep: readonly Product[],
  told: (list: readonly CatalogueItem[]) => Told[],
  items: readonly CatalogueItem[],
  dealId: string | undefined,
): Home['spec'] {
  for (const product of deep) {
    const figures = specFigures(product.additionalInformation)
    const item = items.find(({ id }) => id === product.id)
    const [shown] = item ? told([item]) : []
    if (shown && figures.length > 0 && product.id !== dealId && !isOutOfStock(product)) return { ...shown, figures }
  }
  return null
}

/** What a home shows, chosen by rule from the catalogue and the settings (spec 2.12). */
import type { GroupText } from '#texts/text-pack.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
import { type CatalogueQuery, EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { withFilter, withSort } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { links } from '../../links.ts'
import { homeAccent } from './accent.ts'
import { bannerProducts } from './choose/banners.ts'
import { pictureDoors, picturedItem } from './choose/category-pictures.ts'
import { coverRows, homeCollections, kindCollections, mosaicOrder } from './choose/collections.ts'
import { curatedCollections } from './choose/curated.ts'
import { runningOffers } from './choose/deals.ts'
import { heroGoods, isPictured } from './choose/hero-goods.ts'
import { lookPieces } from './choose/look.ts'
import { openingLine } from './choose/opening-line.ts'
import { routineSteps, withItems } from './choose/routine.ts'
import { shadeWall } from './choose/shades.ts'
import { shortLists } from './choose/short-lists.ts'
import { createShownGoods } from './choose/shown-goods.ts'
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
  /** What the home says in the shop's language. */
  t: GroupText<'home'>
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
export async function homeData({ source, settings, path, nowMs, sortBy, read, t }: HomeRequest): Promise<Home | null> {
  const type = settings.productTypes.find(({ home }) => home === path) ?? null
  const own = settings.homes[path]
  if ((path !== 'main' && !type) || own?.enabled === false) return null
  const query = type ? withFilter(EMPTY_QUERY, { type: slug(type.id) }) : EMPTY_QUERY
  const selection = source.index.select(query)
  const count = selection.total
  if (type && count === 0) return null
  const facets = selection.facets()
  const items = await source.showcase(type?.id)

  const readById = async (list: readonly CatalogueItem[]) =>
    new Map((await read([...new Set(list.map(({ id }) => id))])).map((product) => [product.id, product]))

  const mood = type ? type.id : 'main'
  const ours = isPictured(items, mood)
  const doors = type ? [] : await shopDoors(source, facets.type, settings)
  const { sections, collectionSize, byKind, mosaic } = homeLayout(mood, ours, doors.length, count)
  const has = (section: SectionId): boolean => sections.includes(section)

  const sellers = topOf(items, READ, bySales)
  const buyable = items.filter((item) => !isOutOfStock(item))
  const inDepth = has('routine') || has('stones') || has('spec') ? sellers : []
  const offers = runningOffers(items, nowMs, DEALS * 2)
  const deepById = await readById(inDepth)
  const deep = inDepth.flatMap(({ id }) => deepById.get(id) ?? [])

  // The sections that tell of few goods choose first, the long rows take what is left.
  const goods = createShownGoods(sections, mosaic ? ['hero', 'categories'] : [])
  if (mosaic) goods.show('collections', items)
  const pictured = goods.show('hero', own?.hero || !ours ? [] : heroGoods(items, mood))
  const [deal] = has('deal') ? goods.show('deal', offers.slice(0, 1)) : []
  const ownPictures = has('categories') ? await categoryDoors(source, facets.category, type?.id) : []
  const onDoors = new Set(ownPictures.map(({ img }) => picturedItem(items, img)?.id))
  const apartFromDoors = items.filter(({ id }) => !onDoors.has(id))
  const look = has('look') ? [...goods.show('look', lookPieces(goods.free('look', apartFromDoors)))] : []
  const categories = pictureDoors(ownPictures, items, goods)
  const inRows = byKind ? coverRows(goods.free('collections', items), collectionSize) : []
  goods.show('collections', inRows)
  const spec = has('spec') ? specOf(goods.free('spec', deep), items) : null
  if (spec) goods.show('spec', [spec.product])
  const shades = has('shades') ? shadeWall(goods.free('shades', items)) : null
  if (shades)
    goods.show(
      'shades',
      shades.shades.map(({ product }) => product),
    )
  const routine = has('routine') ? withItems(routineSteps(goods.free('routine', deep)), items) : []
  goods.show(
    'routine',
    routine.map(({ product }) => product),
  )
  const stones = has('stones') ? stonesOf(goods.free('stones', buyableFirst(deep))) : []
  goods.show('stones', stones)
  const taken = new Set([deal, spec?.product, ...look, ...pictured].map((item) => item?.id))
  const bannerGoods = has('banners') ? goods.show('banners', bannerProducts(goods.free('banners', items), taken)) : []
  // The large ones of a mosaic stand nowhere else.
  const all = mosaic ? mosaicOrder(items, (item) => goods.times(item.id) > 1) : inRows
  const collections =
    all.length > 0 ? kindCollections(all) : homeCollections(goods.free('collections', items), collectionSize)
  for (const { products } of collections) goods.show('collections', products)
  // Where nothing stands between, the hero shows it already.
  const isDeal = deal !== undefined && !goods.isBeside('deal', deal.id)
  if (!isDeal) goods.leaveOut('deal')
  const newest = topOf(goods.free('arrivals', buyable), ARRIVALS, byNewest)
  // Where nothing is featured and nothing has sold, the collection is the new arrivals already.
  const hasArrivals = has('arrivals') && collections.some(({ id }) => id !== 'new') && newest.length >= FEWEST_ARRIVALS
  const arrivals = hasArrivals ? [...goods.show('arrivals', newest)] : []
  const isOnCover = (item: CatalogueItem) => goods.free('curated', [item]).length > 0
  const words = { t, money: moneyOf(settings) }
  const curated = has('curated') ? await curatedCollections(source, items, facets.tag, words, isOnCover) : []
  goods.show(
    'curated',
    curated.flatMap(({ cover }) => cover),
  )
  const rated = goods.free('top-rated', items).filter(({ rating }) => rating.count > 0)
  const topRated = has('top-rated') ? [...goods.show('top-rated', topOf(rated, TOP_RATED, byRating))] : []
  const lists = has('short-lists') ? shortLists(goods.free('short-lists', items)) : []
  for (const { products } of lists) goods.show('short-lists', products)
  // Those that take the deal's place when it ends: what stands beside it already comes last, but before a countdown of zeros.
  const followers = offers.slice(1)
  const apart = goods.free('deal', followers)
  const beside = followers.filter((item) => !apart.includes(item))
  const deals = isDeal ? [deal, ...apart, ...beside].slice(0, DEALS) : []

  const byId = new Map([...deepById, ...(await readById([...deals, ...bannerGoods]))])
  const lineOf = ({ id, preview }: CatalogueItem) => openingLine(byId.get(id)?.description ?? preview)
  const told = (list: readonly CatalogueItem[]): Told[] => list.map((product) => ({ product, line: lineOf(product) }))
  const brands = brandsOf(source, facets.brand)
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
    heroGoods: [...pictured],
    doors: has('doors') ? doors : [],
    categories,
    collections,
    mosaic,
    sortBy,
    deals: told(deals),
    banners: told(bannerGoods),
    arrivals,
    curated,
    topRated,
    shortLists: lists,
    brands: brands.slice(0, MOST_BRANDS),
    spec: spec && { product: spec.product, line: lineOf(spec.product), figures: spec.figures },
    look,
    shades,
    routine,
    stones,
    metals: has('stones') ? metalsOf(deep) : [],
  }
}

/** The first that can be bought and has figures to show. */
function specOf(deep: readonly Product[], items: readonly CatalogueItem[]) {
  for (const { id, additionalInformation } of deep) {
    const figures = specFigures(additionalInformation)
    const product = items.find((item) => item.id === id)
    if (product && figures.length > 0 && !isOutOfStock(product)) return { product, figures }
  }
  return null
}

/** In their order, but what is sold out behind. */
function buyableFirst<Item extends CatalogueItem>(items: readonly Item[]): Item[] {
  return [...items.filter((item) => !isOutOfStock(item)), ...items.filter(isOutOfStock)]
}

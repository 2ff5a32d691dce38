/** The curated catalogues: shorter lists for a reason, each a query of the shop with a cover out of what it finds. */
import type { GroupText } from '#texts/text-pack.ts'
import { moneyOf, type MoneySettings } from '#domain/shop/shop-money.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { type CatalogueQuery, EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { smallGift, smallGiftPrice } from '../../goods/small-gift.ts'
import { links } from '../../links.ts'

interface CollectionRow {
  id: string
  title: string
  line: string
  query: Partial<CatalogueQuery>
  /** Whose tint the cover wears. */
  mood: string
}

function gifts(shop: { money: MoneySettings }, t: GroupText<'pages'>): CollectionRow {
  const money = moneyOf(shop)
  return {
    id: 'gifts',
    title: t('listGifts', { price: smallGiftPrice(money) }),
    line: t('listGiftsLine'),
    query: { tag: 'gift', maxPrice: smallGift(money) },
    mood: 'beauty',
  }
}

/** Title, reason and query of each; a row that finds fewer than three products is left out. */
const rows = (t: GroupText<'pages'>): readonly CollectionRow[] => [
  {
    id: 'desk',
    title: t('listDesk'),
    line: t('listDeskLine'),
    query: { tag: 'work' },
    mood: 'electronics',
  },
  {
    id: 'travel',
    title: t('listTravel'),
    line: t('listTravelLine'),
    query: { tag: 'travel' },
    mood: 'fashion',
  },
  {
    id: 'evening',
    title: t('listEvening'),
    line: t('listEveningLine'),
    query: { tag: 'evening' },
    mood: 'jewelry',
  },
  { id: 'everyday', title: t('listEveryday'), line: t('listEverydayLine'), query: { tag: 'everyday' }, mood: 'main' },
  {
    id: 'wedding',
    title: t('listWedding'),
    line: t('listWeddingLine'),
    query: { tag: 'wedding' },
    mood: 'jewelry',
  },
  {
    id: 'summer',
    title: t('listSummer'),
    line: t('listSummerLine'),
    query: { tag: 'summer' },
    mood: 'fashion',
  },
  { id: 'winter', title: t('listWinter'), line: t('listWinterLine'), query: { tag: 'winter' }, mood: 'beauty' },
  {
    id: 'wireless',
    title: t('listWireless'),
    line: t('listWirelessLine'),
    query: { tag: 'wireless' },
    mood: 'electronics',
  },
  { id: 'leather', title: t('listLeather'), line: t('listLeatherLine'), query: { tag: 'leather' }, mood: 'fashion' },
  {
    id: 'new-season',
    title: t('listNewSeason'),
    line: t('listNewSeasonLine'),
    query: { tag: 'new-season' },
    mood: 'main',
  },
  {
    id: 'sale',
    title: t('listSale'),
    line: t('listSaleLine'),
    query: { status: 'on-sale', sortBy: 'discount' },
    mood: 'main',
  },
]

/** Lists made of tags that we have no words for are added until there are so many. */
const ENOUGH = 9
const TINTS = ['main', 'beauty', 'electronics', 'fashion', 'jewelry']

/** Products on a cover, and how many of a list are looked at for them. */
const COVER = 3
const LOOKED_AT = 48

export interface Collection {
  id: string
  title: string
  /** The reason in words; '' for none. */
  line: string
  mood: string
  count: number
  to: string
  /** Three pictures and whose they are. */
  cover: { img: string; title: string }[]
}

/**
 * Spec 2.13: our own and, where those find little, such of the owner's tags. Covers repeat as little as they can, so
 * that a page of them does not look like one.
 */
export async function collections(
  source: CatalogueSource,
  shop: { money: MoneySettings },
  t: GroupText<'pages'>,
): Promise<Collection[]> {
  const own = [gifts(shop, t), ...rows(t)]
  const found = [...own, ...tagRows(source, own)].map((row) => {
    const query: CatalogueQuery = { ...EMPTY_QUERY, ...row.query }
    const selection = source.index.select(query)
    return { row, query, count: selection.total, looked: selection.positions(0, LOOKED_AT) }
  })
  const used = new Set<string>()
  const shown: Collection[] = []
  for (const { row, query, count, looked } of found) {
    if (count < COVER || (row.line === '' && shown.length >= ENOUGH)) continue
    const cover = pickCover(await source.items(looked), used)
    for (const item of cover) used.add(item.id)
    const { id, title, line, mood } = row
    const pictures = cover.map(({ img, title: name }) => ({ img, title: name }))
    shown.push({ id, title, line, mood, count, to: links.shop(query), cover: pictures })
  }
  return shown
}

/** The most frequent tags of an owner's own, plainly named and without a line. */
function tagRows({ index }: CatalogueSource, own: readonly CollectionRow[]): CollectionRow[] {
  const known = new Set(own.map(({ query }) => query.tag))
  return index
    .select(EMPTY_QUERY)
    .facets()
    .tag.filter(({ value }) => !known.has(value))
    .slice(0, ENOUGH)
    .map(({ value, label }, place) => ({
      id: `tag-${value}`,
      title: label.charAt(0).toUpperCase() + label.slice(1),
      line: '',
      query: { tag: value },
      mood: TINTS[place % TINTS.length] ?? 'main',
    }))
}

/** Fresh products first, then such of other types than the ones already on the cover. */
function pickCover(items: readonly CatalogueItem[], used: ReadonlySet<string>): CatalogueItem[] {
  const fresh = items.filter(({ id }) => !used.has(id))
  const pool = [...fresh, ...items.filter(({ id }) => used.has(id))]
  const cover: CatalogueItem[] = []
  for (const different of [true, false]) {
    for (const item of pool) {
      if (cover.length === COVER) return cover
      const known = cover.some(({ id, parent }) => id === item.id || (different && parent === item.parent))
      if (!known) cover.push(item)
    }
  }
  return cover
}

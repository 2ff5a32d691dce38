/** Collections across the shops, found by tag: a title, a line, three pictures and a link into the filtered shop. */
import type { GroupText } from '#texts/text-pack.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { isOutOfStock } from '#domain/catalogue/product/stock.ts'
import type { DecimalAmount } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { smallGift, smallGiftPrice } from '../../../goods/small-gift.ts'
import { links } from '../../../links.ts'
import { countWord, sentence } from '../../../goods/count-words.ts'
import { byCover, topOf } from './top-of.ts'

export interface CuratedCollection {
  title: string
  line: string
  to: string
  cover: { id: string; img: string; title: string }[]
}

/** What the words of a collection are made with. */
export interface CuratedWords {
  t: GroupText<'home'>
  money: Money
}

interface Theme {
  tag: string
  /** Inclusive. */
  maxPrice?: DecimalAmount
  title: string
  line: (number: string) => string
}

/** Themes that we have words for, in order; other tags follow with plain ones. */
const themes = ({ t, money }: CuratedWords): readonly Theme[] => [
  {
    tag: 'gift',
    maxPrice: smallGift(money),
    title: t('giftsUnder', { price: smallGiftPrice(money) }),
    line: (number) => t('giftsUnderLine', { number }),
  },
  { tag: 'desk', title: t('workingDesk'), line: (number) => t('workingDeskLine', { number }) },
  { tag: 'weekend', title: t('weekendAway'), line: (number) => t('weekendAwayLine', { number }) },
  { tag: 'gift', title: t('gifts'), line: (number) => t('giftsLine', { number }) },
]
const MOST = 3
/** Pictures of a collage; a theme needs as many products. */
const PICTURES = 3
/** Products of a theme that are looked at where those to choose among are too few. */
const LOOKED_AT = 24

/**
 * At most three, each with three goods or more, no tag twice and no picture twice while there are others.
 * @param items what is chosen among, `tags` the counts of the whole catalogue, and `isFree` whether a product may stand on a cover.
 */
export async function curatedCollections(
  { index, items: read }: CatalogueSource,
  items: readonly CatalogueItem[],
  tags: readonly FacetOption[],
  words: CuratedWords,
  isFree: (item: CatalogueItem) => boolean = () => true,
): Promise<CuratedCollection[]> {
  const { t, money } = words
  const counts = new Map(tags.map(({ value, count }) => [value, count]))
  const byTag = new Map<string, CatalogueItem[]>()
  for (const item of items) {
    for (const tag of new Set(item.tags.map(slug))) {
      const tagged = byTag.get(tag)
      if (tagged) tagged.push(item)
      else byTag.set(tag, [item])
    }
  }
  const plain = [...byTag]
    .map(([tag]) => tag)
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .map((tag): Theme => ({ tag, title: titleOf(tag), line: (number) => t('piecesCounted', { number }) }))

  const seen = new Set<string>()
  const found: CuratedCollection[] = []
  for (const theme of [...themes(words), ...plain]) {
    if (found.length === MOST) break
    if (found.some(({ to }) => to.includes(`tag=${theme.tag}`))) continue
    const query = withFilter(EMPTY_QUERY, { tag: theme.tag, maxPrice: theme.maxPrice })
    const selection = index.select(query)
    const count = selection.total
    const known = (byTag.get(theme.tag) ?? []).filter(
      ({ price }) => theme.maxPrice === undefined || price <= money.toMinor(theme.maxPrice),
    )
    const goods = known.length < Math.min(count, PICTURES) ? await read(selection.positions(0, LOOKED_AT)) : known
    const sellers = topOf(
      goods.filter((item) => !isOutOfStock(item) && isFree(item)),
      PICTURES * MOST,
      byCover,
    )
    const pictured = [...sellers.filter(({ id }) => !seen.has(id)), ...sellers.filter(({ id }) => seen.has(id))]
    if (pictured.length < PICTURES) continue
    const shown = pictured.slice(0, PICTURES)
    for (const { id } of shown) seen.add(id)
    found.push({
      title: theme.title,
      line: theme.line(sentence(countWord(count, t.locale))),
      to: links.shop(query),
      cover: shown.map(({ id, img, title: name }) => ({ id, img, title: name })),
    })
  }
  return found
}

function titleOf(tag: string): string {
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

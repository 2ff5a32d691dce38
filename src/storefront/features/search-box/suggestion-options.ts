/** The rows of the suggestion panel: searches, categories, brands and products, few enough to be seen at once (usability 4). */
import type { KeyOf } from '#texts/text-pack.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import type { Minor } from '#domain/money/minor.ts'
import { links } from '#storefront/links.ts'
import { completions } from './completions.ts'
import type { Suggested, SuggestionAnswer } from './suggestion-source.ts'

export type OptionKind = 'query' | Suggested['kind']

export interface SearchOption {
  kind: OptionKind
  /** What the arrow keys copy into the field. */
  text: string
  to: string
  /** A product's picture, list price, and what it sells for now. */
  img?: string | undefined
  price?: Minor | undefined
  currentPrice?: Minor | undefined
}

export interface OptionGroup {
  kind: OptionKind
  title: KeyOf<'search'>
  options: SearchOption[]
}

/** Rows of each kind at most, and of all together. Usability 4: 10 on a desktop, 8 on a phone. */
interface Room {
  queries: number
  groups: number
  products: number
  all: number
}

const ROOM: Record<'desktop' | 'phone', Room> = {
  desktop: { queries: 3, groups: 3, products: 5, all: 10 },
  phone: { queries: 2, groups: 2, products: 5, all: 8 },
}

const TITLES: readonly [OptionKind, KeyOf<'search'>][] = [
  ['query', 'searchesTitle'],
  ['category', 'categoriesTitle'],
  ['brand', 'brandsTitle'],
  ['product', 'productsTitle'],
]

const ADDRESSES: Record<Suggested['kind'], (value: string) => string> = {
  category: (category) => links.shop({ ...EMPTY_QUERY, category }),
  brand: (brand) => links.shop({ ...EMPTY_QUERY, brands: [brand] }),
  product: (id) => links.product(id),
}

/** The groups that have rows, in the order of the panel. */
export function suggestionOptions({ text, found }: SuggestionAnswer, screen: keyof typeof ROOM): OptionGroup[] {
  const room = ROOM[screen]
  const titles = found.filter(({ kind }) => kind !== 'brand').map(({ title }) => title)
  const queries = completions(text, titles, room.queries).map((query): SearchOption => ({
    kind: 'query',
    text: query,
    to: links.search(query),
  }))
  const groups = found.filter(({ kind }) => kind !== 'product').slice(0, room.groups)
  const left = Math.min(room.products, room.all - queries.length - groups.length)
  const products = found.filter(({ kind }) => kind === 'product').slice(0, left)
  const options = [...queries, ...[...groups, ...products].map(optionOf)]
  return TITLES.flatMap(([kind, title]) => {
    const own = options.filter((option) => option.kind === kind)
    return own.length > 0 ? [{ kind, title, options: own }] : []
  })
}

function optionOf({ kind, title, value, img, price, currentPrice }: Suggested): SearchOption {
  return { kind, text: title, to: ADDRESSES[kind](value), img, price, currentPrice }
}

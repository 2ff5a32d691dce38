/** All brands with goods by their first letter, with the counts that the shop filters to. */
import { wholeFacets } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { findOptions } from '#domain/catalogue/query/facet-lists.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { links } from '../../links.ts'

/** Brands named at most; those of a larger catalogue are found by the shop's own filter. */
const MOST = 3000

export interface BrandGroup {
  /** A capital letter, or `#` for what begins with none. */
  letter: string
  brands: { slug: string; name: string; count: number; to: string }[]
}

export interface BrandGroups {
  groups: BrandGroup[]
  /** All of them, of which the groups hold the first. */
  total: number
}

/** From so many brands on letters help to find one; fewer are seen at a glance, each with pictures of its goods. */
const WORTH_LETTERS = 30

/** Whether each brand has room for a portrait. */
export function hasPortraits({ groups }: Pick<BrandGroups, 'groups'>): boolean {
  return groups.reduce((sum, { brands }) => sum + brands.length, 0) < WORTH_LETTERS
}

/** By the alphabet; with a product type only the brands that have goods of it. */
export function brandGroups(source: CatalogueSource, type?: string): BrandGroups {
  const query = type === undefined ? EMPTY_QUERY : withFilter(EMPTY_QUERY, { type })
  const { options, total } = findOptions(wholeFacets(source, query).brand, '', MOST)
  const groups = new Map<string, BrandGroup['brands']>()
  for (const { value, label, count } of options) {
    const letter = letterOf(label)
    const brand = { slug: value, name: label, count, to: links.shop(withFilter(query, { brands: [value] })) }
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  return { groups: [...groups].map(([letter, brands]) => ({ letter, brands })), total }
}

function letterOf(name: string): string {
  const first = [...name.normalize('NFKD')].find((sign) => !/\p{M}/u.test(sign)) ?? ''
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#'
}

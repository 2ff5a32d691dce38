/** The active filters of a query as chips: their words and how each of them is taken off. */
import type { GroupText } from '#texts/text-pack.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { FACETS, type FacetKey, type FacetOption } from '#domain/catalogue/query/facets.ts'
import { optionChange, type QueryChange, withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import type { DecimalAmount } from '#domain/money/minor.ts'
import { statusName } from './status-names.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import type { Money } from '#domain/shop/shop-money.ts'

/** What the words of a chip are made with. */
export interface FilterWords {
  t: GroupText<'lists'>
  money: Money
  /** What a word of the goods is called on the page. */
  called: (name: string) => string
}

export interface ActiveFilter {
  id: string
  label: string
  remove: QueryChange
}

/** Price first, then in the order of the facets; a product type by its title; a value that the catalogue does not know is shown as it was asked. */
export function activeFilters(
  query: CatalogueQuery,
  facets: Readonly<Record<FacetKey, readonly FacetOption[]>>,
  words: FilterWords,
  types: readonly ProductType[] = [],
): ActiveFilter[] {
  const chips: ActiveFilter[] = []
  if (query.minPrice !== undefined || query.maxPrice !== undefined) {
    const remove: QueryChange = (latest) => withFilter(latest, { minPrice: undefined, maxPrice: undefined })
    chips.push({ id: 'price', label: priceLabel(query, words), remove })
  }
  for (const facet of FACETS) {
    for (const value of facet.selected(query)) {
      const type = facet.key === 'type' ? types.find(({ id }) => slug(id) === value)?.title : undefined
      const known = type ?? facets[facet.key].find((option) => option.value === value)?.label
      chips.push({
        id: `${facet.key}-${value}`,
        label: chipLabel(facet.key, value, known, words),
        remove: optionChange(query, facet.key, value),
      })
    }
  }
  return chips
}

function priceLabel(
  { minPrice: min = 0, maxPrice: max }: CatalogueQuery,
  { t, money: { short, toMinor } }: FilterWords,
): string {
  const written = (decimal: DecimalAmount) => short(toMinor(decimal))
  if (max === undefined) return t('priceFrom', { price: written(min) })
  return min === 0 ? t('priceUpTo', { price: written(max) }) : `${written(min)} – ${written(max)}`
}

function chipLabel(facet: FacetKey, value: string, known: string | undefined, { t, called }: FilterWords): string {
  if (facet === 'rating') return t('starsAndUp', { stars: value })
  return facet === 'status' ? t(statusName(value)) : called(known ?? value)
}

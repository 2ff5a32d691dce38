/** The active filters of a query as chips: their words and how each of them is taken off. */
import type { GroupText } from '#texts/text-pack.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { FACETS, type FacetKey, type FacetOption } from '#domain/catalogue/query/facets.ts'
import { optionChange, type QueryChange, withFilter } from '#domain/catalogue/query/query-change.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { type Minor, ZERO } from '#domain/money/minor.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import { formatShortMoney } from '#domain/shop/short-money.ts'

export interface ActiveFilter {
  id: string
  label: string
  remove: QueryChange
}

/** Price first, then in the order of the facets; a product type by its title; a value that the catalogue does not know is shown as it was asked. */
export function activeFilters(
  query: CatalogueQuery,
  facets: Readonly<Record<FacetKey, readonly FacetOption[]>>,
  t: GroupText<'lists'>,
  types: readonly ProductType[] = [],
): ActiveFilter[] {
  const chips: ActiveFilter[] = []
  if (query.minPrice !== undefined || query.maxPrice !== undefined) {
    const remove: QueryChange = (latest) => withFilter(latest, { minPrice: undefined, maxPrice: undefined })
    chips.push({ id: 'price', label: priceLabel(query.minPrice, query.maxPrice, t), remove })
  }
  for (const facet of FACETS) {
    for (const value of facet.selected(query)) {
      const type = facet.key === 'type' ? types.find(({ id }) => slug(id) === value)?.title : undefined
      const known = type ?? facets[facet.key].find((option) => option.value === value)?.label
      chips.push({
        id: `${facet.key}-${value}`,
        label: facet.key === 'rating' ? t('starsAndUp', { stars: value }) : (known ?? value),
        remove: optionChange(query, facet.key, value),
      })
    }
  }
  return chips
}

function priceLabel(min: Minor | undefined, max: Minor | undefined, t: GroupText<'lists'>): string {
  if (max === undefined) return t('priceFrom', { price: formatShortMoney(min ?? ZERO) })
  if (min === undefined) return t('priceUpTo', { price: formatShortMoney(max) })
  return `${formatShortMoney(min)} – ${formatShortMoney(max)}`
}

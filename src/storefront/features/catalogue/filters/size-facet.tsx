/** Sizes as small pills. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useFrameText } from '#storefront/texts/frame.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import { optionChange } from '#domain/catalogue/query/query-change.ts'
import { CatalogueLink } from '../catalogue-link.tsx'

export function SizeFacet({ options, query }: { options: readonly FacetOption[]; query: CatalogueQuery }) {
  const t = useFrameText()
  return (
    <ul className="flex flex-wrap gap-2">
      {options.map((option) => {
        const inner = (
          <>
            <GoodsName name={option.label} />
            <span className="sr-only">{`, ${t('productsCounted', { count: option.count })}`}</span>
          </>
        )
        return (
          <li key={option.value}>
            {option.count === 0 && !option.active ? (
              <span className="size-pill" aria-disabled="true">
                {inner}
              </span>
            ) : (
              <CatalogueLink
                query={query}
                change={optionChange(query, 'size', option.value)}
                className="size-pill"
                aria-current={option.active || undefined}
              >
                {inner}
              </CatalogueLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

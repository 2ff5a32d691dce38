/** Popular Brands: the first eight as logo or name, one at a time; behind "All brands" several can be chosen. */
import { GoodsName, useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import type { PopularBrand } from '#domain/catalogue/showing/popular-brands.ts'
import { brandChange } from '#domain/catalogue/query/query-change.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { CatalogueLink } from '../catalogue-link.tsx'
import { More } from './more.tsx'

const BrandBoxes = lazy(() => import('./brand-boxes.tsx'))

interface BrandWidgetProps {
  popular: readonly PopularBrand[]
  query: CatalogueQuery
  /** The list of all. */
  children: ReactNode
}

export function BrandWidget({ popular, query, children }: BrandWidgetProps) {
  const called = useGoodsName()
  return (
    <>
      <ul className="brand-wall">
        {popular.map((brand) => (
          <li key={brand.slug}>
            <CatalogueLink
              query={query}
              change={brandChange(query, brand.slug)}
              className="brand-tile"
              aria-current={query.brands.includes(brand.slug) || undefined}
            >
              {brand.logo === '' ? (
                <span dir="auto">
                  <GoodsName name={brand.name} />
                </span>
              ) : (
                <img src={brand.logo} alt={called(brand.name)} loading="lazy" />
              )}
            </CatalogueLink>
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}

export function AllBrands({ options, query }: { options: readonly FacetOption[]; query: CatalogueQuery }) {
  const t = useListsText()
  if (options.length < 2) return null
  return (
    <More closed={t('allBrands', { count: options.length })} opened={t('fewerBrands')} open={query.brands.length > 1}>
      <Suspense>
        <BrandBoxes options={options} query={query} />
      </Suspense>
    </More>
  )
}

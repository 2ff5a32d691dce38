/** Popular Brands: the first eight as logo or name, one at a time; behind "All brands" several can be chosen. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/facets.ts'
import type { PopularBrand } from '#domain/catalogue/popular-brands.ts'
import { chooseBrand, toggleOption } from '#domain/catalogue/query-change.ts'
import { Button } from '../../ui/button.tsx'
import { useCatalogueNavigate, useCataloguePlace } from './catalogue-base.ts'
import { CatalogueLink } from './catalogue-link.tsx'
import { More } from './more.tsx'
import { QueryInputs } from './query-inputs.tsx'

interface BrandWidgetProps {
  popular: readonly PopularBrand[]
  options: readonly FacetOption[]
  query: CatalogueQuery
}

export function BrandWidget({ popular, options, query }: BrandWidgetProps) {
  return (
    <>
      <ul className="brand-wall">
        {popular.map((brand) => (
          <li key={brand.slug}>
            <CatalogueLink
              query={chooseBrand(query, brand.slug)}
              className="brand-tile"
              aria-current={query.brands.includes(brand.slug) || undefined}
            >
              {brand.logo === '' ? <span>{brand.name}</span> : <img src={brand.logo} alt={brand.name} loading="lazy" />}
            </CatalogueLink>
          </li>
        ))}
      </ul>
      {options.length > 1 && (
        <More closed={`All ${options.length} brands`} opened="Fewer brands" open={query.brands.length > 1}>
          <BrandBoxes options={options} query={query} />
        </More>
      )}
    </>
  )
}

function BrandBoxes({ options, query }: Pick<BrandWidgetProps, 'options' | 'query'>) {
  const { path } = useCataloguePlace()
  const go = useCatalogueNavigate()
  return (
    <form action={path} method="get">
      <QueryInputs query={query} without={['brand', 'page', 'shown']} />
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <label className="facet-row" aria-disabled={(option.count === 0 && !option.active) || undefined}>
              <input
                type="checkbox"
                name="brand"
                value={option.value}
                checked={option.active}
                disabled={option.count === 0 && !option.active}
                onChange={() => void go(toggleOption(query, 'brand', option.value))}
                className="choice"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
              <span className="text-14 text-ink-3 tabular-nums">
                <span className="sr-only">, </span>
                {option.count}
                <span className="sr-only"> products</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" look="quiet" size="small" className="no-script-only mt-2">
        Apply brands
      </Button>
    </form>
  )
}

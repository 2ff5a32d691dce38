/** Brands as check boxes in a form that works without scripts: several can be chosen (decisions, Filters). Loaded after the page. */
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/facets.ts'
import { toggleOption } from '#domain/catalogue/query-change.ts'
import { Button } from '../../ui/button.tsx'
import { useCatalogueNavigate, useCataloguePlace } from './catalogue-base.ts'
import { QueryInputs } from './query-inputs.tsx'

interface BrandBoxesProps {
  options: readonly FacetOption[]
  query: CatalogueQuery
}

export default function BrandBoxes({ options, query }: BrandBoxesProps) {
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
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {option.label}
              </span>
              <span className="text-14 text-ink-3 tabular-nums">
                <span className="sr-only">, </span>
                {formatNumber(option.count)}
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

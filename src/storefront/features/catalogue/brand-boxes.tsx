/** Brands as check boxes in a form that works without scripts: several can be chosen (decisions, Filters). Loaded after the page. */
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/facets.ts'
import { toggleOption, withFilter } from '#domain/catalogue/query-change.ts'
import { startTransition, useOptimistic } from 'react'
import { Button } from '../../ui/button.tsx'
import { useCataloguePlace, useGo } from './catalogue-base.ts'
import { QueryInputs } from './query-inputs.tsx'

interface BrandBoxesProps {
  options: readonly FacetOption[]
  query: CatalogueQuery
}

export default function BrandBoxes({ options, query }: BrandBoxesProps) {
  const { path } = useCataloguePlace()
  const go = useGo()
  // A box answers its press; the list behind it may come from the server.
  const [checked, check] = useOptimistic(query.brands, (brands, { value, on }: { value: string; on: boolean }) =>
    on ? [...brands, value] : brands.filter((brand) => brand !== value),
  )
  const press = (value: string, on: boolean) =>
    startTransition(async () => {
      check({ value, on })
      const others = query.brands.filter((brand) => brand !== value)
      const without = withFilter(query, { brands: others })
      const chosen = toggleOption(without, 'brand', value)
      await (on ? go(without, chosen) : go(chosen, without))
    })
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
                checked={checked.includes(option.value)}
                disabled={option.count === 0 && !option.active}
                onChange={({ target }) => press(option.value, target.checked)}
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

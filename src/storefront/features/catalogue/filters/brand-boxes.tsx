/** Brands as check boxes in a form that works without scripts: several can be chosen (spec 4.2). Loaded after the page. */
import { GoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetOption } from '#domain/catalogue/query/facets.ts'
import { withOption } from '#domain/catalogue/query/query-change.ts'
import { startTransition, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useLatePart } from '#ui/waking/late-part.ts'
import { useCataloguePlace, useGo } from '../catalogue-place.ts'
import { QueryInputs } from './query-inputs.tsx'

const NONE: ReadonlyMap<string, boolean> = new Map()

interface BrandBoxesProps {
  options: readonly FacetOption[]
  query: CatalogueQuery
}

export default function BrandBoxes({ options, query }: BrandBoxesProps) {
  const t = useListsText()
  const { address } = useCataloguePlace()
  const go = useGo()
  const late = useLatePart<HTMLFormElement>()
  // A box answers its press at once; the list behind it may come from the server.
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(NONE)
  const press = (value: string, on: boolean) => {
    setPending((before) => new Map(before).set(value, on))
    const answered = (before: ReadonlyMap<string, boolean>) =>
      before.get(value) === on ? new Map([...before].filter(([other]) => other !== value)) : before
    // With what the router shows then, not before it.
    void go((latest) => withOption(latest, 'brand', value, on)).finally(() =>
      startTransition(() => setPending(answered)),
    )
  }
  return (
    <form {...late} action={address} method="get">
      <QueryInputs query={query} without={['brand', 'page', 'shown']} />
      <ul>
        {options.map((option) => (
          <li key={option.value}>
            <label className="facet-row" aria-disabled={(option.count === 0 && !option.active) || undefined}>
              <input
                type="checkbox"
                name="brand"
                value={option.value}
                checked={pending.get(option.value) ?? query.brands.includes(option.value)}
                disabled={option.count === 0 && !option.active}
                onChange={({ target }) => press(option.value, target.checked)}
                className="choice"
              />
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                <GoodsName name={option.label} />
              </span>
              <span className="text-14 text-ink-3 tabular-nums">
                <span className="sr-only">, </span>
                {formatNumber(option.count, t.locale)}
                <span className="sr-only"> {t('products2')}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button type="submit" look="quiet" size="small" className="no-script-only mt-2">
        {t('applyBrands')}
      </Button>
    </form>
  )
}

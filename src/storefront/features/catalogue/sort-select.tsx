/** The sort dropdown; without JavaScript a plain form with a button. */
import { useFrameText } from '#storefront/texts/frame.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { withSort } from '#domain/catalogue/query/query-change.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { useCataloguePlace, useGo } from './catalogue-place.ts'
import { QueryInputs } from './filters/query-inputs.tsx'
import { SHOP_SORT_OPTIONS, type SortOption } from './sort-options.ts'

interface SortSelectProps {
  query: CatalogueQuery
  options?: readonly SortOption[] | undefined
}

export function SortSelect({ query, options = SHOP_SORT_OPTIONS }: SortSelectProps) {
  const t = useListsText()
  const frame = useFrameText()
  const { address } = useCataloguePlace()
  const go = useGo()
  return (
    <form action={address} method="get" className="flex min-w-0 gap-2">
      <QueryInputs query={query} without={['sortBy', 'page']} />
      <Select
        name="sortBy"
        label={t('sortBy')}
        options={options.map(({ value, label }) => ({ value, label: frame(label) }))}
        value={query.sortBy}
        onChoose={(value) => void go((latest) => withSort(latest, value))}
        className="w-full sm:w-47.5"
      />
      <Button type="submit" look="quiet" size="small" className="no-script-only">
        {t('sort')}
      </Button>
    </form>
  )
}

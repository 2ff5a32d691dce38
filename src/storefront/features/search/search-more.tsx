/** Three more results; how many are shown stands in the address, so that Back returns to the same depth. */
import { formatNumber } from '#domain/money/format-number.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { SEARCH_STEP } from '#domain/catalogue/search/search-page.ts'
import type { FormEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { links, withForeign } from '../../links.ts'
import { Button } from '../../ui/button.tsx'
import { QueryInputs } from '../catalogue/query-inputs.tsx'
import { searchAddress } from './search-address.ts'

interface SearchMoreProps {
  text: string
  query: CatalogueQuery
  shown: number
  total: number
}

export function SearchMore({ text, query, shown, total }: SearchMoreProps) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const next = shown + SEARCH_STEP
  const grow = (event: FormEvent) => {
    event.preventDefault()
    // Back leaves the list and does not shrink it step by step.
    const address = withForeign(searchAddress(text, { ...query, shown: next }), location.search)
    void navigate(address, { replace: true, preventScrollReset: true })
  }
  return (
    <form action={links.search()} method="get" onSubmit={grow} className="mt-14 grid justify-items-center gap-3">
      <input type="hidden" name="searchText" value={text} />
      <QueryInputs query={query} without={['shown', 'page']} />
      <Button type="submit" look="outline" name="shown" value={next} busy={state === 'loading'}>
        Load More Products
      </Button>
      <p className="text-14 text-ink-3">
        {formatNumber(shown)} of {formatNumber(total)}
      </p>
    </form>
  )
}

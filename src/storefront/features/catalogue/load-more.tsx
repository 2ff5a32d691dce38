/** Load More Products: the next step of a growing list; its depth lives in the address (spec 4.4). */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { useCataloguePlace, useGo } from './catalogue-place.ts'
import { QueryInputs } from './filters/query-inputs.tsx'

interface LoadMoreProps {
  page: CataloguePage
  query: CatalogueQuery
  /** Products added by each press. */
  step: number
}

export default function LoadMore({ page, query, step }: LoadMoreProps) {
  const t = useListsText()
  const { address } = useCataloguePlace()
  const go = useGo()
  const shown = page.shown + step
  const grow = (event: FormEvent) => {
    event.preventDefault()
    // Back leaves the list and does not shrink it step by step.
    void go((latest) => ({ ...latest, shown }), { scroll: false, replace: true })
  }
  return (
    <form action={address} method="get" onSubmit={grow} className="mt-14 grid justify-items-center gap-3">
      <QueryInputs query={query} without={['shown', 'page']} />
      <Button type="submit" look="outline" name="shown" value={shown}>
        {t('loadMoreProducts')}
      </Button>
      <p className="text-14 text-ink-3">{t('shownOf', { shown: page.shown, total: page.total })}</p>
    </form>
  )
}

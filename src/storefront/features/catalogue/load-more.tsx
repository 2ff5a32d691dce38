/** Load More Products: the next step of a growing list; its depth lives in the address (decisions, Filters). */
import type { CataloguePage } from '#domain/catalogue/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { Link } from 'react-router'
import { withQuery } from '../../links.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useCatalogueBase } from './catalogue-base.ts'

interface LoadMoreProps {
  page: CataloguePage
  query: CatalogueQuery
  /** Products added by each press. */
  step: number
}

export function LoadMore({ page, query, step }: LoadMoreProps) {
  const base = useCatalogueBase()
  return (
    <div className="mt-14 grid justify-items-center gap-3">
      <Link
        to={withQuery(base, { ...query, shown: page.shown + step })}
        replace
        preventScrollReset
        className={buttonClasses({ look: 'outline' })}
      >
        Load More Products
      </Link>
      <p className="text-14 text-ink-3">
        {page.shown} of {page.total}
      </p>
    </div>
  )
}

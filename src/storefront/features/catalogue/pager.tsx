/** Previous, numbered pages, next (spec 4.4 and 9.5). */
import { useListsText } from '#storefront/texts/lists.ts'
import { formatNumber } from '#domain/money/format-number.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { withPage } from '#domain/catalogue/query/query-change.ts'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { CatalogueLink } from './catalogue-link.tsx'

const BACK = <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
const ON = <ArrowRight size={18} strokeWidth={1.5} aria-hidden />

export function Pager({ page: { page, pages, totalPages }, query }: { page: CataloguePage; query: CatalogueQuery }) {
  const t = useListsText()
  return (
    <nav
      aria-label={t('pagination')}
      className="print-hidden mt-14 flex items-center justify-between gap-1 border-t border-line pt-5 sm:gap-4"
    >
      <Step query={query} page={page - 1} disabled={page <= 1}>
        {BACK}
        <span className="max-sm:sr-only">{t('previous')}</span>
      </Step>
      <ul className="flex gap-1">
        {pages.map((number) => (
          <li key={number}>
            <CatalogueLink
              query={query}
              change={(latest) => withPage(latest, number)}
              className="page-number"
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="sr-only">{t('page')} </span>
              {formatNumber(number, t.locale)}
            </CatalogueLink>
          </li>
        ))}
      </ul>
      <Step query={query} page={page + 1} disabled={page >= totalPages}>
        <span className="max-sm:sr-only">{t('next')}</span>
        {ON}
      </Step>
    </nav>
  )
}

interface StepProps {
  query: CatalogueQuery
  page: number
  disabled: boolean
  children: ReactNode
}

function Step({ query, page, disabled, children }: StepProps) {
  if (disabled) {
    return (
      <span role="link" aria-disabled="true" className="page-step">
        {children}
      </span>
    )
  }
  return (
    <CatalogueLink query={query} change={(latest) => withPage(latest, page)} className="page-step">
      {children}
    </CatalogueLink>
  )
}

/** The panel that the Filter button of the dropdown layout toggles on wide screens (specification, section 2). */
import type { CataloguePage } from '#domain/catalogue/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { useEffect } from 'react'
import { Filters } from './filters.tsx'
import { ResetFilter } from './reset-filter.tsx'

interface FilterPanelProps {
  page: CataloguePage
  query: CatalogueQuery
  onClose: () => void
}

export function FilterPanel({ page, query, onClose }: FilterPanelProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <section aria-label="Filters" className="filter-panel">
      <Filters page={page} query={query} />
      <ResetFilter onReset={onClose} />
    </section>
  )
}

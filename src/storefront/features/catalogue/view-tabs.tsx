/** Grid or list: two links whose state lives in the address. */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueQuery, CatalogueView } from '#domain/catalogue/query/catalogue-query.ts'
import { withView } from '#domain/catalogue/query/query-change.ts'
import { LayoutGrid, List } from 'lucide-react'
import { CatalogueLink } from './catalogue-link.tsx'

const STROKE = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const
const VIEWS = [
  { view: 'grid', label: 'gridView', icon: <LayoutGrid {...STROKE} /> },
  { view: 'list', label: 'listView', icon: <List {...STROKE} /> },
] as const

interface ViewTabsProps {
  query: CatalogueQuery
  shown: CatalogueView
  /** How the layout starts; its own view needs no parameter. */
  initial: CatalogueView
}

export function ViewTabs({ query, shown, initial }: ViewTabsProps) {
  const t = useListsText()
  return (
    <nav aria-label={t('view')} className="flex rounded-field bg-tile p-0.75">
      {VIEWS.map(({ view, label, icon }) => (
        <CatalogueLink
          key={view}
          query={query}
          change={(latest) => withView(latest, view === initial ? undefined : view)}
          scroll={false}
          className="view-tab"
          aria-current={view === shown || undefined}
        >
          {icon}
          <span className="max-lg:sr-only">{t(label)}</span>
        </CatalogueLink>
      ))}
    </nav>
  )
}

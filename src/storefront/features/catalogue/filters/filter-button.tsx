/** The Filter button: on phones everywhere, on wide screens where a layout has a drawer or a panel. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { SlidersHorizontal } from 'lucide-react'
import { CountBadge } from '#ui/badge.tsx'
import { useMoney } from '#storefront/state/page-money.ts'
import { activeFilters } from './active-filters.ts'
import type { CatalogueLayout } from '../layouts.ts'

const SLIDERS = <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />

interface FilterButtonProps {
  page: CataloguePage
  query: CatalogueQuery
  filters: CatalogueLayout['filters']
  open: boolean
  onClick: () => void
}

export function FilterButton({ page, query, filters, open, onClick }: FilterButtonProps) {
  const t = useListsText()
  const called = useGoodsName()
  const money = useMoney()
  const count = activeFilters(query, page.facets, { t, money, called }).length
  const everywhere = filters === 'dropdown' || filters === 'drawer'
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onClick}
      className={`filter-button needs-script ${everywhere ? '' : 'lg:hidden'}`}
    >
      {SLIDERS}
      {t('filterActive')}
      {count > 0 && (
        <>
          <CountBadge count={count} />
          <span className="sr-only">{t('countActive', { count })}</span>
        </>
      )}
    </button>
  )
}

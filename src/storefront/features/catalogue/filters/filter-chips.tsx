/** The active filters above the list, each with its own way off, and Clear all (usability 9). */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { clearFilters } from '#domain/catalogue/query/query-change.ts'
import { useEffect, useRef } from 'react'
import { PRODUCTS_ANCHOR } from '../../../links.ts'
import { useMoney } from '../../../state/page-money.ts'
import { useRootData } from '../../../state/root-data.ts'
import { ChipMark, chipClasses } from '#ui/chip.tsx'
import { activeFilters } from './active-filters.ts'
import { CatalogueLink } from '../catalogue-link.tsx'

export function FilterChips({ page, query }: { page: CataloguePage; query: CatalogueQuery }) {
  const t = useListsText()
  const called = useGoodsName()
  const { settings } = useRootData()
  const money = useMoney()
  const filters = activeFilters(query, page.facets, { t, money, called }, settings.productTypes)
  const list = useRef<HTMLUListElement>(null)
  const took = useRef(false)
  // The chip that had the focus is gone: it goes to the next one, or to the list (usability 55).
  useEffect(() => {
    if (!took.current) return
    took.current = false
    const next = list.current?.querySelector('a') ?? document.getElementById(PRODUCTS_ANCHOR)
    next?.focus({ preventScroll: true })
  }, [filters.length])
  if (filters.length === 0) return null
  const take = () => {
    took.current = true
  }
  return (
    <ul ref={list} aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
      {filters.map(({ id, label, remove }) => (
        <li key={id} className="max-w-full">
          <CatalogueLink query={query} change={remove} onClick={take} className={chipClasses('max-w-full')}>
            <span className="sr-only">{t('removeFilter')} </span>
            <span dir="auto" className="truncate">
              {label}
            </span>
            <ChipMark />
          </CatalogueLink>
        </li>
      ))}
      <li className="px-2">
        <CatalogueLink query={query} change={clearFilters} onClick={take} className="link-rule text-14">
          {t('clearAll')}
        </CatalogueLink>
      </li>
    </ul>
  )
}

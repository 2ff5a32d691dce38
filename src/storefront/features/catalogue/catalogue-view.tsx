/** A catalogue page: heading, filters, tool row, list and pager, arranged as the row of its layout says. */
import { useListsText } from '#storefront/texts/lists.ts'
import type { CatalogueView as View } from '#domain/catalogue/query/catalogue-query.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import { lazy, memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { links, PRODUCTS_ANCHOR, withQuery } from '../../links.ts'
import { useRestLater } from '#storefront/goods/use-rest-later.ts'
import { CataloguePlaceProvider, useNewPlace } from './catalogue-place.ts'
import type { CatalogueData } from './catalogue-data.ts'
import { EmptyResult } from './empty-result.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterOverlay } from './filters/filter-overlay.tsx'
import { Filters } from './filters/filters.tsx'
import type { CatalogueLayout } from './layouts.ts'
import { Pager } from './pager.tsx'
import { ProductList } from './product-list.tsx'
import { ResetFilter } from './filters/reset-filter.tsx'
import { ResultLine } from './result-line.tsx'
import type { SortOption } from './sort-options.ts'
import { SortSelect } from './sort-select.tsx'
import { TypePills } from './type-pills.tsx'
import { useListFirst } from './use-list-first.ts'
import { useScrollToProducts } from './use-scroll-to-products.ts'
import { ViewTabs } from './view-tabs.tsx'

// One layout alone has it.
const LoadMore = lazy(() => import('./load-more.tsx'))

interface CatalogueViewProps {
  data: CatalogueData
  layout: CatalogueLayout
  types: readonly ProductType[]
  breadcrumbs: ReactNode
  /** What a search has beside a layout of the shop. */
  search?: SearchParts | undefined
}

export interface SearchParts {
  /** The layout's path with the text. */
  path: string
  title: string
  /** How the text was understood. */
  hints: ReactNode
  sorts: readonly SortOption[]
  headingOf: (product: CatalogueItem) => ReactNode
}

/** Cards of a page of nine without a sidebar beside them. */
const OPEN_SIZES = '(min-width: 1280px) 390px, (min-width: 576px) 31vw, 46vw'
/** Those of a container that grows to four or five columns. */
const WIDE_SIZES = '(min-width: 1600px) 300px, (min-width: 1280px) 23vw, (min-width: 576px) 31vw, 46vw'
/** Of wide containers, from narrow to wide screens. */
const COLUMNS = { normal: undefined, wide: '3-4', full: '3-5' } as const

// They follow the list a frame later, and are then rendered once.
const LaterFilters = memo(Filters)
const LaterPills = memo(TypePills)
const LaterTabs = memo(ViewTabs)
const LaterPager = memo(Pager)

/** The id of the filters where a page without scripts has them below its list. */
const FILTERS = 'filters'

/** Follows the address on its own, so that the list need not. */
function ScrollToProducts() {
  useScrollToProducts()
  return null
}

// The router tells of every step of a navigation; only the last one brings new data.
export const CatalogueView = memo(function CatalogueView({
  data,
  layout,
  types,
  breadcrumbs,
  search,
}: CatalogueViewProps) {
  const t = useListsText()
  const { shown, screen } = useListFirst(data)
  const { query, page } = shown
  const rest = useRestLater()
  // The list first: what leads elsewhere from it follows in a task of its own.
  const later = useDeferredValue(shown)
  const [open, setOpen] = useState(false)
  const view: View = query.view ?? layout.view
  const aside = layout.filters === 'left' || layout.filters === 'right'
  const folded = layout.filters === 'drawer' || layout.filters === 'dropdown'
  const toggle = () => setOpen((was) => !was)
  const place = useNewPlace(search?.path ?? links.layout(layout.path), { screen })
  // As many as leave no hole in a full page of nine or twelve.
  const columns = COLUMNS[layout.width] ?? (layout.pageSize % 4 === 0 ? '4' : '3')
  const alone = columns === '3' && !aside
  const sizes = layout.width === 'normal' ? (alone ? OPEN_SIZES : undefined) : WIDE_SIZES
  return (
    <CataloguePlaceProvider value={place}>
      <ScrollToProducts />
      <div className="shell pb-14 md:pb-24">
        {breadcrumbs}
        <div className="catalogue-head">
          <h1 className="h-page wrap-anywhere">{search?.title ?? t(layout.title)}</h1>
          <LaterPills page={later.page} query={later.query} types={types} />
        </div>
        {search && <div className="pb-5 empty:hidden">{search.hints}</div>}
        <div className="catalogue" data-filters={layout.filters}>
          {aside && (
            <aside aria-label={t('filters')} className="catalogue-aside">
              <LaterFilters page={later.page} query={later.query} rest={rest} />
              <ResetFilter />
            </aside>
          )}
          <div id={PRODUCTS_ANCHOR} tabIndex={-1} className="catalogue-main outline-none">
            <h2 className="sr-only">{t('products')}</h2>
            <div className="tool-row">
              {folded && (
                <noscript>
                  <a href={`#${FILTERS}`} className="filter-button">
                    {t('filter')}
                  </a>
                </noscript>
              )}
              <FilterButton page={page} query={query} filters={layout.filters} open={open} onClick={toggle} />
              <ResultLine page={page} />
              <SortSelect query={query} options={search?.sorts} />
              <LaterTabs query={later.query} shown={view} initial={layout.view} />
            </div>
            <FilterChips page={page} query={query} />
            {page.total === 0 ? (
              <EmptyResult page={page} query={query} />
            ) : (
              <ProductList
                address={withQuery(place.path, query)}
                items={page.items}
                view={view}
                color={query.color}
                columns={columns}
                rest={rest}
                sizes={sizes}
                headingOf={search?.headingOf}
              />
            )}
            {layout.step === undefined
              ? page.total > 0 && <LaterPager page={later.page} query={later.query} />
              : page.hasMore && (
                  <Suspense>
                    <LoadMore page={page} query={query} step={layout.step} />
                  </Suspense>
                )}
          </div>
        </div>
        {!rest && <div className="min-h-dvh" />}
        {/* What a press opens needs scripts; without them it is a part of the page. */}
        {folded && (
          <noscript>
            <aside id={FILTERS} aria-label={t('filters')} className="filters-below">
              <div className="filter-columns">
                <Filters page={page} query={query} />
              </div>
              <ResetFilter />
            </aside>
          </noscript>
        )}
        <FilterOverlay open={open} onClose={() => setOpen(false)} page={page} query={query} filters={layout.filters} />
      </div>
    </CataloguePlaceProvider>
  )
})

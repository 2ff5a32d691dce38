/** The filters as a drawer: full screen on phones (every layout), at the side in the off-canvas layout. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { useMoney } from '../../../state/page-money.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/windows/drawer.tsx'
import { activeFilters } from './active-filters.ts'
import { CataloguePlaceProvider, useCataloguePlace, useNewPlace } from '../catalogue-place.ts'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import { ResetFilter } from './reset-filter.tsx'
import '../filter-drawer.css'

export interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  page: CataloguePage
  query: CatalogueQuery
}

export default function FilterDrawer({ open, onClose, page, query }: FilterDrawerProps) {
  const t = useListsText()
  const { path } = useCataloguePlace()
  const place = useNewPlace(path, { replace: true })
  const { total } = page
  const called = useGoodsName()
  const money = useMoney()
  return (
    <CataloguePlaceProvider value={place}>
      <Drawer
        open={open}
        onClose={onClose}
        backCloses
        title={t('filter')}
        side="full"
        bodyClassName="px-4 md:px-5"
        footer={
          <div className="drawer-foot">
            <ResetFilter onReset={onClose} foot />
            <Button onClick={onClose} className="max-md:px-4">
              {t('showProducts', { count: total })}
            </Button>
          </div>
        }
      >
        <div className="drawer-chips">
          <FilterChips page={page} query={query} />
          {activeFilters(query, page.facets, { t, money, called }).length === 0 && (
            <p className="text-14 text-ink-2">{t('nothingChosenYet')}</p>
          )}
        </div>
        <Filters page={page} query={query} />
      </Drawer>
    </CataloguePlaceProvider>
  )
}

/** A products screen: pills that narrow, result line, sort, the cards, and more of them. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { ProductType } from '#domain/shop/shop-settings.ts'
import { withFilter } from '#domain/catalogue/query/query-change.ts'
import { PRODUCTS_ANCHOR, withQuery } from '../../../links.ts'
import { CataloguePlaceProvider, useNewPlace } from '../catalogue-place.ts'
import { CatalogueLink } from '../catalogue-link.tsx'
import { EmptyResult } from '../empty-result.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import LoadMore from '../load-more.tsx'
import { ProductList } from '../product-list.tsx'
import { ResultLine } from '../result-line.tsx'
import { SortSelect } from '../sort-select.tsx'
import { TypePills } from '../type-pills.tsx'
import { useScrollToProducts } from '../use-scroll-to-products.ts'
import { type ProductsScreen, PRODUCTS_STEP } from './products-data.ts'

interface ProductsViewProps {
  screen: ProductsScreen
  /** All products are narrowed by type, those of a category by sub-category. */
  pills: 'types' | 'subcategories'
  types: readonly ProductType[]
}

export function ProductsView({ screen, pills, types }: ProductsViewProps) {
  const t = useListsText()
  const { path, query, page } = screen
  useScrollToProducts()
  const place = useNewPlace(path)
  return (
    <CataloguePlaceProvider value={place}>
      <div className="shell pt-6 pb-14 md:pt-8 md:pb-24">
        {pills === 'types' ? (
          <TypePills page={page} query={query} types={types} />
        ) : (
          <SubcategoryPills screen={screen} />
        )}
        <div id={PRODUCTS_ANCHOR} tabIndex={-1} className="catalogue-main mt-4 outline-none">
          <h2 className="sr-only">{t('products')}</h2>
          <div className="tool-row">
            <ResultLine page={page} />
            <SortSelect query={query} />
          </div>
          <FilterChips page={page} query={query} />
          {page.total === 0 ? (
            <EmptyResult page={page} query={query} />
          ) : (
            <ProductList
              address={withQuery(path, query)}
              items={page.items}
              view={query.view ?? 'grid'}
              color={query.color}
              columns="4"
            />
          )}
          {page.hasMore && <LoadMore page={page} query={query} step={PRODUCTS_STEP} />}
        </div>
      </div>
    </CataloguePlaceProvider>
  )
}

function SubcategoryPills({ screen: { query, page } }: { screen: ProductsScreen }) {
  const t = useListsText()
  const called = useGoodsName()
  const options = page.facets.subcategory
  if (options.length < 2) return null
  const all = options.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t('subCategories')} className="type-pills">
      <CatalogueLink
        query={query}
        change={(latest) => withFilter(latest, { subcategory: undefined })}
        className="type-pill"
        aria-current={query.subcategory === undefined || undefined}
      >
        {t('allCounted', { count: all })}
      </CatalogueLink>
      {options.map(({ value, label, count, active }) => (
        <CatalogueLink
          dir="auto"
          key={value}
          query={query}
          change={(latest) => withFilter(latest, { subcategory: value })}
          className="type-pill"
          aria-current={active || undefined}
        >
          {t('nameCounted', { name: called(label), count })}
        </CatalogueLink>
      ))}
    </nav>
  )
}

/** Every filter of the catalogue in the order of spec 2.2, for the sidebar, the drawer and the panel. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { statusName } from './status-names.ts'
import { rich, unseen } from '#ui/rich.tsx'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { FacetKey } from '#domain/catalogue/query/facets.ts'
import { Stars } from '#ui/stars.tsx'
import { WakePart } from '#ui/waking/wake-part.tsx'
import { lazy, type ReactNode } from 'react'
import { AllBrands, BrandWidget } from './brand-widget.tsx'
import { ColorFacet } from './color-facet.tsx'
import { FacetList } from './facet-list.tsx'
import { FilterWidget } from './filter-widget.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SizeFacet } from './size-facet.tsx'
import { TopRatedWidget } from './top-rated-widget.tsx'

// A catalogue with long lists is the exception; its page comes whole from the server all the same.
const LongList = lazy(() => import('./long-list.tsx'))

interface FiltersProps {
  page: CataloguePage
  query: CatalogueQuery
  /** Whether those below the screen are drawn, too. */
  rest?: boolean
}

/** Long lists show this many at first (usability 12). */
const FIRST_CATEGORIES = 9

export function Filters({ page, query, rest = true }: FiltersProps) {
  const t = useListsText()
  const { facets } = page
  return (
    <>
      <FilterWidget title={t('priceFilter')}>
        <PriceFilter query={query} ceiling={page.priceCeiling} />
      </FilterWidget>
      <FilterWidget title={t('productStatus')}>
        <FacetList facet="status" options={facets.status} query={query} label={({ value }) => t(statusName(value))} />
      </FilterWidget>
      <FilterWidget title={t('categories')}>
        <MayBeLong facet="category" page={page} query={query}>
          <FacetList
            facet="category"
            options={facets.category}
            query={query}
            first={FIRST_CATEGORIES}
            below={() => (
              <div className="pl-7.5">
                <FacetList facet="subcategory" options={facets.subcategory} query={query} first={FIRST_CATEGORIES} />
              </div>
            )}
          />
        </MayBeLong>
      </FilterWidget>
      {rest && <LowerFilters page={page} query={query} />}
    </>
  )
}

function LowerFilters({ page, query }: FiltersProps) {
  const t = useListsText()
  const { facets } = page
  const called = useGoodsName()
  const chosenColor = facets.color.find(({ active }) => active)?.label
  return (
    <>
      {facets.rating.length > 0 && (
        <FilterWidget title={t('rating')}>
          <FacetList
            facet="rating"
            options={facets.rating}
            query={query}
            label={({ value }) => (
              <span className="flex items-center gap-2">
                <Stars rating={Number(value)} label="" />
                <span>{rich(t('starsAndUpUnseen', { stars: value }), unseen)}</span>
              </span>
            )}
          />
        </FilterWidget>
      )}
      {facets.color.length > 0 && (
        <FilterWidget title={t('colour')} note={chosenColor && called(chosenColor)}>
          <MayBeLong facet="color" page={page} query={query}>
            <ColorFacet options={facets.color} query={query} />
          </MayBeLong>
        </FilterWidget>
      )}
      {facets.size.length > 0 && (
        <FilterWidget title={t('size')}>
          <SizeFacet options={facets.size} query={query} />
        </FilterWidget>
      )}
      {page.topRated.length > 0 && (
        <FilterWidget title={t('topRatedProducts')}>
          <TopRatedWidget products={page.topRated} />
        </FilterWidget>
      )}
      {page.popularBrands.length > 1 && (
        <FilterWidget title={t('popularBrands')}>
          <BrandWidget popular={page.popularBrands} query={query}>
            <MayBeLong facet="brand" page={page} query={query}>
              <AllBrands options={facets.brand} query={query} />
            </MayBeLong>
          </BrandWidget>
        </FilterWidget>
      )}
    </>
  )
}

interface MayBeLongProps extends FiltersProps {
  facet: FacetKey
  /** The list as it is where it is short. */
  children: ReactNode
}

function MayBeLong({ facet, page, query, children }: MayBeLongProps) {
  if (!page.longFacets[facet]) return children
  return (
    <WakePart>
      <LongList facet={facet} page={page} query={query} />
    </WakePart>
  )
}

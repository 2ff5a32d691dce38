/** Nothing found: the specification's words, what can be done about it, and goods that are there. */
import { useGoodsName } from '#storefront/state/goods-names.ts'
import { useListsText } from '#storefront/texts/lists.ts'
import type { CataloguePage } from '#domain/catalogue/query/catalogue-page.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { lazy, Suspense } from 'react'
import { Link } from '#ui/link.tsx'
import { links } from '../../links.ts'
import { buttonClasses } from '#ui/button-classes.ts'
import { useRootData } from '../../state/root-data.ts'
import { chipClasses } from '#ui/chip.tsx'
import { useMoney } from '#storefront/state/page-money.ts'
import { activeFilters } from './filters/active-filters.ts'
import { CatalogueLink } from './catalogue-link.tsx'

// Without a net it may not come, and the words and ways out are there without it.
const WorthALook = lazy(() => import('./worth-a-look.tsx').catch(() => ({ default: () => null })))

export function EmptyResult({ page, query }: { page: CataloguePage; query: CatalogueQuery }) {
  const t = useListsText()
  const called = useGoodsName()
  const money = useMoney()
  const { settings } = useRootData()
  const filters = activeFilters(query, page.facets, { t, money, called }, settings.productTypes)
  return (
    <>
      <div className="mx-auto max-w-140 py-16 text-center">
        <h2 className="display text-28">{t('emptyResult')}</h2>
        <p className="mt-3 text-18 text-balance text-ink-2">{t('emptyResultHint')}</p>
        {filters.length > 1 && (
          <ul className="mt-6 flex flex-wrap justify-center gap-2">
            {filters.map(({ id, label, remove }) => (
              <li key={id}>
                <CatalogueLink dir="auto" query={query} change={remove} className={chipClasses()}>
                  {t('withoutLabel', { label })}
                </CatalogueLink>
              </li>
            ))}
          </ul>
        )}
        <Link to={links.shop()} className={buttonClasses({ className: 'mt-8' })}>
          {t('continueShopping')}
        </Link>
      </div>
      <Suspense>
        <WorthALook products={page.topRated} />
      </Suspense>
    </>
  )
}

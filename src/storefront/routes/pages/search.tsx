/** /pages/search: `searchText` and the catalogue's own parameters (specification, section 2; decisions, section 2). */
import { parseCatalogueQuery } from '#domain/catalogue/catalogue-query-url.ts'
import { searchRedirect } from '#domain/catalogue/search/search-redirects.ts'
import { data, redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import { SEARCH_LIMIT, searchData } from '../../features/search/search-data.ts'
import { SearchView } from '../../features/search/search-view.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/search'

const CRUMBS = [{ label: 'Home', to: links.home() }, { label: 'Search' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  const query = parseCatalogueQuery(url.searchParams)
  const text = url.searchParams.get('searchText') ?? ''
  const page = searchRedirect(shop.search.redirects, text)
  if (page !== null) throw redirect(page)
  const found = await catalogue.search(text, query, SEARCH_LIMIT)
  const results = await searchData(found, query, catalogue.source(), shop.productTypes)
  return data(results, found.upToDate ? {} : { headers: { 'cache-control': 'no-store' } })
}

/** No cache keeps what was found before the search had read in all of the catalogue. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = loaderData?.search.text ?? ''
  return pageMeta(matches, {
    title: text === '' ? 'Search' : `Results for “${text}”`,
    description: 'Products that match your words, best match first, with every filter of the shop.',
    path: links.search(),
    noindex: true,
  })
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <SearchView {...loaderData} />
    </div>
  )
}

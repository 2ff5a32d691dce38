/** /pages/search: `searchText` and the catalogue's own parameters (spec 2.14). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { searchRedirect } from '#domain/catalogue/search/words/search-redirects.ts'
import { useEffect, useMemo } from 'react'
import { data, redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import { answerFromCopy, keepMatches } from '../../features/catalogue/browser-catalogue.ts'
import { BROWSER_CARDS, SERVER_CARDS } from '../../features/catalogue/layouts.ts'
import { useDeeperList } from '../../features/catalogue/use-deeper-list.ts'
import { searchData, type ShownSearch } from '../../features/catalogue/results/search-data.ts'
import { SearchView } from '../../features/catalogue/results/search-view.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { isDataPath } from '../../router/page-data-address.ts'
import { rememberSearch } from '../../state/recent-searches.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/search'

/** The search that the page shows. */
let shown: ShownSearch | undefined

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  const page = searchRedirect(shop.search.redirects, url.searchParams.get('searchText') ?? '')
  if (page !== null) throw redirect(page)
  const limit = isDataPath(new URL(request.url).pathname) ? BROWSER_CARDS : SERVER_CARDS
  const { results, upToDate } = await searchData(catalogue, url, limit)
  return data(results, upToDate ? {} : { headers: { 'cache-control': 'no-store' } })
}

// With the browser's own copy a filter of the same search needs no round trip.
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const search = shown
  const page = search && search.text === url.searchParams.get('searchText') ? answerFromCopy(url) : undefined
  return page && search ? { ...(await page), search } : serverLoader()
}

/** No cache keeps what was found before the search had read in all of the catalogue. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = frameHeadText(matches)
  const text = loaderData?.search.text ?? ''
  return pageMeta(matches, {
    title: text === '' ? t('search') : t('resultsFor', { text }),
    description: description(matches, 'search'),
    path: links.search(),
    noindex: true,
  })
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  const { settings } = useRootData()
  const { search } = loaderData
  useDeeperList(loaderData)
  useEffect(() => {
    shown = search
    keepMatches(search)
    if (search.matching > 0) rememberSearch(search.text)
  }, [search])
  const breadcrumbs = useMemo(
    () => <Breadcrumbs places={[{ label: t('search') }]} className="pt-4 pb-2 md:pt-6" />,
    [t],
  )
  return <SearchView data={loaderData} types={settings.productTypes} breadcrumbs={breadcrumbs} />
}

/** The homes: main and one for each product type that has one (spec 2.12). */
import { homeHeadText } from '#storefront/texts/home.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import { data, redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import { HOME_SORT_OPTIONS } from '../../features/catalogue/sort-options.ts'
import { homeData } from '../../features/home/home-data.ts'
import { HomeView } from '../../features/home/home-view.tsx'
import { homeWords } from '../../features/home/home-words.ts'
import { pageAnswer } from '../../features/next-page/page-answers.ts'
import { SiteData } from '../../layout/head/json-ld.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { shellData } from '../../layout/shell-data.ts'
import { ALL_SHOPS } from '../../layout/header/shops.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/home'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { catalogue, shop, texts } = context.get(storeContext)
  const { sortBy } = parseCatalogueQuery(url.searchParams)
  const home = await homeData({
    source: catalogue.source(),
    t: texts.texts.home,
    settings: shop,
    path: params.home,
    nowMs: Date.now(),
    sortBy: HOME_SORT_OPTIONS.some(({ value }) => value === sortBy) ? sortBy : 'asc',
    read: (ids) => catalogue.products(ids),
  })
  if (home) return { home }
  // Breadcrumbs, bookmarks and apps know the main home; switched off, it leads on to where the logo leads.
  if (params.home === ALL_SHOPS) throw redirect((await shellData(shop, catalogue.source(), catalogue)).front)
  throw data(null, { status: 404 })
}

export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return pageAnswer(url, serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { home } = loaderData
  const { headline, lead } = homeWords(home, homeHeadText(matches))
  return pageMeta(matches, {
    title: home.typeTitle ?? headline,
    description: lead,
    path: links.home(home.path),
    image: home.heroPicture ?? (home.hasStillLife ? `/media/heroes/${home.mood}-wide-1200.webp` : ''),
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = loaderData
  // Another home is another page: its tabs, its order and its open shade begin anew.
  return (
    <>
      {home.path === 'main' && <SiteData />}
      <HomeView key={home.path} home={home} />
    </>
  )
}

/** The homes: main and one for each product type that has one (specification, section 2). */
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { homeData, openHomes } from '../../features/home/home-data.ts'
import { HomeView } from '../../features/home/home-view.tsx'
import { homeWords } from '../../features/home/home-words.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/home'

export function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  const home = homeData(catalogue.source(), shop, params.home)
  if (!home) throw data(null, { status: 404 })
  return { home, doors: openHomes(catalogue.source(), shop) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { home } = loaderData
  const words = homeWords(home.mood, home.type?.title ?? '')
  return pageMeta(matches, {
    title: home.type?.title ?? 'Home',
    description: words.lead,
    path: links.home(home.path),
    image: `/media/heroes/${home.mood}-wide-1200.webp`,
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />
}

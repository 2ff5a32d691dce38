/** The short pages behind the footer's links, one module over a table (spec 1.3). */
import { isLiveShop } from '#domain/catalogue/showing/live-shop.ts'
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { byNewest, topOf } from '../../features/home/choose/top-of.ts'
import { helpLinks, infoPage } from '../../features/info-pages/info-pages.ts'
import { InfoPageView } from '../../features/info-pages/info-page-view.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/info'

/** A row of cards beside the list of pages. */
const NEWEST = 3

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue, shop, texts } = context.get(storeContext)
  const page = infoPage(params.slug, shop, texts.texts, await isLiveShop(shop, catalogue.source()))
  if (!page) throw data(null, { status: 404 })
  const newest = page.withNewest ? topOf(await catalogue.source().showcase(), NEWEST, byNewest) : []
  return { page, help: helpLinks(shop, texts.texts), newest }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { slug, title, lead } = loaderData.page
  return pageMeta(matches, { title, description: lead, path: links.page(slug) })
}

export default function InfoRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={[{ label: loaderData.page.title }]} className="pt-4 pb-2 md:pt-6" />
      <InfoPageView {...loaderData} />
    </div>
  )
}

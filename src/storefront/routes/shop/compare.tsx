/** The compare page, one's own or a shared one (spec 2.10). */
import { catalogueTopRated } from '#domain/catalogue/query/catalogue-page.ts'
import { storeContext } from '../../context.ts'
import { ComparePage } from '../../features/compare/compare-page.tsx'
import { sharedIds } from '../../features/compare/shared-list.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import type { PageHandle } from '../../layout/head/use-mood.ts'
import { links } from '../../links.ts'
import { SHOP_TITLE } from '../../page-texts.ts'
import type { Route } from './+types/compare'

const CRUMBS = [{ label: 'Home', to: links.home() }, { label: SHOP_TITLE, to: links.shop() }, { label: 'Compare' }]

export const handle: PageHandle = { ownList: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(storeContext)
  const ids = sharedIds(url.searchParams)
  return {
    shared: ids.length > 0 ? (await catalogue.products(ids)).map((product) => ({ ...product, reviews: [] })) : null,
    topRated: await catalogueTopRated(catalogue.source()),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Products side by side: prices, ratings and attributes.'
  return pageMeta(matches, { title: 'Compare', description, path: links.compare, noindex: true })
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell min-h-svh pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <ComparePage {...loaderData} />
    </div>
  )
}

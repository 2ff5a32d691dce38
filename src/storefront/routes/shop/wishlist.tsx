/** The wishlist page (spec 2.9). */
import { catalogueTopRated } from '#domain/catalogue/query/catalogue-page.ts'
import { storeContext } from '../../context.ts'
import { WishlistPage } from '../../features/wishlist/wishlist-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import type { PageHandle } from '../../layout/head/use-mood.ts'
import { links } from '../../links.ts'
import { SHOP_TITLE } from '../../page-texts.ts'
import type { Route } from './+types/wishlist'

const CRUMBS = [{ label: 'Home', to: links.home() }, { label: SHOP_TITLE, to: links.shop() }, { label: 'Wishlist' }]

export const handle: PageHandle = { ownList: true }

export async function loader({ context }: Route.LoaderArgs) {
  return { topRated: await catalogueTopRated(context.get(storeContext).catalogue.source()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Wishlist',
    description: 'What you would like to have, kept in your browser.',
    path: links.wishlist,
    noindex: true,
  })
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell min-h-svh pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <WishlistPage topRated={loaderData.topRated} />
    </div>
  )
}

/** The wishlist page (spec 2.9). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { catalogueTopRated } from '#domain/catalogue/query/catalogue-page.ts'
import { storeContext } from '../../context.ts'
import { WishlistPage } from '../../features/wishlist/wishlist-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import type { PageHandle } from '../../layout/head/use-mood.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/wishlist'

export const handle: PageHandle = { ownList: true }

export async function loader({ context }: Route.LoaderArgs) {
  return { topRated: await catalogueTopRated(context.get(storeContext).catalogue.source()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('wishlist'),
    description: description(matches, 'wishlist'),
    path: links.wishlist,
    noindex: true,
  })
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  return (
    <div className="shell min-h-svh pb-14 md:pb-24">
      <Breadcrumbs
        places={[{ label: t('shopPage'), to: links.shop() }, { label: t('wishlist') }]}
        className="pt-4 pb-2 md:pt-6"
      />
      <WishlistPage topRated={loaderData.topRated} />
    </div>
  )
}

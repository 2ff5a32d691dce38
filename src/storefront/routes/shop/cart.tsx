/** The cart page (spec 2.8). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { catalogueTopRated } from '#domain/catalogue/query/catalogue-page.ts'
import { storeContext } from '../../context.ts'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import type { PageHandle } from '../../layout/head/use-mood.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/cart'

export const handle: PageHandle = { ownList: true }

export async function loader({ context }: Route.LoaderArgs) {
  return { topRated: await catalogueTopRated(context.get(storeContext).catalogue.source()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('cart'),
    description: description(matches, 'cart'),
    path: links.cart,
    noindex: true,
  })
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  return (
    <div className="shell min-h-svh pb-14 md:pb-24">
      <Breadcrumbs
        places={[{ label: t('shopPage'), to: links.shop() }, { label: t('cart') }]}
        className="pt-4 pb-2 md:pt-6"
      />
      <CartPage topRated={loaderData.topRated} />
    </div>
  )
}

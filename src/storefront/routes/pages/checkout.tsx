/** The checkout in its first form (decisions, section 2). */
import { storeContext } from '../../context.ts'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { topRatedShelf } from '../../features/saved-lists/top-rated-shelf.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/checkout'

const CRUMBS = [{ label: 'Home', to: links.home() }, { label: 'Cart', to: links.cart }, { label: 'Checkout' }]

export function loader({ context }: Route.LoaderArgs) {
  return { topRated: topRatedShelf(context.get(storeContext).catalogue.source()) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Checkout',
    description: 'Your cart with its total and the chosen way of shipping; ordering opens soon.',
    path: links.checkout,
    noindex: true,
  })
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell min-h-svh pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <CheckoutPage topRated={loaderData.topRated} />
    </div>
  )
}

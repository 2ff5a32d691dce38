/** The checkout (spec 10.9; usability 37 to 48). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { catalogueTopRated } from '#domain/catalogue/query/catalogue-page.ts'
import { storeContext } from '../../context.ts'
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx'
import { CheckoutShell } from '../../layout/checkout-shell.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import type { PageHandle } from '../../layout/head/use-mood.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/checkout'

export const handle: PageHandle = { bare: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, orders } = context.get(storeContext)
  return { topRated: await catalogueTopRated(catalogue.source()), paymentMethods: orders.paymentMethods }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('checkoutTitle'),
    description: description(matches, 'checkout'),
    path: links.checkout,
    noindex: true,
  })
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CheckoutShell>
      <CheckoutPage {...loaderData} />
    </CheckoutShell>
  )
}

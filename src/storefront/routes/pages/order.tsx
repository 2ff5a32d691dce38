/** /pages/orders/{number}?key=: an order's own page, which only its key opens and nobody keeps. */
import { rich } from '#ui/rich.tsx'
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { OrderPage } from '../../features/order/order-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import { Link } from '#ui/link.tsx'
import type { Route } from './+types/order'
import { PRIVATE } from './private-headers.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { orders, catalogue } = context.get(storeContext)
  const order = await orders.find(params.number, url.searchParams.get('key') ?? '')
  const offered = order ? order.lines.filter(({ id }) => catalogue.has(id)).map(({ id }) => id) : []
  return data({ order, offered }, { status: order ? 200 : 404, headers: PRIVATE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = frameHeadText(matches)
  const order = loaderData?.order
  const page = order
    ? { title: t('orderNumbered', { number: order.number }), description: description(matches, 'order') }
    : { title: t('notFoundTitle'), description: t('notFound') }
  // The meta element holds where the page was reached without loading a document.
  return [...pageMeta(matches, { ...page, noindex: true }), { name: 'referrer', content: 'no-referrer' }]
}

export default function OrderRoute({ loaderData: { order, offered } }: Route.ComponentProps) {
  const t = useFrameText()
  const { settings } = useRootData()
  if (!order) {
    return (
      <NotFound
        hint={rich(t('lookingForOrder'), (words) => (
          <Link to={links.trackOrder} className="whitespace-nowrap underline underline-offset-4">
            {words}
          </Link>
        ))}
      />
    )
  }
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={[{ label: t('yourOrder') }]} className="pt-4 pb-2 md:pt-6" />
      <OrderPage order={order} shop={settings} offered={offered} />
    </div>
  )
}

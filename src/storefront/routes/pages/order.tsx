/** /pages/orders/{number}?key=: an order's own page, which only its key opens and nobody keeps. */
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { OrderPage } from '../../features/order/order-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { NOT_FOUND } from '../../page-texts.ts'
import { useRootData } from '../../state/root-data.ts'
import { Link } from '#ui/link.tsx'
import type { Route } from './+types/order'

const CRUMBS = [{ label: 'Home', to: links.home() }, { label: 'Your order' }]

/** Not in any cache, not in any search engine, and its address, which holds the key, goes nowhere. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

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
  const order = loaderData?.order
  const page = order
    ? { title: `Order ${order.number}`, description: 'Where your order is, what is in it and what can be done.' }
    : { title: NOT_FOUND.title, description: NOT_FOUND.text }
  // The meta element holds where the page was reached without loading a document.
  return [...pageMeta(matches, { ...page, noindex: true }), { name: 'referrer', content: 'no-referrer' }]
}

export default function OrderRoute({ loaderData: { order, offered } }: Route.ComponentProps) {
  const { settings } = useRootData()
  if (!order) {
    return (
      <NotFound
        hint={
          <>
            Looking for an order? The link in its mail opens it, and{' '}
            <Link to={links.trackOrder} className="whitespace-nowrap underline underline-offset-4">
              Track Orders
            </Link>{' '}
            finds it.
          </>
        }
      />
    )
  }
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <OrderPage order={order} shop={settings} offered={offered} />
    </div>
  )
}

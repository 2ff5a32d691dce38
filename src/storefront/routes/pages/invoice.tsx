/** /pages/orders/{number}/invoices/{invoice}?key=: an invoice or a credit note of an order, which only the order's key opens. */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { Printer } from 'lucide-react'
import { data } from 'react-router'
import { storeContext } from '../../context.ts'
import { InvoiceSheet } from '../../features/order/invoice-sheet.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/invoice'
import { PRIVATE } from './private-headers.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { orders } = context.get(storeContext)
  const order = await orders.find(params.number, url.searchParams.get('key') ?? '')
  const invoice = order?.invoices?.find(({ number }) => number === params.invoice)
  const found = order && invoice ? { order, invoice } : null
  return data(found, { status: found ? 200 : 404, headers: PRIVATE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = frameHeadText(matches)
  const page = loaderData
    ? { title: loaderData.invoice.number, description: description(matches, 'order') }
    : { title: t('notFoundTitle'), description: t('notFound') }
  return [...pageMeta(matches, { ...page, noindex: true }), { name: 'referrer', content: 'no-referrer' }]
}

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  const t = useOrderText()
  const { settings } = useRootData()
  if (!loaderData) return <NotFound />
  const { order, invoice } = loaderData
  const places = [{ label: t('yourOrder'), to: links.order(order.number, order.key) }, { label: invoice.number }]
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={places} className="pt-4 pb-2 md:pt-6" />
      <div className="mt-4">
        <InvoiceSheet order={order} invoice={invoice} shopName={settings.name} />
        <Button look="outline" size="small" className="needs-script print-hidden mt-10" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.5} aria-hidden />
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

/** The static order page (spec 2.11). */
import { SampleOrderPage } from '../../features/order/sample-order-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/order'

const CRUMBS = [{ label: 'Home', to: links.home() }, { label: 'Order' }]

export function meta({ matches }: Route.MetaArgs) {
  const description = 'A sample of the page that follows an order: where the parcel is, what is in it and what it cost.'
  return pageMeta(matches, { title: 'Order', description, path: links.sampleOrder, noindex: true })
}

export default function OrderRoute() {
  const { settings } = useRootData()
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs crumbs={CRUMBS} className="pt-4 pb-2 md:pt-6" />
      <SampleOrderPage shop={settings} />
    </div>
  )
}

/** The static order page (spec 2.11). */
import { description } from '#storefront/texts/group-texts.ts'
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { isLiveShop } from '#domain/catalogue/showing/live-shop.ts'
import { redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import { SampleOrderPage } from '../../features/order/sample/sample-order-page.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/order'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: frameHeadText(matches)('orderTitle'),
    description: description(matches, 'sampleOrder'),
    path: links.sampleOrder,
    noindex: true,
  })
}

/** In a live shop nothing is sold that was ordered here (spec 1.5). */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, shop } = context.get(storeContext)
  if (await isLiveShop(shop, catalogue.source())) throw redirect(links.trackOrder)
  return null
}

export default function OrderRoute() {
  const t = useFrameText()
  const { settings } = useRootData()
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={[{ label: t('orderTitle') }]} className="pt-4 pb-2 md:pt-6" />
      <SampleOrderPage shop={settings} />
    </div>
  )
}

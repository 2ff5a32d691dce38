/** Track Orders of the footer: number and e-mail address lead to an order's page. */
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { helpLinks } from '../../features/info-pages/info-pages.ts'
import { WithHelp } from '../../features/info-pages/with-help.tsx'
import { TrackOrder } from '../../features/order/track-order.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/track-order'

export function loader({ context }: Route.LoaderArgs) {
  const { shop, texts } = context.get(storeContext)
  return { help: helpLinks(shop, texts.texts) }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = frameHeadText(matches)
  return pageMeta(matches, {
    title: t('trackOrders'),
    description: t('trackLead'),
    path: links.trackOrder,
    noindex: true,
  })
}

export default function TrackOrderRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  const { settings } = useRootData()
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={[{ label: t('trackOrders') }]} className="pt-4 pb-2 md:pt-6" />
      <WithHelp help={loaderData.help} current={links.trackOrder}>
        <div>
          <h1 className="h-page">{t('trackOrders')}</h1>
          <p className="mt-4 max-w-160 text-18 text-ink-2">{t('trackLead')}</p>
          <TrackOrder email={settings.contact.email} />
        </div>
      </WithHelp>
    </div>
  )
}

/** Order History of the footer: the orders that were made in this browser. */
import { frameHeadText, useFrameText } from '#storefront/texts/frame.ts'
import { storeContext } from '../../context.ts'
import { helpLinks } from '../../features/info-pages/info-pages.ts'
import { WithHelp } from '../../features/info-pages/with-help.tsx'
import { OrderHistoryList } from '../../features/order/order-history-list.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import type { Route } from './+types/order-history'

export function loader({ context }: Route.LoaderArgs) {
  const { shop, texts } = context.get(storeContext)
  return { help: helpLinks(shop, texts.texts) }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = frameHeadText(matches)
  return pageMeta(matches, {
    title: t('orderHistory'),
    description: t('historyLead'),
    path: links.orderHistory,
    noindex: true,
  })
}

export default function OrderHistoryRoute({ loaderData }: Route.ComponentProps) {
  const t = useFrameText()
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={[{ label: t('orderHistory') }]} className="pt-4 pb-2 md:pt-6" />
      <WithHelp help={loaderData.help} current={links.orderHistory}>
        <div>
          <h1 className="h-page">{t('orderHistory')}</h1>
          <p className="mt-4 max-w-160 text-18 text-ink-2">{t('historyLead')}</p>
          <OrderHistoryList />
        </div>
      </WithHelp>
    </div>
  )
}

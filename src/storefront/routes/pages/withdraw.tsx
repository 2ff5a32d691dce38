/** /pages/withdraw[?number=&key=]: the withdrawal from an order, in forms that the browser sends by itself. Only where the law asks for it. */
import { orderHeadText, useOrderText } from '#storefront/texts/order.ts'
import { frameHeadText } from '#storefront/texts/frame.ts'
import { data, redirect } from 'react-router'
import { storeContext } from '../../context.ts'
import { helpLinks } from '../../features/info-pages/info-pages.ts'
import { WithHelp } from '../../features/info-pages/with-help.tsx'
import { WithdrawPage } from '../../features/order/withdraw/withdraw-page.tsx'
import { answerForm, NO_VALUES, type ShownStep } from '../../features/order/withdraw/withdraw-steps.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { pageMeta } from '../../layout/head/page-meta.ts'
import { links } from '../../links.ts'
import { useRootData } from '../../state/root-data.ts'
import type { Route } from './+types/withdraw'
import { PRIVATE } from './private-headers.ts'

/** The form tells its own house where it comes from, which browsers do not do for a page without a referrer. */
const HEADERS = { ...PRIVATE, 'referrer-policy': 'same-origin' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { orders, shop, texts } = context.get(storeContext)
  if (!shop.market.eu) throw data(null, { status: 404 })
  const number = url.searchParams.get('number') ?? ''
  const order = number === '' ? null : await orders.find(number, url.searchParams.get('key') ?? '')
  const shown: ShownStep = { step: 'state', order, values: { ...NO_VALUES, number } }
  return data({ shown, help: helpLinks(shop, texts.texts) }, { headers: HEADERS })
}

export async function action({ context, request }: Route.ActionArgs) {
  const { orders, shop } = context.get(storeContext)
  if (!shop.market.eu) throw data(null, { status: 404 })
  const shown = await answerForm(await request.formData(), orders)
  if (shown.step === 'taken') throw redirect(links.withdraw(shown), { status: 303, headers: HEADERS })
  return data({ shown }, { status: shown.problem ? 400 : 200, headers: HEADERS })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = orderHeadText(matches)
  const page = loaderData
    ? { title: t('withdrawTitle'), description: t('withdrawLead') }
    : { title: frameHeadText(matches)('notFoundTitle'), description: frameHeadText(matches)('notFound') }
  return [...pageMeta(matches, { ...page, noindex: true }), { name: 'referrer', content: 'same-origin' }]
}

export default function WithdrawRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useOrderText()
  const { settings } = useRootData()
  const shown = actionData?.shown ?? loaderData.shown
  return (
    <div className="shell pb-14 md:pb-24">
      <Breadcrumbs places={[{ label: t('withdrawTitle') }]} className="pt-4 pb-2 md:pt-6" />
      <WithHelp help={loaderData.help} current={links.withdraw()}>
        <WithdrawPage shown={shown} shop={settings} />
      </WithHelp>
    </div>
  )
}

/** The way to the payment page of a card order that is not paid yet. */
import type { KeyOf } from '#texts/text-pack.ts'
import { useOrderText } from '#storefront/texts/order.ts'
import { useMoney } from '#storefront/state/page-money.ts'
import type { Order } from '#domain/order/order.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClasses } from '#ui/button-classes.ts'
import { EventTime } from './event-time.tsx'
import { type PayOutcome, payOrder } from './order-calls.ts'
import { useApiPost } from '../../state/use-api-post.ts'

const PROBLEMS: Partial<Record<PayOutcome['kind'], KeyOf<'order'>>> = {
  busy: 'tooManyAttempts',
  failed: 'payPageSilent',
}

export function PayOrder({ order }: { order: Order }) {
  const t = useOrderText()
  const money = useMoney()
  if (!order.pay) return <AskForPage order={order} />
  return (
    <>
      <a href={order.pay.url} rel="noreferrer" className={buttonClasses()}>
        {t('payNow', { amount: money.format(order.total) })}
      </a>
      <p className="text-14 text-ink-2">
        {t('keptForYouUntil')} <EventTime at={order.pay.expiresAt} />
      </p>
    </>
  )
}

/** There is no page yet: the provider did not answer when the order was placed. */
function AskForPage({ order }: { order: Order }) {
  const t = useOrderText()
  const money = useMoney()
  const post = useApiPost()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<KeyOf<'order'>>()
  const ask = async () => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await payOrder(post, order.number, order.key)
    if (outcome.kind === 'page') return location.assign(outcome.url)
    setBusy(false)
    setProblem(PROBLEMS[outcome.kind])
    if (outcome.kind === 'not-payable') await revalidate()
  }
  return (
    <>
      <Button className="needs-script" busy={busy} onClick={() => void ask()}>
        {t('payNow', { amount: money.format(order.total) })}
      </Button>
      <p role="alert" className="basis-full font-medium text-sale empty:hidden">
        {problem && t(problem)}
      </p>
    </>
  )
}

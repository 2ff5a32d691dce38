/** Cancelling an order that is not packed yet, after a question (usability 50). */
import { useOrderText } from '#storefront/texts/order.ts'
import type { Order } from '#domain/order/order.ts'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/windows/dialog.tsx'
import { type CancelOutcome, cancelOrder } from './order-calls.ts'
import { useApiPost } from '../../state/use-api-post.ts'

interface CancelOrderProps {
  order: Pick<Order, 'number' | 'key'>
  /** Called with whatever became of it, so that the page shows how things stand. */
  onAnswer: (outcome: CancelOutcome) => void
}

export function CancelOrder({ order, onAnswer }: CancelOrderProps) {
  const t = useOrderText()
  const post = useApiPost()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    const outcome = await cancelOrder(post, order.number, order.key)
    setBusy(false)
    setAsking(false)
    onAnswer(outcome)
  }
  return (
    <>
      <button
        type="button"
        className="needs-script relative mt-3 hit link-rule text-ink"
        onClick={() => setAsking(true)}
      >
        {t('cancelThisOrder')}
      </button>
      <Dialog open={asking} label={t('cancelThisOrder2')} onClose={() => setAsking(false)} className="max-w-120">
        <div className="p-6 pe-18 md:p-8 md:pe-20">
          <p className="display text-28">{t('cancelThisOrder2')}</p>
          <p className="mt-3 text-ink-2">{t('orderNumberAsAWhole', { number: order.number })}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void cancel()}>
              {t('yesCancelIt')}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {t('keepMyOrder')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

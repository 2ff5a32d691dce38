/** Cancelling an order that is not packed yet, after a question (usability 50). */
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
        Cancel this order
      </button>
      <Dialog open={asking} label="Cancel this order?" onClose={() => setAsking(false)} className="max-w-120">
        <div className="p-6 pe-18 md:p-8 md:pe-20">
          <p className="display text-28">Cancel this order?</p>
          <p className="mt-3 text-ink-2">
            Order {order.number} as a whole. The goods go back on the shelf, and this cannot be undone.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void cancel()}>
              Yes, cancel it
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              Keep my order
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

/** The pressing of Place order: one press at a time, and what became of the last one. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../links.ts'
import { useApiPost } from '../order/use-api-post.ts'
import { browserTools, checkoutDrafts } from './browser-order.ts'
import type { OrderBody } from './order-request.ts'
import { placeOrder, type PlaceOutcome, resendOrder } from './place-order.ts'

export interface Placing {
  /** A press is being answered. */
  busy: boolean
  /** What became of the last press; null before the first and after `dismiss`. */
  outcome: PlaceOutcome | null
  place: (cart: Cart, body: OrderBody) => Promise<PlaceOutcome | null>
  /** Sends the order again whose answer was lost. */
  resend: () => Promise<PlaceOutcome | null>
  dismiss: () => void
}

/** A placed order leads on to its page, or to where it is paid. */
export function usePlacing(): Placing {
  const navigate = useNavigate()
  const post = useApiPost()
  const tools = useMemo(() => browserTools(post), [post])
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PlaceOutcome | null>(null)
  // The second click of a double click comes before the first has been drawn.
  const running = useRef(false)

  async function run(press: () => Promise<PlaceOutcome>): Promise<PlaceOutcome | null> {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setOutcome(null)
    const became = await press().catch((): PlaceOutcome => ({ kind: 'unknown' }))
    running.current = false
    setBusy(false)
    setOutcome(became)
    if (became.kind === 'placed') {
      const { number, key, payUrl } = became.order
      checkoutDrafts.clear()
      if (payUrl === undefined) await navigate(links.order(number, key), { replace: true })
      else location.assign(payUrl)
    }
    return became
  }

  return {
    busy,
    outcome,
    place: (cart, body) => run(() => placeOrder(cart, body, tools)),
    resend: () => run(() => resendOrder(tools)),
    dismiss: () => setOutcome(null),
  }
}

/** The pressing of Place order: one press at a time, and what became of the last one. */
import type { Cart } from '#domain/cart/cart-line.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../../links.ts'
import { useApiPost } from '../../../state/use-api-post.ts'
import { choosePromotion } from '../../../goods/order/promotion-choice.ts'
import { browserTools, checkoutDrafts } from './browser-order.ts'
import type { OrderBody } from '../../../goods/order/order-request.ts'
import { placeOrder, type PlacingOutcome, resendOrder } from './place-order.ts'

export interface Placing {
  /** The cart of the press that is being answered; null while there is none. */
  pressed: Cart | null
  /** What became of the last press; null before the first and after `dismiss`. */
  outcome: PlacingOutcome | null
  place: (cart: Cart, body: OrderBody) => Promise<PlacingOutcome | null>
  /** Sends the order again whose answer was lost. */
  resend: (cart: Cart) => Promise<PlacingOutcome | null>
  dismiss: () => void
}

/** A placed order leads on to its page, or to where it is paid. */
export function usePlacing(): Placing {
  const navigate = useNavigate()
  const post = useApiPost()
  const tools = useMemo(() => browserTools(post), [post])
  const [pressed, setPressed] = useState<Cart | null>(null)
  const [outcome, setOutcome] = useState<PlacingOutcome | null>(null)
  // The second click of a double click comes before the first has been drawn.
  const running = useRef(false)

  // Back from the payment page the browser may show this one as it was left.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setOutcome(null)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  async function run(cart: Cart, press: () => Promise<PlacingOutcome>): Promise<PlacingOutcome | null> {
    if (running.current) return null
    running.current = true
    setPressed(cart)
    setOutcome(null)
    const became = await press().catch((): PlacingOutcome => ({ kind: 'unknown' }))
    running.current = false
    setPressed(null)
    setOutcome(became)
    if (became.kind === 'placed') {
      const { number, key, payUrl } = became.order
      checkoutDrafts.clear()
      choosePromotion('')
      if (payUrl === undefined) await navigate(links.order(number, key), { replace: true })
      else location.assign(payUrl)
    }
    return became
  }

  return {
    pressed,
    outcome,
    place: (cart, body) => run(cart, () => placeOrder(cart, body, tools)),
    resend: (cart) => run(cart, () => resendOrder(tools)),
    dismiss: () => setOutcome(null),
  }
}

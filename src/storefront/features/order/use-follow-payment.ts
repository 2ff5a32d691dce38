/** Keeps an order's page true while word of a payment may come at any moment. */
import type { Order } from '#domain/order/order.ts'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useRootData } from '../../state/root-data.ts'
import { orderState } from './order-calls.ts'
import { awaitsPayment } from './order-expectation.ts'

/** Milliseconds between two looks; the provider's word usually comes within seconds. */
const PACE = 5000

/** Asks for the state when the page is looked at again, and every few seconds while it is seen; loads the page's data once it has moved. */
export function useFollowPayment(order: Order): void {
  const { apiBaseUrl } = useRootData()
  const { revalidate } = useRevalidator()
  const waiting = awaitsPayment(order)
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    // Not through the router, which would put its error page in place of this one when there is no network for a moment.
    const state = await orderState(apiBaseUrl, order.number, order.key)
    if (state !== undefined && state !== order.state) await revalidate()
  })
  useEffect(() => {
    if (!waiting) return
    const ties = new AbortController()
    const again = () => void look()
    document.addEventListener('visibilitychange', again, ties)
    window.addEventListener('pageshow', again, ties)
    const timer = setInterval(again, PACE)
    return () => {
      ties.abort()
      clearInterval(timer)
    }
  }, [waiting])
}

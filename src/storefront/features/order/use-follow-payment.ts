/** Keeps an order's page true while word of a payment may come at any moment. */
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds between two looks; the provider's word usually comes within seconds. */
const PACE = 5000

/** Asks the server again at once when the page is looked at again, and every few seconds while it is seen. */
export function useFollowPayment(waiting: boolean): void {
  const revalidator = useRevalidator()
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && revalidator.state === 'idle') void revalidator.revalidate()
  })
  useEffect(() => {
    if (!waiting) return
    const ties = new AbortController()
    document.addEventListener('visibilitychange', look, ties)
    window.addEventListener('pageshow', look, ties)
    const timer = setInterval(look, PACE)
    return () => {
      ties.abort()
      clearInterval(timer)
    }
  }, [waiting])
}

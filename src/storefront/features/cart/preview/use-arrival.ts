/** Hears of the next page: links in a drawer replace its entry of the history, so it closes only once they have led somewhere. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls `onArrive` after every navigation, also to the same address. */
export function useArrival(onArrive: () => void): void {
  const { key } = useLocation()
  const arrivedAt = useRef(key)
  const arrive = useEffectEvent(onArrive)
  useEffect(() => {
    if (arrivedAt.current === key) return
    arrivedAt.current = key
    arrive()
  }, [key])
}

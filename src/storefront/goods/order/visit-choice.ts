/** A choice that is kept for this visit, so that the checkout starts with what was said in the cart. */
import { useSyncExternalStore } from 'react'

interface VisitChoice {
  /** Keeps it until the tab is closed; a blocked storage keeps it for this page alone. */
  choose: (value: string) => void
  /** Undefined while nothing is chosen. Never read on the server. */
  useChoice: () => string | undefined
}

export function visitChoice(key: string): VisitChoice {
  const listeners = new Set<() => void>()
  /** What was chosen on this page; wins over a storage that is blocked. */
  let chosen: string | undefined
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = () => {
    if (chosen !== undefined) return chosen
    try {
      return sessionStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    choose: (value) => {
      chosen = value
      try {
        sessionStorage.setItem(key, value)
      } catch {
        // A blocked or full storage: the choice above still holds on this page.
      }
      for (const listener of listeners) listener()
    },
    useChoice: () => useSyncExternalStore(subscribe, read, () => undefined),
  }
}

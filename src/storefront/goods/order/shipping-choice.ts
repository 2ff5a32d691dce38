/** The way of shipping chosen in the cart, kept for this visit so that the checkout starts with it. */
import type { ShippingMethod } from '#domain/pricing/shipping.ts'
import { useSyncExternalStore } from 'react'

const KEY = 'vitrine.shipping'
const listeners = new Set<() => void>()
/** What was chosen on this page; wins over a storage that is blocked. */
let chosen: ShippingMethod | undefined

/** Keeps the choice until the tab is closed; a blocked storage keeps it for this page alone. */
export function chooseShipping(method: ShippingMethod): void {
  chosen = method
  try {
    sessionStorage.setItem(KEY, method)
  } catch {
    // A blocked or full storage: the choice above still holds on this page.
  }
  for (const listener of listeners) listener()
}

/** The chosen way, whether it serves or not, or undefined while nothing is chosen (spec 4.13). Never read on the server. */
export function useShippingChoice(): ShippingMethod | undefined {
  return useSyncExternalStore(subscribe, readChoice, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readChoice(): ShippingMethod | undefined {
  if (chosen !== undefined) return chosen
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

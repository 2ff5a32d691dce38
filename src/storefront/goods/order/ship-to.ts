/** Where the cart is to go, as far as the shopper has said in this visit; the checkout's address has the last word. */
import { useSyncExternalStore } from 'react'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

const KEY = 'vitrine.country'
const listeners = new Set<() => void>()
let chosen: string | undefined

/** Countries between which the ways of shipping differ, the shop's own first; one alone where they do not. */
export function shippingCountries({ shipping, country }: Pick<ShopSettings, 'shipping' | 'country'>): string[] {
  return [...new Set([country, ...shipping.flatMap(({ countries = [] }) => countries)])]
}

/** Keeps the choice until the tab is closed; a blocked storage keeps it for this page alone. */
export function chooseCountry(country: string): void {
  chosen = country
  try {
    sessionStorage.setItem(KEY, country)
  } catch {
    // A blocked or full storage: the choice above still holds on this page.
  }
  for (const listener of listeners) listener()
}

/** ISO 3166-1 alpha-2. */
export function useShipTo(settings: Pick<ShopSettings, 'shipping' | 'country'>): string {
  const named = useSyncExternalStore(subscribe, read, () => undefined)
  return named !== undefined && shippingCountries(settings).includes(named) ? named : settings.country
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): string | undefined {
  if (chosen !== undefined) return chosen
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

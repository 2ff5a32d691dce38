/** Where the cart is to go, as far as the shopper has said in this visit; the checkout's address has the last word. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { visitChoice } from './visit-choice.ts'

export const {
  /** Takes an ISO 3166-1 code. */
  choose: chooseCountry,
  useChoice: useCountryChoice,
} = visitChoice('vitrine.country')

/** Countries between which the ways of shipping differ, the shop's own first; one alone where they do not. */
export function shippingCountries({ shipping, country }: Pick<ShopSettings, 'shipping' | 'country'>): string[] {
  return [...new Set([country, ...shipping.flatMap(({ countries = [] }) => countries)])]
}

/** ISO 3166-1 alpha-2. */
export function useShipTo(settings: Pick<ShopSettings, 'shipping' | 'country'>): string {
  const named = useCountryChoice()
  return named !== undefined && shippingCountries(settings).includes(named) ? named : settings.country
}

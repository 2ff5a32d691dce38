/** A delivery address as the lines of a label. */
import type { OrderAddress } from '#domain/order/order.ts'

// Without data of its own for the locale "en" a browser gives the code back, which is readable as well.
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** Name, street, place and country; the postcode stands before the city, but after it and its state where there is one. */
export function addressLines({ name, line1, line2, postcode, city, state, country }: OrderAddress): string[] {
  const place = state ? `${city}, ${state} ${postcode}` : `${postcode} ${city}`
  return [name, line1, line2 ?? '', place.trim(), COUNTRIES.of(country) ?? country].filter((line) => line !== '')
}

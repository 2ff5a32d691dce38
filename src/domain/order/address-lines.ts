/** Owns how an address is written as the lines of a label. */
import { countryName } from './countries.ts'
import type { OrderAddress } from './order.ts'

/** Name, street, place, country; the postcode stands before the city, but behind the state where there is one. */
export function addressLines({ name, line1, line2 = '', postcode, city, state, country }: OrderAddress): string[] {
  const place = state ? `${city}, ${state} ${postcode}` : `${postcode} ${city}`
  return [name, line1, line2, place.trim(), countryName(country)].filter((line) => line !== '')
}

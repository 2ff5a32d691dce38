/** Owns how an address is written as the lines of a label, on pages and in mails alike. */
import { countryName } from './countries.ts'
import type { OrderAddress } from './order.ts'

/** The postcode before the city, as most countries write it; a state that was given stands behind both. */
const PLAIN = '{postcode} {city}, {state}'

/** City, state and postcode where they stand otherwise, as the post of the country asks for; a bar begins a line. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  '{city}, {state} {postcode}': ['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'TW'],
  '{city} {state} {postcode}': ['AU', 'CA'],
  '{city}, {state} | {postcode}': ['JP'],
  '{city} {postcode} | {state}': ['IN', 'ID', 'NZ', 'SA', 'TH', 'VN', 'BD', 'NP', 'PK', 'SG', 'PE', 'BN', 'KH'],
  '{city} - {state} | {postcode}': ['BR'],
  '{city} | {state} {postcode}': ['CN'],
  '{city} | {state} | {postcode}': [
    'GB',
    'IE',
    'GG',
    'JE',
    'IM',
    'GI',
    'KR',
    'RU',
    'UA',
    'ZA',
    'EG',
    'KE',
    'LK',
    'CO',
    'IR',
  ],
  '{postcode} {city} | {state}': ['MY', 'AR', 'CL', 'PH'],
  '{postcode} {city} {state}': ['IT', 'ES'],
}

const PLACE_OF = new Map(Object.entries(PLACES).flatMap(([form, countries]) => countries.map((code) => [code, form])))

/** Name, street, place as its country writes it, country in the language of a BCP 47 tag; what was not given leaves neither a line nor a comma. */
export function addressLines({ name, line1, line2 = '', country, ...place }: OrderAddress, locale: string): string[] {
  const lines = (PLACE_OF.get(country) ?? PLAIN).split(' | ').map((form) => placeLine(form, place))
  return [name, line1, line2, ...lines, countryName(country, locale)].filter((line) => line !== '')
}

/** A part that is missing takes the sign before it along, or, as the first, the one behind it. */
function placeLine(
  form: string,
  { postcode, city, state = '' }: Omit<OrderAddress, 'name' | 'line1' | 'country'>,
): string {
  const parts: Readonly<Record<string, string>> = { postcode, city, state }
  let line = ''
  for (const [, sign = '', key = ''] of form.matchAll(/([^{}]*)\{(\w+)\}/g)) {
    const text = parts[key]?.trim() ?? ''
    if (text !== '') line += line === '' ? text : sign + text
  }
  return line
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressLines as linesIn } from './address-lines.ts'
import { countriesIn } from './countries.ts'
import type { OrderAddress } from './order.ts'

const addressLines = (address: OrderAddress) => linesIn(address, 'en-US')
const STREET = { name: 'Mara Tell', line1: '12 Sample Street' }

describe('usability 49: an address as a label', () => {
  it('name, street, place and country; what is missing leaves no line', () => {
    expect(
      addressLines({ ...STREET, line2: 'Floor 3', country: 'US', postcode: '62704', city: 'Springfield', state: 'IL' }),
    ).toEqual(['Mara Tell', '12 Sample Street', 'Floor 3', 'Springfield, IL 62704', 'United States'])
    expect(addressLines({ ...STREET, country: 'DE', postcode: '50667', city: 'Köln' })).toEqual([
      'Mara Tell',
      '12 Sample Street',
      '50667 Köln',
      'Germany',
    ])
    expect(addressLines({ ...STREET, country: 'HK', postcode: '', city: 'Central' }).at(-2)).toBe('Central')
  })

  it.each([
    ['DE', '80331', 'München', 'Bayern', ['80331 München, Bayern']],
    ['IT', '20121', 'Milano', 'MI', ['20121 Milano MI']],
    ['GB', 'SW1A 1AA', 'London', undefined, ['London', 'SW1A 1AA']],
    ['IE', 'D02 AF30', 'Dublin', 'County Dublin', ['Dublin', 'County Dublin', 'D02 AF30']],
    ['CA', 'K1A 0B1', 'Ottawa', 'ON', ['Ottawa ON K1A 0B1']],
    ['AU', '2000', 'Sydney', 'NSW', ['Sydney NSW 2000']],
    ['JP', '100-0001', 'Chiyoda-ku', 'Tokyo', ['Chiyoda-ku, Tokyo', '100-0001']],
    ['BR', '01310-100', 'São Paulo', 'SP', ['São Paulo - SP', '01310-100']],
    ['IN', '110001', 'New Delhi', 'Delhi', ['New Delhi 110001', 'Delhi']],
    ['MX', '01000', 'Ciudad de México', 'CDMX', ['01000 Ciudad de México, CDMX']],
    ['NZ', '6011', 'Wellington', undefined, ['Wellington 6011']],
    ['US', '10001', 'New York', undefined, ['New York 10001']],
  ])('%s: %s %s as its post asks for it', (country, postcode, city, state, place) => {
    expect(addressLines({ ...STREET, country, postcode, city, ...(state && { state }) }).slice(2, -1)).toEqual(place)
  })

  it('property: every part that was given stands once, whole, in every country, and no line begins or ends with a sign', () => {
    const country = fc.constantFrom(...countriesIn('en').map(({ code }) => code))
    fc.assert(
      fc.property(country, fc.constantFrom('', '4711'), fc.constantFrom('', 'Ufer'), (code, postcode, state) => {
        const lines = addressLines({ ...STREET, country: code, postcode, city: 'Stadt', state }).slice(2, -1)
        const words = ['Stadt', postcode, state].filter((word) => word !== '')
        expect(
          lines
            .join(' ')
            .match(/\p{L}+|\d+/gu)
            ?.toSorted(),
        ).toEqual(words.toSorted())
        for (const line of lines) expect(line).toMatch(/^[\p{L}\d].*[\p{L}\d]$/u)
      }),
    )
  })
})

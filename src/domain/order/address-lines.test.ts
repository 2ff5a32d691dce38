import { describe, expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

describe('usability 49: an address as a label', () => {
  it('the postcode stands behind a state, else before the city; what is missing leaves no line', () => {
    const street = { name: 'Mara Tell', line1: '12 Sample Street' }
    expect(
      addressLines({ ...street, line2: 'Floor 3', country: 'US', postcode: '62704', city: 'Springfield', state: 'IL' }),
    ).toEqual(['Mara Tell', '12 Sample Street', 'Floor 3', 'Springfield, IL 62704', 'United States'])
    expect(addressLines({ ...street, country: 'DE', postcode: '10115', city: 'Berlin' })).toEqual([
      'Mara Tell',
      '12 Sample Street',
      '10115 Berlin',
      'Germany',
    ])
    expect(addressLines({ ...street, country: 'HK', postcode: '', city: 'Central' }).at(-2)).toBe('Central')
  })
})

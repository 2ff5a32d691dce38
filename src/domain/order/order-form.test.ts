import { describe, expect, it } from 'vitest'
import { COUNTRIES, countryName, isCountry, needsPostcode, stateLabel } from './countries.ts'
import { emailSuggestion } from './email-suggestion.ts'
import { EMPTY_ORDER_FORM, fieldError, orderFormErrors, orderParty, type OrderFormValues } from './order-form.ts'
import { postcodeError } from './postcode.ts'

const VALUES: OrderFormValues = {
  ...EMPTY_ORDER_FORM,
  email: ' mara@example.com ',
  country: 'DE',
  name: 'Mara Thompson',
  line1: 'Sample Street 1',
  postcode: '10115',
  city: 'Berlin',
}

describe('order form', () => {
  it('spec 10.5: right values have no errors and become contact and address', () => {
    expect(orderFormErrors(VALUES)).toEqual({})
    expect(orderParty({ ...VALUES, notes: ' Ring twice ' })).toEqual({
      contact: { email: 'mara@example.com' },
      address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
      notes: 'Ring twice',
    })
  })

  it('usability 39: an empty form says what is required, in the order of the form', () => {
    expect(Object.values(orderFormErrors(EMPTY_ORDER_FORM))).toEqual([
      'E-mail is required',
      'Country is required',
      'Full name is required',
      'Street and number is required',
      'Postcode is required',
      'City is required',
    ])
  })

  it('what is required depends on the country', () => {
    expect(fieldError('state', { ...VALUES, country: 'US' })).toBe('State is required')
    expect(fieldError('state', { ...VALUES, country: 'CA' })).toBe('Province is required')
    expect(fieldError('state', VALUES)).toBeNull()
    expect(fieldError('postcode', { ...VALUES, country: 'HK', postcode: '' })).toBeNull()
    expect(fieldError('country', { ...VALUES, country: 'XX' })).toBe('Choose a country from the list')
  })

  it.each(['\u0000', '\r\nBcc: a@b.c', '\u202E', '\u2028', '\uD800'])('header injection: %j is refused', (text) => {
    for (const field of ['email', 'name', 'line1', 'line2', 'city', 'state', 'phone'] as const) {
      expect(fieldError(field, { ...VALUES, [field]: `a${text}b` })).toMatch(/must not contain control characters$/)
    }
  })

  it('notes have lines, but no other control characters', () => {
    expect(fieldError('notes', { ...VALUES, notes: 'one\r\ntwo\tthree' })).toBeNull()
    expect(fieldError('notes', { ...VALUES, notes: 'a\u0007b' })).toBe(
      'Order notes must not contain control characters',
    )
  })

  it('lengths are counted in characters as they are read', () => {
    expect(fieldError('name', { ...VALUES, name: '\u{1F600}'.repeat(100) })).toBeNull()
    expect(fieldError('name', { ...VALUES, name: 'n'.repeat(101) })).toBe(
      'Full name has at most 100 characters, this has 101',
    )
  })

  it('phone numbers are digits with the usual marks', () => {
    expect(fieldError('phone', { ...VALUES, phone: '+49 (0)30/123-456' })).toBeNull()
    expect(fieldError('phone', { ...VALUES, phone: 'call me' })).toBe('Phone has digits, spaces and + only')
    expect(fieldError('phone', { ...VALUES, phone: '12' })).toBe('A phone number has 5 to 15 digits, this has 2')
  })
})

describe('postcodes', () => {
  it.each([
    ['DE', '1011', 'The postcode has 5 digits, this has 4'],
    ['DE', 'Berlin', 'The postcode has 5 digits, such as 10115'],
    ['US', '1234', 'The ZIP code has 5 digits, this has 4'],
    ['GB', '12345', 'The postcode looks like SW1A 1AA'],
    ['NL', '1012', 'The postcode looks like 1012 AB'],
  ])('usability 41: %s %s', (country, typed, sentence) => {
    expect(postcodeError(country, typed)).toBe(sentence)
  })

  it.each([
    ['DE', 'D-10115'],
    ['US', '10001-1234'],
    ['GB', 'sw1a1aa'],
    ['CA', 'k1a 0b1'],
    ['NL', '1012ab'],
    ['IE', 'D02 AF30'],
    ['PL', '00-001'],
    ['SE', '111 20'],
    ['PT', '1000-001'],
    ['JP', '100-0001'],
    ['CL', 'anything'],
  ])('%s %s is right', (country, typed) => {
    expect(postcodeError(country, typed)).toBeNull()
  })
})

describe('e-mail suggestions', () => {
  it.each([
    ['mara@gmial.com', 'mara@gmail.com'],
    ['Mara.T@GMAIL.CO', 'Mara.T@gmail.com'],
    ['mara@hotmial.con', 'mara@hotmail.com'],
    ['mara@yaho.com', 'mara@yahoo.com'],
    ['mara@shop.con', 'mara@shop.com'],
  ])('usability 43: %s may be %s', (typed, meant) => {
    expect(emailSuggestion(typed)).toBe(meant)
  })

  it.each(['mara@gmail.com', 'mara@example.com', 'mara@mail.ru', 'mara@ymail.com', 'mara', '@gmial.com', ''])(
    'usability 43: nothing is asked about %j',
    (typed) => {
      expect(emailSuggestion(typed)).toBeNull()
    },
  )
})

describe('countries', () => {
  it('are ISO codes with names, each once', () => {
    expect(COUNTRIES.length).toBeGreaterThan(240)
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length)
    for (const { code, name } of COUNTRIES) expect(`${code} ${name}`).toMatch(/^[A-Z]{2} \p{Lu}[^;]+$/u)
    expect(['DE', 'US', 'de', ''].map(isCountry)).toEqual([true, true, false, false])
    expect([countryName('DE'), countryName('XX')]).toEqual(['Germany', 'XX'])
    expect([stateLabel('JP'), stateLabel('DE')]).toEqual(['Prefecture', 'State or region'])
    expect([needsPostcode('DE'), needsPostcode('HK')]).toEqual([true, false])
  })
})

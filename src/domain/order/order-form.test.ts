import { describe, expect, it } from 'vitest'
import { countriesIn, countryName, isCountry, needsPostcode, stateLabel } from './countries.ts'
import { emailSuggestion } from './email-suggestion.ts'
import { EMPTY_ORDER_FORM, fieldProblem, orderFormErrors, orderParty, type OrderFormValues } from './order-form.ts'
import { postcodeProblem } from './postcode.ts'

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
    expect(Object.values(orderFormErrors(EMPTY_ORDER_FORM))).toEqual(
      ['fieldEmail', 'fieldCountry', 'fieldName', 'fieldLine1', 'fieldPostcode', 'fieldCity'].map((field) => ({
        kind: 'fieldRequired',
        field,
      })),
    )
  })

  it('what is required depends on the country', () => {
    expect(fieldProblem('state', { ...VALUES, country: 'US' })).toEqual({ kind: 'fieldRequired', field: 'fieldState' })
    expect(fieldProblem('state', { ...VALUES, country: 'CA' })).toEqual({
      kind: 'fieldRequired',
      field: 'fieldProvince',
    })
    expect(fieldProblem('state', VALUES)).toBeNull()
    expect(fieldProblem('postcode', { ...VALUES, country: 'HK', postcode: '' })).toBeNull()
    expect(fieldProblem('country', { ...VALUES, country: 'XX' })).toEqual({ kind: 'countryUnknown' })
  })

  it.each(['\u0000', '\r\nBcc: a@b.c', '\u202E', '\u2028', '\uD800'])('header injection: %j is refused', (text) => {
    for (const field of ['email', 'name', 'line1', 'line2', 'city', 'state', 'phone'] as const) {
      expect(fieldProblem(field, { ...VALUES, [field]: `a${text}b` })).toMatchObject({ kind: 'fieldHarmful' })
    }
  })

  it('notes have lines, but no other control characters', () => {
    expect(fieldProblem('notes', { ...VALUES, notes: 'one\r\ntwo\tthree' })).toBeNull()
    expect(fieldProblem('notes', { ...VALUES, notes: 'a\u0007b' })).toEqual({
      kind: 'fieldHarmful',
      field: 'fieldNotes',
    })
  })

  it('lengths are counted in characters as they are read', () => {
    expect(fieldProblem('name', { ...VALUES, name: '\u{1F600}'.repeat(100) })).toBeNull()
    expect(fieldProblem('name', { ...VALUES, name: 'n'.repeat(101) })).toEqual({
      kind: 'fieldTooLong',
      field: 'fieldName',
      most: 100,
      length: 101,
    })
  })

  it('phone numbers are digits with the usual marks', () => {
    expect(fieldProblem('phone', { ...VALUES, phone: '+49 (0)30/123-456' })).toBeNull()
    expect(fieldProblem('phone', { ...VALUES, phone: 'call me' })).toEqual({ kind: 'phoneSigns' })
    expect(fieldProblem('phone', { ...VALUES, phone: '12' })).toEqual({ kind: 'phoneDigits', digits: 2 })
  })
})

describe('postcodes', () => {
  it.each([
    ['DE', '1011', { kind: 'postcodeDigits', zip: false, digits: 5, typed: 4 }],
    ['DE', 'Berlin', { kind: 'postcodeSigns', zip: false, digits: 5, example: '10115' }],
    ['US', '1234', { kind: 'postcodeDigits', zip: true, digits: 5, typed: 4 }],
    ['GB', '12345', { kind: 'postcodeForm', zip: false, example: 'SW1A 1AA' }],
    ['NL', '1012', { kind: 'postcodeForm', zip: false, example: '1012 AB' }],
  ])('usability 41: %s %s', (country, typed, problem) => {
    expect(postcodeProblem(country, typed)).toEqual(problem)
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
    expect(postcodeProblem(country, typed)).toBeNull()
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
    const countries = countriesIn('en-US')
    expect(countries.length).toBeGreaterThan(240)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    for (const { code, name } of countries) expect(`${code} ${name}`).toMatch(/^[A-Z]{2} \p{Lu}[^;]+$/u)
    expect(['DE', 'US', 'de', ''].map(isCountry)).toEqual([true, true, false, false])
    expect([countryName('DE', 'en'), countryName('XX', 'en')]).toEqual(['Germany', 'XX'])
    expect([stateLabel('JP'), stateLabel('DE')]).toEqual(['fieldPrefecture', 'fieldRegion'])
    expect([needsPostcode('DE'), needsPostcode('HK')]).toEqual([true, false])
  })
  it('are named and sorted as the language does', () => {
    const english = countriesIn('en-US').map(({ name }) => name)
    expect(english.slice(0, 4)).toEqual(['Afghanistan', 'Åland Islands', 'Albania', 'Algeria'])
    expect(english).toContain('St. Vincent and Grenadines')
    const german = countriesIn('de').map(({ name }) => name)
    expect(german).toHaveLength(english.length)
    expect(german.indexOf('Österreich')).toBe(german.indexOf('Oman') + 1)
    const swedish = countriesIn('sv').map(({ name }) => name)
    expect(swedish.indexOf('Österrike')).toBeGreaterThan(swedish.indexOf('Zimbabwe'))
    expect(countryName('DE', 'fr')).toBe('Allemagne')
    expect(countryName('XX', 'fr')).toBe('XX')
  })
})

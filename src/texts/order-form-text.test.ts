import { describe, expect, it } from 'vitest'
import { EMPTY_ORDER_FORM, fieldProblem, type OrderField, orderFormErrors } from '#domain/order/order-form.ts'
import { makePack } from './make-pack.ts'
import { fieldProblemText } from './order-form-text.ts'

const { checkout } = makePack('en').texts

function sentence(field: OrderField, text: string, country = 'DE'): string {
  const problem = fieldProblem(field, { ...EMPTY_ORDER_FORM, country, [field]: text })
  if (!problem) throw new Error(`nothing is wrong with ${field}: ${text}`)
  return fieldProblemText(problem, checkout)
}

describe('what is said about the fields of an order', () => {
  it('usability 39: what is required', () => {
    const errors = Object.values(orderFormErrors(EMPTY_ORDER_FORM))
    expect(errors.map((problem) => fieldProblemText(problem, checkout))).toEqual([
      'E-mail is required',
      'Country is required',
      'Full name is required',
      'Street and number is required',
      'Postcode is required',
      'City is required',
    ])
    expect(sentence('state', '', 'US')).toBe('State is required')
    expect(sentence('state', '', 'CA')).toBe('Province is required')
    expect(sentence('state', '', 'JP')).toBe('Prefecture is required')
  })

  it.each([
    ['email', 'ada', 'DE', 'Email must be a valid e-mail address'],
    ['country', 'XX', 'XX', 'Choose a country from the list'],
    ['notes', 'a\u0007b', 'DE', 'Order notes must not contain control characters'],
    ['name', 'n'.repeat(101), 'DE', 'Full name has at most 100 characters, this has 101'],
    ['notes', 'n'.repeat(1001), 'DE', 'Order notes has at most 1,000 characters, this has 1,001'],
    ['state', 's'.repeat(81), 'DE', 'State or region has at most 80 characters, this has 81'],
    ['phone', 'call me', 'DE', 'Phone has digits, spaces and + only'],
    ['phone', '12', 'DE', 'A phone number has 5 to 15 digits, this has 2'],
    ['postcode', '1011', 'DE', 'The postcode has 5 digits, this has 4'],
    ['postcode', 'Berlin', 'DE', 'The postcode has 5 digits, such as 10115'],
    ['postcode', '1234', 'US', 'The ZIP code has 5 digits, this has 4'],
    ['postcode', 'Miami', 'US', 'The ZIP code has 5 digits, such as 10001'],
    ['postcode', '12345', 'GB', 'The postcode looks like SW1A 1AA'],
  ] as const)('usability 41: %s %j in %s', (field, text, country, said) => {
    expect(sentence(field, text, country)).toBe(said)
  })
})

import { describe, expect, it } from 'vitest'
import { EMPTY_ORDER_FORM, orderFormErrors, type OrderFormValues } from '#domain/order/order-form.ts'
import { afterChange, afterLeaving, ALL_LEFT, isConfirmed, seenValues, visibleErrors } from './form-state.ts'

const values = { ...EMPTY_ORDER_FORM, country: 'US', email: 'mara@', postcode: '1000' }
const errorsOf = (typed: OrderFormValues) =>
  Object.fromEntries(Object.entries(orderFormErrors(typed)).map(([field, { kind }]) => [field, kind]))
const errors = errorsOf(values)

describe('usability 41: when an error is seen', () => {
  it('only once its field is left, all of them after submit', () => {
    expect(visibleErrors(errors, new Set())).toEqual({})
    expect(Object.keys(visibleErrors(errors, afterLeaving(new Set(), 'postcode')))).toEqual(['postcode'])
    expect(Object.keys(visibleErrors(errors, ALL_LEFT))).toEqual(Object.keys(errors))
  })

  it('an error stays while it is true, and typing in a right field raises none before the field is left again', () => {
    const left = afterLeaving(new Set(), 'postcode')
    expect(afterChange(left, 'postcode', errors)).toBe(left)
    expect(afterChange(left, 'postcode', {}).has('postcode')).toBe(false)
    expect(afterChange(left, 'city', errors)).toBe(left)
  })

  it('a field is confirmed when it was left, says something and is right', () => {
    const right = { ...values, email: 'mara@example.com' }
    expect(isConfirmed('email', right, errorsOf(right), new Set())).toBe(false)
    expect(isConfirmed('email', right, errorsOf(right), new Set(['email']))).toBe(true)
    expect(isConfirmed('email', values, errors, new Set(['email']))).toBe(false)
    expect(isConfirmed('phone', right, errorsOf(right), ALL_LEFT)).toBe(false)
  })

  it('a state and a postcode are sent only where the country asks for one', () => {
    expect(seenValues({ ...values, state: 'NY' }).state).toBe('NY')
    expect(seenValues({ ...values, country: 'DE', state: 'NY' })).toMatchObject({ state: '', postcode: '1000' })
    expect(seenValues({ ...values, country: 'HK' }).postcode).toBe('')
  })
})

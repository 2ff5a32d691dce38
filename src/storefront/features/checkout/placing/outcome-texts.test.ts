import { checkoutText } from '#storefront/texts/checkout.ts'
import { describe, expect, it } from 'vitest'
import { failureText, serverErrors } from './outcome-texts.ts'

describe('usability 57: what is said when no order came of it', () => {
  it('says how long to wait', () => {
    const wait = (seconds: number | null) => failureText({ kind: 'too-many', seconds }, true, checkoutText())
    expect(wait(null)).toContain('wait a moment and')
    expect(wait(1)).toContain('wait a second and')
    expect(wait(30)).toContain('wait 30 seconds and')
    expect(wait(120)).toContain('wait 2 minutes and')
  })

  it('tells a lost answer from a lost network, and promises what holds', () => {
    const [online, offline] = [true, false].map((state) => failureText({ kind: 'unknown' }, state, checkoutText()))
    expect(online).not.toBe(offline)
    for (const text of [online, offline]) expect(text).toContain('will not be placed twice')
  })

  it('says in the server’s words what the form has no field for', () => {
    const fields = [
      { path: 'contact.email', message: 'must be an address' },
      { path: 'lines[0].quantity', message: 'must be at most 1000' },
    ]
    const text = failureText({ kind: 'wrong-fields', fields }, true, checkoutText())
    expect(text).toContain('your order (lines[0].quantity: must be at most 1000)')
    expect(failureText({ kind: 'wrong-fields', fields: [] }, true, checkoutText())).toContain(
      'what stands in this form',
    )
  })

  it('brings the server’s errors to the fields of the form', () => {
    expect(
      serverErrors([
        { path: 'contact.email', message: 'must be an address' },
        { path: 'address.line1', message: 'too long' },
        { path: 'notes', message: 'too long' },
        { path: 'lines[0].quantity', message: 'must be whole' },
      ]),
    ).toEqual({ email: 'Must be an address', line1: 'Too long', notes: 'Too long' })
  })
})

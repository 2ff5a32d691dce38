import { pagesText } from '#storefront/texts/pages.ts'
import { describe, expect, it } from 'vitest'
import { contactErrors, mailAddress } from './contact-rules.ts'

const values = { name: 'Ada', email: 'ada@example.com', subject: '', message: 'Is the ring & its box here?\nThanks' }

describe('spec 2.13: the form', () => {
  it('asks for name, address and message, in words', () => {
    expect(contactErrors({ name: ' ', email: '', subject: '', message: '' }, pagesText())).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    })
    expect(contactErrors({ ...values, email: 'ada@' }, pagesText())).toEqual({
      email: 'Email must be a valid e-mail address',
    })
    expect(contactErrors(values, pagesText())).toEqual({})
    expect(contactErrors({ ...values, message: 'x'.repeat(1501) }, pagesText()).message).toContain('1,501')
  })

  it('the mail carries everything, and nothing in it can add another field', () => {
    const address = new URL(
      mailAddress('shop@example.com', { ...values, subject: 'A&cc=evil@example.com' }, pagesText()),
    )
    expect(address.pathname).toBe('shop@example.com')
    expect([...address.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(address.searchParams.get('subject')).toBe('A&cc=evil@example.com')
    expect(address.searchParams.get('body')).toBe('Is the ring & its box here?\r\nThanks\r\n\r\nAda\r\nada@example.com')
  })
})

import { describe, expect, it } from 'vitest'
import { isForeignForm } from './page-forms.ts'

const SITE = 'https://shop.example'
const ask = (headers: Record<string, string>, host = 'shop.example') => isForeignForm({ headers, host }, SITE)

describe('spec 6.3: forms of pages', () => {
  it.each([
    [{ origin: SITE }, 'shop.example'],
    // Reached by another name than the public one, as behind a tunnel.
    [{ origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000'],
    [{ 'sec-fetch-site': 'same-origin', origin: SITE }, 'shop.example'],
    // A page that tells nobody where it is, as an order's.
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 'shop.example'],
    [{}, 'shop.example'],
  ] as [Record<string, string>, string][])('%o at %s is our own', (headers, host) => {
    expect(ask(headers, host)).toBe(false)
  })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { origin: SITE, 'sec-fetch-site': 'cross-site' },
    { origin: SITE, 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])('%o is from elsewhere', (headers) => {
    expect(ask(headers)).toBe(true)
  })
})

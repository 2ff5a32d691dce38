import { describe, expect, it } from 'vitest'
import { searchRedirect } from './search-redirects.ts'

const REDIRECTS = { returns: '/pages/returns', 'Größentabelle  Ringe': '/pages/sizes' }

describe('searches that lead to a page', () => {
  it.each([
    ['returns', '/pages/returns'],
    ['  RETURNS ', '/pages/returns'],
    ['größentabelle ringe', '/pages/sizes'],
  ])('"%s" leads to %s', (text, page) => expect(searchRedirect(REDIRECTS, text)).toBe(page))

  it('other texts have results, inherited names among them', () => {
    for (const text of ['', ' ', 'return', 'constructor', '__proto__', 'returns policy']) {
      expect(searchRedirect(REDIRECTS, text)).toBeNull()
    }
  })
})

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rawWords } from '#domain/catalogue/search/words/search-words.ts'
import { nextLink } from '#services/remote/remote-reader.ts'
import { isSwelling, patternsOf } from './swelling-patterns.ts'

/** Those that need no bound, or have one of their own. */
const HARMLESS: Readonly<Record<string, string>> = {
  'src/domain/catalogue/query/option-order.ts': 'what follows the run may be left out',
  'src/domain/catalogue/search/words/search-words.ts': 'what follows the run may be left out',
  'src/domain/catalogue/search/words/search-title.ts': 'reads 300 characters at most',
  'src/domain/order/address-lines.ts': 'reads our own forms of addresses',
  'src/domain/order/email-identity.ts': 'reads addresses of 254 characters at most',
  'src/domain/shop/cut-at-word.ts': 'reads no more characters than are shown',
  'src/domain/shop/sentences.ts': "reads the owner's own texts",
  'src/storefront/features/home/choose/opening-line.ts': 'reads 130 characters at most',
}

describe('regular expressions over foreign text', () => {
  it.each([
    ['\\s+$', true],
    ['[\\s.,]+$', true],
    ['(\\d+(?:[.,]\\d+)?)[\\s-]*(?:in|ml)', true],
    ['\\p{L}{2,}!', true],
    ['(?<!\\s)\\s+$', false],
    ['^\\s+x', false],
    ['\\s+', false],
    ['\\s{1,20}$', false],
    ['a\\s+$', false],
  ])('%s: %s', (pattern, swells) => {
    expect(isSwelling(pattern, 'u')).toBe(swells)
  })

  it('of the shop, none takes the square of its text', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/testing\//.test(file))
    const swelling = files.filter((file) =>
      patternsOf(file, readFileSync(file, 'utf8')).some(({ pattern, flags }) => isSwelling(pattern, flags)),
    )
    expect(swelling.toSorted()).toEqual(Object.keys(HARMLESS).toSorted())
  })

  // Each of these took from 20 seconds to minutes, past any patience of a test.
  it('a number of 100,000 digits in a description is one word, and units are still found', () => {
    const digits = '1'.repeat(100_000)
    expect(rawWords(digits)).toEqual([digits])
    expect(rawWords('a 14.5-inch screen, 1.2.3in, 500 ml')).toEqual(['14.5in', 'screen', '1', '2.3in', '500ml'])
  })

  it('a swollen link header of another origin leads nowhere', () => {
    const base = 'https://api.example/v1/'
    for (const part of ['<', '<>;', '<a>; rel=', '<a>;,']) expect(nextLink(part.repeat(30_000), base)).toBeNull()
    expect(nextLink('<product?page=2>; rel="next"', base)).toBe('https://api.example/v1/product?page=2')
  })
})

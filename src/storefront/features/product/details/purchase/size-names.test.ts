import { productText } from '#storefront/texts/product.ts'
import { describe, expect, it } from 'vitest'
import { sharedPrefix, soldOutSentence } from './size-names.ts'

describe('names of sizes', () => {
  it('takes off only what all of them share', () => {
    expect(sharedPrefix(['US 7', 'US 8.5', 'US 10'])).toBe('US ')
    expect(sharedPrefix(['US 7', 'EU 40'])).toBe('')
    expect(sharedPrefix(['S', 'M', 'L'])).toBe('')
    expect(sharedPrefix(['85 cm', '90 cm'])).toBe('')
    expect(sharedPrefix(['US 7'])).toBe('')
  })

  it('usability 22: says in words what is sold out', () => {
    expect(soldOutSentence(['US 7', 'US 12'], 'US ', 'Navy', productText())).toBe('US 7 and 12 are sold out in Navy.')
    expect(soldOutSentence(['US 7', 'US 8', 'US 12'], 'US ', 'Navy', productText())).toBe(
      'US 7, 8 and 12 are sold out in Navy.',
    )
    expect(soldOutSentence(['M'], '', undefined, productText())).toBe('M is sold out.')
    expect(soldOutSentence([], '', 'Navy', productText())).toBe('')
  })
})

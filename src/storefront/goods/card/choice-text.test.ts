import { describe, expect, it } from 'vitest'
import { frameText } from '#storefront/texts/frame.ts'
import type { ProductChoice } from '#domain/catalogue/product/product.ts'
import { choiceText as textOf } from './choice-text.ts'

const choiceText = (choice: ProductChoice) => textOf(choice, frameText())

describe('spec 4.7: what was chosen is written out', () => {
  it('joins colour and size, and says what a bare size is', () => {
    expect(choiceText({ color: 'Navy', size: 'US 10' })).toBe('Navy, US 10')
    expect(choiceText({ color: 'White', size: 'M' })).toBe('White, size M')
    expect(choiceText({ size: '52' })).toBe('Size 52')
    expect(choiceText({ size: '85 cm' })).toBe('85 cm')
  })

  it('says colour alone, and nothing of a product without choices', () => {
    expect(choiceText({ color: "D'Été" })).toBe("D'Été")
    expect(choiceText({})).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { choiceOptions, colorNames, defaultChoice, needsSize, openChoice, sizeNames } from './choice.ts'

const picture = (name: string) => ({ img: `${name}.webp`, color: { name, clrCode: '#141517' } })

const shoe = makeItem({
  imageURLs: [picture('White'), picture('Navy'), picture('White')],
  sizes: ['8', '9'],
  quantity: 5,
  variants: [
    { color: 'White', size: '8', quantity: 0 },
    { color: 'White', size: '9', quantity: 2 },
    { color: 'Navy', size: '8', quantity: 3 },
    { color: 'Grey', size: '10', quantity: 0 },
  ],
})

describe('choices', () => {
  it('spec 4.7: colours come from the pictures in order, sizes from the sizes, then from the variants', () => {
    expect(colorNames(shoe)).toEqual(['White', 'Navy', 'Grey'])
    expect(sizeNames(shoe)).toEqual(['8', '9', '10'])
    expect(colorNames(makeItem({ imageURLs: [{ img: 'ring.webp' }] }))).toEqual([])
  })

  it('spec 4.7: a size is asked for where there are several, never guessed', () => {
    expect(needsSize(shoe)).toBe(true)
    expect(needsSize(shoe, { color: 'White' })).toBe(true)
    expect(needsSize(shoe, { size: '9' })).toBe(false)
    expect(openChoice(shoe)).toEqual({ color: 'White' })
    expect(openChoice(shoe, { color: 'Navy' })).toEqual({ color: 'Navy' })
    expect(openChoice(shoe, { color: 'Navy', size: '8' })).toEqual({ color: 'Navy', size: '8' })
    const one = { ...shoe, sizes: ['One size'], variants: undefined }
    expect(needsSize(one)).toBe(false)
    expect(openChoice(one)).toEqual({ color: 'White', size: 'One size' })
    expect(needsSize(makeItem({ imageURLs: [{ img: 'ring.webp' }] }))).toBe(false)
  })

  it('spec 4.7: the first colour and size that can be bought are chosen', () => {
    expect(defaultChoice(shoe)).toEqual({ color: 'White', size: '9' })
    expect(defaultChoice({ ...shoe, variants: undefined })).toEqual({ color: 'White', size: '8' })
  })

  it('spec 4.7: what is chosen already stays, the rest is found for it', () => {
    expect(defaultChoice(shoe, { color: 'Navy' })).toEqual({ color: 'Navy', size: '8' })
    expect(defaultChoice(shoe, { size: '8' })).toEqual({ color: 'Navy', size: '8' })
    expect(defaultChoice(shoe, { color: 'Grey', size: '8' })).toEqual({ color: 'Grey', size: '8' })
  })

  it('spec 4.7: nothing to choose is an empty choice; nothing to buy gives the first ones', () => {
    expect(defaultChoice(makeItem())).toEqual({})
    expect(defaultChoice({ ...shoe, status: 'out-of-stock' })).toEqual({ color: 'White', size: '8' })
  })

  it('spec 4.7: each option says whether it can be bought with the other one chosen', () => {
    const { colors, sizes } = choiceOptions(shoe, { color: 'White', size: '9' })
    expect(colors.map(({ value, buyable, chosen }) => [value, buyable, chosen])).toEqual([
      ['White', true, true],
      ['Navy', false, false],
      ['Grey', false, false],
    ])
    expect(sizes.map(({ value, buyable, chosen }) => [value, buyable, chosen])).toEqual([
      ['8', false, false],
      ['9', true, true],
      ['10', false, false],
    ])
  })
})

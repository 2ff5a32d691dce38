import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { describe, expect, it } from 'vitest'
import { inColor, startingChoice } from './starting-choice.ts'

const sneaker = {
  status: 'in-stock',
  quantity: 5,
  sizes: ['US 7', 'US 8'],
  imageURLs: [
    { img: 'a', color: { name: 'Off White', clrCode: '#fff' } },
    { img: 'b', color: { name: 'Navy', clrCode: '#003' } },
  ],
  variants: [
    { color: 'Off White', size: 'US 7', quantity: 0 },
    { color: 'Off White', size: 'US 8', quantity: 2 },
    { color: 'Navy', size: 'US 7', quantity: 3 },
    { color: 'Navy', size: 'US 8', quantity: 0 },
  ],
} as unknown as CatalogueItem

describe('the choice that a page opens with', () => {
  it('spec 4.7: the first colour that can be bought, and no size', () => {
    expect(startingChoice(sneaker)).toEqual({ color: 'Off White' })
  })

  it('takes the colour of the address, by its slug, where there is such a colour', () => {
    expect(startingChoice(sneaker, 'navy')).toEqual({ color: 'Navy' })
    expect(startingChoice(sneaker, 'off-white')).toEqual({ color: 'Off White' })
    expect(startingChoice(sneaker, 'green')).toEqual({ color: 'Off White' })
    expect(startingChoice(sneaker, '')).toEqual({ color: 'Off White' })
  })

  it('another colour keeps the size where it can be had, else asks for it again', () => {
    expect(inColor(sneaker, { color: 'Off White', size: 'US 8' }, 'Navy')).toEqual({ color: 'Navy' })
    expect(inColor(sneaker, { color: 'Off White' }, 'Navy')).toEqual({ color: 'Navy' })
    const stocked = { ...sneaker, variants: [] }
    expect(inColor(stocked, { color: 'Off White', size: 'US 8' }, 'Navy')).toEqual({ color: 'Navy', size: 'US 8' })
  })
})

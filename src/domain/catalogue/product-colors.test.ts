import { describe, expect, it } from 'vitest'
import { imagesForColor, productColors } from './product-colors.ts'

const white = { name: 'White', clrCode: '#ffffff' }
const navy = { name: 'Navy', clrCode: '#101830' }
const sneaker = {
  img: 'white-main',
  imageURLs: [
    { img: 'white-main', color: white },
    { img: 'navy-main', color: navy },
    { img: 'white-angle', color: white },
    { img: 'box' },
  ],
}

describe('product colours', () => {
  it('section 3: distinct colours in the order of the pictures, each with its first', () => {
    expect(productColors(sneaker)).toEqual([
      { ...white, img: 'white-main' },
      { ...navy, img: 'navy-main' },
    ])
    expect(productColors({ imageURLs: [{ img: 'ring' }] })).toEqual([])
  })

  it('section 2: a gallery shows the pictures of the colour, or all behind the main image', () => {
    expect(imagesForColor(sneaker, 'White')).toEqual(['white-main', 'white-angle', 'box'])
    expect(imagesForColor(sneaker, 'Green')).toEqual(['white-main', 'navy-main', 'white-angle', 'box'])
    expect(imagesForColor({ img: 'main', imageURLs: [{ img: 'side' }] })).toEqual(['main', 'side'])
    expect(imagesForColor({ img: 'main', imageURLs: [] })).toEqual(['main'])
  })
})

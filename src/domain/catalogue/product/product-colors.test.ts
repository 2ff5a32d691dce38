import { describe, expect, it } from 'vitest'
import { imagesForColor, otherColors, pictureOf, productColors, secondImage } from './product-colors.ts'

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
  it('spec 3.1: distinct colours in the order of the pictures, each with its first', () => {
    expect(productColors(sneaker)).toEqual([
      { ...white, img: 'white-main' },
      { ...navy, img: 'navy-main' },
    ])
    expect(productColors({ imageURLs: [{ img: 'ring' }] })).toEqual([])
  })

  it('spec 2.6: a gallery shows the pictures of the colour, or all behind the main image', () => {
    expect(imagesForColor(sneaker, 'White')).toEqual(['white-main', 'white-angle', 'box'])
    expect(imagesForColor(sneaker, 'Green')).toEqual(['white-main', 'navy-main', 'white-angle', 'box'])
    expect(imagesForColor({ img: 'main', imageURLs: [{ img: 'side' }] })).toEqual(['main', 'side'])
    expect(imagesForColor({ img: 'main', imageURLs: [] })).toEqual(['main'])
  })

  it('usability 17: the second picture of a card shows the colour of the first, and is not there where there is none', () => {
    expect(secondImage(sneaker, 'White')).toBe('white-angle')
    expect(secondImage(sneaker, 'Navy')).toBeUndefined()
    // Only a variant names that colour: what the first picture shows, the second does.
    expect(secondImage(sneaker, 'Green')).toBe('white-angle')
    expect(secondImage({ img: 'ring', imageURLs: [{ img: 'ring' }, { img: 'side' }] })).toBe('side')
    expect(secondImage({ img: 'ring', imageURLs: [{ img: 'ring' }] })).toBeUndefined()
  })

  it('a product in a list is pictured in its colour, by its main image without one', () => {
    expect(pictureOf(sneaker, 'Navy')).toBe('navy-main')
    expect(pictureOf({ ...sneaker, img: 'cover' }, undefined)).toBe('cover')
    expect(pictureOf({ img: 'ring', imageURLs: [] }, 'Gold')).toBe('ring')
  })

  it('the other colours are those that are not chosen; none where all pictures are shown anyway', () => {
    expect(otherColors(sneaker, 'White')).toEqual([{ ...navy, img: 'navy-main' }])
    expect(otherColors(sneaker, 'Navy')).toEqual([{ ...white, img: 'white-main' }])
    expect(otherColors(sneaker, 'Green')).toEqual([])
    expect(otherColors({ imageURLs: [{ img: 'ring' }] }, undefined)).toEqual([])
  })
})

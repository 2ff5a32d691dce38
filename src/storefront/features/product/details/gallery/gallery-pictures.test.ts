import { productText } from '#storefront/texts/product.ts'
import { describe, expect, it } from 'vitest'
import { galleryPictures, pictureName } from './gallery-pictures.ts'

const white = { name: 'White', clrCode: '#fff' }
const navy = { name: 'Navy', clrCode: '#003' }
const sneaker = {
  img: 'white-main',
  imageURLs: [
    { img: 'white-main', color: white },
    { img: 'navy-main', color: navy },
    { img: 'white-angle', color: white },
  ],
}

describe('the pictures of a gallery', () => {
  it('spec 2.6: opens on the main image, with every picture once', () => {
    expect(galleryPictures(sneaker).map(({ img }) => img)).toEqual(['white-main', 'navy-main', 'white-angle'])
  })

  it('shows the pictures of the chosen colour alone, then those without any', () => {
    expect(galleryPictures(sneaker, 'Navy').map(({ img }) => img)).toEqual(['navy-main'])
    expect(galleryPictures(sneaker, 'White').map(({ img }) => img)).toEqual(['white-main', 'white-angle'])
    const charted = { ...sneaker, imageURLs: [{ img: 'sizes' }, ...sneaker.imageURLs] }
    expect(galleryPictures(charted, 'Navy')).toEqual([{ img: 'navy-main', color: 'Navy' }, { img: 'sizes' }])
  })

  it('spec 3.1: jewelry has pictures without a colour; a main image that stands nowhere else comes first', () => {
    const ring = { img: 'ring-box', imageURLs: [{ img: 'ring' }, { img: 'ring' }, { img: 'ring-side' }] }
    expect(galleryPictures(ring)).toEqual([{ img: 'ring-box' }, { img: 'ring' }, { img: 'ring-side' }])
  })

  it('a picture that is not there is left out, and one place stays for a drawing where there is none', () => {
    const red = { name: 'Red', clrCode: '#f00' }
    const lamp = { img: 'lamp', imageURLs: [{ img: '', color: red }, { img: 'lamp' }] }
    expect(galleryPictures(lamp, 'Red')).toEqual([{ img: 'lamp' }])
    expect(galleryPictures({ img: '', imageURLs: [{ img: '', color: red }] })).toEqual([{ img: '' }])
  })
})

describe('what a picture shows', () => {
  const own = (view: string) => `/media/products/court-low/white-${view}-640.webp`

  it('title, colour, view and place', () => {
    expect(pictureName('Court Low', { img: own('side'), color: 'White' }, 1, 4, productText())).toBe(
      'Court Low, White, from the side, picture 2 of 4',
    )
    expect(pictureName('Court Low', { img: `${own('detail')}#1280` }, 2, 4, productText())).toBe(
      'Court Low, close up, picture 3 of 4',
    )
  })

  it('nothing more is said of a main view, of an unknown one and of an owner’s picture', () => {
    expect(pictureName('Court Low', { img: own('main') }, 0, 1, productText())).toBe('Court Low')
    expect(pictureName('Court Low', { img: own('constructor'), color: 'White' }, 0, 1, productText())).toBe(
      'Court Low, White',
    )
    expect(pictureName('Lamp', { img: '/pictures/lamp-top-640.webp/0123456789ab-640.webp' }, 0, 2, productText())).toBe(
      'Lamp, picture 1 of 2',
    )
  })
})

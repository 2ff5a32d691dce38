import { describe, expect, it } from 'vitest'
import { galleryPictures } from './gallery-pictures.ts'

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
  it('section 2: opens on the main image, with every picture once', () => {
    expect(galleryPictures(sneaker).map(({ img }) => img)).toEqual(['white-main', 'navy-main', 'white-angle'])
  })

  it('puts the pictures of the chosen colour first', () => {
    expect(galleryPictures(sneaker, 'Navy').map(({ img }) => img)).toEqual(['navy-main', 'white-main', 'white-angle'])
    expect(galleryPictures(sneaker, 'White').map(({ img }) => img)).toEqual(['white-main', 'white-angle', 'navy-main'])
  })

  it('section 3: jewelry has pictures without a colour; a main image that stands nowhere else comes first', () => {
    const ring = { img: 'ring-box', imageURLs: [{ img: 'ring' }, { img: 'ring' }, { img: 'ring-side' }] }
    expect(galleryPictures(ring)).toEqual([{ img: 'ring-box' }, { img: 'ring' }, { img: 'ring-side' }])
  })

  it('issue 7, point 2: a picture that is not there is left out, and one place stays for a drawing where there is none', () => {
    const red = { name: 'Red', clrCode: '#f00' }
    const lamp = { img: 'lamp', imageURLs: [{ img: '', color: red }, { img: 'lamp' }] }
    expect(galleryPictures(lamp, 'Red')).toEqual([{ img: 'lamp' }])
    expect(galleryPictures({ img: '', imageURLs: [{ img: '', color: red }] })).toEqual([{ img: '' }])
  })
})

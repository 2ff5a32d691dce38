/** A video's poster shows the product in the colour of the video, not in the first one. */
import { expect, test } from 'vitest'
import { videoPoster } from './video-poster.ts'

const PICTURES = [
  { img: '/media/products/handbag/forest-main-640.webp#1280', color: 'Forest' },
  { img: '/media/products/handbag/cognac-main-640.webp#1280', color: 'Cognac' },
  { img: '/media/products/handbag/cognac-detail-640.webp', color: 'Cognac' },
]

test('is the first picture of the colour that the file is named after', () => {
  expect(videoPoster('local:handbag-cognac', PICTURES)).toBe('/media/products/handbag/cognac-main-640.webp#1280')
})

test('is none where no picture is of that product and colour', () => {
  expect(videoPoster('local:handbag-ochre', PICTURES)).toBeUndefined()
  expect(videoPoster('local:handbag', PICTURES)).toBeUndefined()
  expect(videoPoster('abcdefghijk', PICTURES)).toBeUndefined()
  expect(videoPoster('local:lamp', [{ img: '/pictures/lamp.jpg/1-640.webp' }])).toBeUndefined()
})

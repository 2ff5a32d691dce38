import { describe, expect, it } from 'vitest'
import { avifSourceSet, isMadePicture, sharedPicture } from './picture-source.ts'

describe('picture source', () => {
  it('derives four AVIF widths from the name of our own photograph', () => {
    expect(avifSourceSet('/media/products/headphones/cream-main-640.webp')).toBe(
      [320, 480, 640, 900].map((w) => `/media/products/headphones/cream-main-${w}.avif ${w}w`).join(', '),
    )
  })

  it('an address that names the widest file has masters up to it', () => {
    const files = (widths: number[]) => widths.map((w) => `/media/products/ring/gold-main-${w}.avif ${w}w`).join(', ')
    const src = '/media/products/ring/gold-main-640.webp'
    expect(avifSourceSet(`${src}#1280`)).toBe(files([320, 640, 960, 1280]))
    expect(avifSourceSet(`${src}#2000`)).toBe(files([320, 640, 960, 1280, 2000]))
    expect(sharedPicture(`${src}#1280`)).toBe(src)
  })

  it("derives the same widths of a picture made from an owner's file", () => {
    const src = '/pictures/lamps/tall.jpg/0123456789ab-640.webp'
    expect(avifSourceSet(src)).toBe(
      [320, 480, 640, 900].map((w) => `/pictures/lamps/tall.jpg/0123456789ab-${w}.avif ${w}w`).join(', '),
    )
    expect(isMadePicture(src)).toBe(true)
    expect(isMadePicture('/media/products/a/b-640.webp')).toBe(false)
  })

  it("gives other programs a JPEG of an owner's picture, and our own as it is", () => {
    expect(sharedPicture('/pictures/a.png/0123456789ab-640.webp')).toBe('/pictures/a.png/0123456789ab-900.jpg')
    expect(sharedPicture('/media/products/a/b-640.webp')).toBe('/media/products/a/b-640.webp')
    expect(sharedPicture('')).toBe('')
  })

  it.each([
    '',
    'https://example.com/media/products/a/b-640.webp',
    '/media/products/a/b-640.jpg',
    '/uploads/a-640.webp',
    '/media/products/a/b-640.webp#wide',
  ])('leaves %j alone', (src) => {
    expect(avifSourceSet(src)).toBeNull()
  })
})

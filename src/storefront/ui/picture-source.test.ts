import { describe, expect, it } from 'vitest'
import { avifSourceSet } from './picture-source.ts'

describe('picture source', () => {
  it('derives four AVIF widths from the name of our own photograph', () => {
    expect(avifSourceSet('/media/products/headphones/cream-main-640.webp')).toBe(
      [320, 480, 640, 900].map((w) => `/media/products/headphones/cream-main-${w}.avif ${w}w`).join(', '),
    )
  })

  it.each([
    '',
    'https://example.com/media/products/a/b-640.webp',
    '/media/products/a/b-640.jpg',
    '/uploads/a-640.webp',
  ])('leaves %j alone', (src) => {
    expect(avifSourceSet(src)).toBeNull()
  })
})

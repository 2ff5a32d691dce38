import { expect, it } from 'vitest'
import { shareLinks } from './share-links.ts'

it('spec 2.6: share icons of the four networks carry the address and the title, escaped', () => {
  const shared = shareLinks('https://shop.example/shop/shop-details/1?a=b', '"Fig & Oat"')
  expect(shared.map(({ network }) => network)).toEqual(['Facebook', 'Twitter', 'Linkedin', 'Vimeo'])
  const [facebook, twitter] = shared.map(({ href }) => new URL(href))
  expect(facebook?.searchParams.get('u')).toBe('https://shop.example/shop/shop-details/1?a=b')
  expect(twitter?.searchParams.get('text')).toBe('"Fig & Oat"')
})

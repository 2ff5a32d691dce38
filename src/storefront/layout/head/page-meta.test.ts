import { describe, expect, it } from 'vitest'
import { pageLanguages } from '#domain/shop/page-languages.ts'
import { pageMeta } from './page-meta.ts'

function shopWith(sharePicture: string, more = {}) {
  const [language] = pageLanguages('en-US', [])
  const data = {
    siteUrl: 'https://s.example',
    settings: { name: 'Shop' },
    sharePicture,
    language,
    languages: [language],
    ...more,
  }
  return [{ id: 'root', loaderData: JSON.stringify(data) }]
}
const matches = shopWith('/share.jpg')
const page = { title: 'Rings', description: 'All rings.', path: '/screens/products/c13' }

describe('the head of a page', () => {
  it('has the canonical address and a picture with the origin of the site', () => {
    const tags = pageMeta(matches, { ...page, image: '/media/ring.webp' })
    expect(tags).toContainEqual({ title: 'Rings · Shop' })
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://s.example/screens/products/c13' })
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://s.example/media/ring.webp' })
    expect(tags.some((tag) => 'name' in tag && tag.name === 'robots')).toBe(false)
  })

  it('in a shop of several languages lies under its own and names all, with the main one for everybody else', () => {
    const languages = pageLanguages('de-DE', ['en', 'ar'])
    const tags = pageMeta(shopWith('', { language: languages[2], languages }), page)
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://s.example/ar/screens/products/c13',
    })
    const named = tags.flatMap((tag) => ('hrefLang' in tag ? [[tag['hrefLang'], tag['href']]] : []))
    expect(named).toEqual([
      ['de', 'https://s.example/screens/products/c13'],
      ['en', 'https://s.example/en/screens/products/c13'],
      ['ar', 'https://s.example/ar/screens/products/c13'],
      ['x-default', 'https://s.example/screens/products/c13'],
    ])
  })

  it('without a picture, or with a malformed one, shows the picture of the shop', () => {
    for (const image of [undefined, 'http://[']) {
      expect(pageMeta(matches, { ...page, ...(image !== undefined && { image }) })).toContainEqual({
        property: 'og:image',
        content: 'https://s.example/share.jpg',
      })
    }
  })

  it('names no picture where the owner has none', () => {
    const tags = pageMeta(shopWith(''), page)
    expect(tags.some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false)
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary' })
  })

  it('says noindex where it is asked for', () => {
    expect(pageMeta(matches, { ...page, noindex: true })).toContainEqual({ name: 'robots', content: 'noindex' })
  })
})

import { describe, expect, it } from 'vitest'
import { startOptions } from './start-options.ts'

const many = (word: string, count: number) => Array.from({ length: count }, (_, place) => `${word} ${place}`)
const categories = ['Rings', 'Bags & Shoes', 'Audio', 'Skin Care'].map((title) => ({
  title,
  slug: title.toLowerCase().replace(/[ &]+/g, '-'),
  img: '/a.webp',
}))

function counts(recent: string[], popular: string[], screen: 'desktop' | 'phone') {
  return Object.fromEntries(
    startOptions(recent, { popular, categories }, screen).map(({ name, options }) => [name, options.length]),
  )
}

describe('below an empty field', () => {
  it('usability 4: at most 10 on a desktop and 8 on a phone, recent and popular ones with a share each', () => {
    expect(counts(many('own', 8), many('popular', 6), 'desktop')).toEqual({ recent: 3, popular: 3, categories: 4 })
    expect(counts(many('own', 8), many('popular', 6), 'phone')).toEqual({ recent: 2, popular: 2, categories: 4 })
    expect(counts(many('own', 8), [], 'desktop')).toEqual({ recent: 6, categories: 4 })
    expect(counts([], many('popular', 6), 'desktop')).toEqual({ popular: 6, categories: 4 })
    expect(counts(many('own', 1), many('popular', 6), 'phone')).toEqual({ recent: 1, popular: 3, categories: 4 })
  })

  it('what was searched for here is not popular a second time', () => {
    const [recent, popular] = startOptions(['Ring'], { popular: ['ring', 'watch'], categories: [] }, 'desktop')
    expect(recent?.options.map(({ text }) => text)).toEqual(['Ring'])
    expect(popular?.options.map(({ text }) => text)).toEqual(['watch'])
  })

  it('texts lead to their results, categories to the filtered shop', () => {
    const groups = startOptions(['50 % off'], { popular: [], categories }, 'phone')
    expect(groups.flatMap(({ options }) => options.map(({ to }) => to)).slice(0, 3)).toEqual([
      '/pages/search?searchText=50%20%25%20off',
      '/shop?category=rings',
      '/shop?category=bags-shoes',
    ])
  })

  it('nothing known is nothing shown', () => {
    expect(startOptions([], { popular: [], categories: [] }, 'desktop')).toEqual([])
  })
})

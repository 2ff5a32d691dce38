import { en } from '#texts/en.ts'
import { describe, expect, it } from 'vitest'
import { FOOTER_COLUMNS, SOCIAL_LINKS } from './footer-links.ts'

describe('footer', () => {
  it('spec 1.3: has the columns My Account and Information with their words in order', () => {
    expect(
      Object.fromEntries(
        FOOTER_COLUMNS.map(({ title, links }) => [en.frame[title], links.map(({ label }) => en.frame[label])]),
      ),
    ).toEqual({
      'My Account': ['Track Orders', 'Shipping', 'Wishlist', 'My Account', 'Order History', 'Returns'],
      Information: ['Our Story', 'Careers', 'Privacy Policy', 'Terms & Conditions', 'Latest News', 'Contact Us'],
    })
  })

  it('spec 1.3: names the four networks', () => {
    expect(SOCIAL_LINKS.map(({ title }) => title)).toEqual(['Facebook', 'Twitter', 'Linkedin', 'Vimeo'])
  })

  it('spec 1.3: no word leads to an empty anchor', () => {
    const targets = FOOTER_COLUMNS.flatMap(({ links }) => links.map(({ to }) => to))
    expect(targets.filter((to) => !/^\/\w/.test(to))).toEqual([])
    expect(new Set(targets).size).toBe(targets.length)
  })
})

import { en } from '#texts/en.ts'
import { describe, expect, it } from 'vitest'
import { currentMenuLink, menuLinks } from './menu-links.ts'

describe('header menu', () => {
  it('spec 1.2: has the seven words in order', () => {
    expect(menuLinks(true).map((link) => en.frame[link.label])).toEqual([
      'Home',
      'About Us',
      'Categories',
      'Catalogues',
      'Products',
      'Portfolio',
      'Contact Us',
    ])
  })

  it('no portfolio is offered where there are no looks', () => {
    expect(menuLinks(false).map((link) => link.label)).toEqual(
      menuLinks(true).flatMap(({ label }) => (label === 'portfolio' ? [] : [label])),
    )
  })

  it.each([
    ['/home/beauty', 'Home'],
    ['/shop', 'Products'],
    ['/shop/shop-details/101', 'Products'],
    ['/shop/shop-category', 'Categories'],
    ['/screens/products/3', 'Products'],
    ['/screens/aboutUs', 'About Us'],
  ])('marks the place of %s as %s', (path, label) => {
    expect(en.frame[currentMenuLink(path)?.label ?? 'home']).toBe(label)
  })

  it.each(['/shop/cart', '/shop/wishlist', '/pages/search', '/shopping', '/404'])('marks nothing at %s', (path) => {
    expect(currentMenuLink(path)).toBeNull()
  })
})

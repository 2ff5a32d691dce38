import { frameText } from '#storefront/texts/frame.ts'
import { describe, expect, it } from 'vitest'
import { screenTitle } from './screen-title.ts'

describe('spec 2.13: the title of the deepest active child route', () => {
  it('comes from the deepest match, its data before its handle', () => {
    const matches = [
      { handle: { title: 'catalogues' } },
      { handle: { title: 'products' }, loaderData: { title: 'Rings' } },
    ]
    expect(screenTitle(matches, frameText())).toEqual({ title: 'Rings', ownHeading: false })
  })

  it('a match without a title leaves it to the one above', () => {
    expect(screenTitle([{ handle: { title: 'categories' } }, { loaderData: null }], frameText()).title).toBe(
      'Categories',
    )
    expect(screenTitle([{ loaderData: { title: 7 } }], frameText()).title).toBe('')
  })

  it('a screen with a heading of its own says so', () => {
    expect(screenTitle([{ handle: { title: 'productDetails', ownHeading: true } }], frameText()).ownHeading).toBe(true)
  })
})

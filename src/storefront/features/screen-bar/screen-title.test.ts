import { describe, expect, it } from 'vitest'
import { screenTitle } from './screen-title.ts'

describe('spec 2.13: the title of the deepest active child route', () => {
  it('comes from the deepest match, its data before its handle', () => {
    const matches = [
      { handle: { title: 'Screens' } },
      { handle: { title: 'Products' }, loaderData: { title: 'Rings' } },
    ]
    expect(screenTitle(matches)).toEqual({ title: 'Rings', ownHeading: false })
  })

  it('a match without a title leaves it to the one above', () => {
    expect(screenTitle([{ handle: { title: 'Categories' } }, { loaderData: null }]).title).toBe('Categories')
    expect(screenTitle([{ loaderData: { title: 7 } }]).title).toBe('')
  })

  it('a screen with a heading of its own says so', () => {
    expect(screenTitle([{ handle: { title: 'Product Details', ownHeading: true } }]).ownHeading).toBe(true)
  })
})

import { frameText } from '#storefront/texts/frame.ts'
import { describe, expect, it } from 'vitest'
import type { MenuType } from '#storefront/state/root-data.ts'
import { allShops, typeShops } from './shops.ts'

function type(id: string, home: string | null): MenuType {
  return { id, title: id, count: 1, home, picture: `/${id}.webp`, categories: [], categoryCount: 1 }
}

const TYPES = [type('electronics', 'electronic'), type('fashion', null), type('jewelry', 'jewelry')]

describe('shops', () => {
  it('spec 2.12 and 12.2: a type without a home that is on has no link', () => {
    expect(typeShops(TYPES).map((shop) => shop.id)).toEqual(['electronics', 'jewelry'])
  })

  it('leads to the home of the type, the whole house first', () => {
    expect(allShops(TYPES, frameText()).map((shop) => shop.to)).toEqual([
      '/home/main',
      '/home/electronic',
      '/home/jewelry',
    ])
  })

  it('a house of one shop has no tabs to choose between', () => {
    expect(allShops(TYPES.slice(0, 2), frameText())).toEqual([])
  })
})

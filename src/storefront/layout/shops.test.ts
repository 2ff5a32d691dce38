import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { allShops, typeShops } from './shops.ts'

const types = new Set(['electronics', 'fashion', 'jewelry'])

describe('shops', () => {
  it('decisions, section 4: a type without products has no home link', () => {
    expect(typeShops(DEFAULT_SHOP_SETTINGS, types).map((shop) => shop.id)).toEqual([
      'electronics',
      'fashion',
      'jewelry',
    ])
  })

  it('decisions, section 4: a home that is switched off has no link', () => {
    const homes = { ...DEFAULT_SHOP_SETTINGS.homes, fashion: { enabled: false } }
    expect(typeShops({ ...DEFAULT_SHOP_SETTINGS, homes }, types).map((shop) => shop.id)).toEqual([
      'electronics',
      'jewelry',
    ])
  })

  it('leads to the home of the type, the whole house first', () => {
    expect(allShops(DEFAULT_SHOP_SETTINGS, types).map((shop) => shop.to)).toEqual([
      '/home/main',
      '/home/electronic',
      '/home/fashion',
      '/home/jewelry',
    ])
  })
})

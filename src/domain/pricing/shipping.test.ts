import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { isShippingMethod, SHIPPING_METHODS, shippingPrice, shippingRate } from './shipping.ts'

const rates = DEFAULT_SHOP_SETTINGS.shipping

describe('shipping', () => {
  it('spec 9.3: flat rate $20.00, local pickup $25.00, free $0', () => {
    expect(SHIPPING_METHODS.map(({ id }) => [id, shippingPrice(id, rates)])).toEqual([
      ['flat-rate', 2000],
      ['local-pickup', 2500],
      ['free', 0],
    ])
  })

  it('spec 4.13: nothing chosen counts as 0', () => {
    expect(shippingPrice(undefined, rates)).toBe(0)
  })

  it("spec 9.3: the owner's prices and days are used", () => {
    const dearer = { ...rates, free: { price: toMinor(4.95), days: [6, 9] as const } }
    expect(shippingPrice('free', dearer)).toBe(495)
    expect(shippingRate('free', dearer).days).toEqual([6, 9])
  })

  it('spec 10.1: only the three names are ways of shipping', () => {
    expect(['free', 'express', undefined, 'toString'].map(isShippingMethod)).toEqual([true, false, false, false])
  })
})

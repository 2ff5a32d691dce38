import { orderText } from '#storefront/texts/order.ts'
import { frameText } from '#storefront/texts/frame.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { deliveryText } from '../../../goods/order/delivery-text.ts'
import { SAMPLE_LINES, SAMPLE_SAVING, SAMPLE_TOTALS, sampleSteps } from './sample-order.ts'

describe('spec 2.11: the static sample', () => {
  it('spec 9.3: its figures add up from rounded unit prices', () => {
    expect(SAMPLE_LINES.map(({ unitPrice, quantity }) => unitPrice * quantity)).toEqual([27_965, 23_630, 11_520])
    expect(SAMPLE_TOTALS).toEqual({ subtotal: 63_115, shipping: 2000, total: 65_115 })
    expect(SAMPLE_SAVING).toBe(32_900 + 2 * 13_900 + 12_800 - 63_115)
  })

  it('spec 9.4: its delivery dates are those of a flat rate', () => {
    expect(sampleSteps({ t: orderText(), frame: frameText() }).at(-1)?.when).toBe(
      deliveryText('flat-rate', Date.UTC(2026, 10, 19, 11, 42), DEFAULT_SHOP_SETTINGS, frameText()),
    )
  })
})

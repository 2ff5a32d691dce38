import { frameText } from '#storefront/texts/frame.ts'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { dayRange, deliveryText } from './delivery-text.ts'

const THURSDAY_MORNING = Date.UTC(2026, 10, 19, 11, 42)

describe('usability 32: delivery dates in the cart', () => {
  it('spec 9.4: flat rate arrives three to five working days after the dispatch', () => {
    expect(deliveryText('flat-rate', THURSDAY_MORNING, DEFAULT_SHOP_SETTINGS, frameText())).toBe('Tue 24 to Thu 26 Nov')
  })

  it('spec 9.4: an order after 2.30pm leaves a working day later', () => {
    const afternoon = Date.UTC(2026, 10, 19, 14, 30)
    expect(deliveryText('flat-rate', afternoon, DEFAULT_SHOP_SETTINGS, frameText())).toBe('Wed 25 to Fri 27 Nov')
  })

  it('says both months where the window crosses the end of one', () => {
    expect(deliveryText('free', THURSDAY_MORNING, DEFAULT_SHOP_SETTINGS, frameText())).toBe('Thu 26 Nov to Tue 1 Dec')
  })

  it('says one day and "Ready" for a pickup', () => {
    expect(deliveryText('local-pickup', THURSDAY_MORNING, DEFAULT_SHOP_SETTINGS, frameText())).toBe('Ready Fri 20 Nov')
  })

  it('does not take November of two years for one month and day', () => {
    expect(dayRange(Date.UTC(2026, 11, 31), Date.UTC(2027, 0, 4), frameText())).toBe('Thu 31 Dec to Mon 4 Jan')
  })
})

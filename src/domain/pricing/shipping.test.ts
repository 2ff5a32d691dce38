import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minor, ZERO } from '#domain/money/minor.ts'
import type { ShippingSetting } from '#domain/shop/shipping-settings.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import {
  chosenOffer,
  isAlwaysFree,
  lowestPrice,
  sendingWays,
  shippingOffers,
  transitDays,
  weightOf,
} from './shipping.ts'

const THREE = DEFAULT_SHOP_SETTINGS.shipping
const AT_HOME = { country: 'US', goods: minor(5000), weight: 0 }
const DHL: ShippingSetting = {
  id: 'dhl',
  title: 'DHL parcel',
  price: minor(490),
  days: [1, 2],
  countries: ['DE', 'AT'],
  freeFrom: minor(10_000),
}
const HEAVY: ShippingSetting = {
  id: 'freight',
  price: ZERO,
  days: [5, 9],
  byWeight: [
    { upTo: 1000, price: minor(500) },
    { upTo: 31_500, price: minor(2500) },
  ],
}

describe('shipping', () => {
  it('spec 9.3: flat rate $20.00, local pickup $25.00, free $0, and all of them everywhere', () => {
    for (const country of ['US', 'DE', 'JP']) {
      const { offered, unserved } = shippingOffers(THREE, { ...AT_HOME, country })
      expect(offered.map(({ setting, price }) => [setting.id, price])).toEqual([
        ['flat-rate', 2000],
        ['local-pickup', 2500],
        ['free', 0],
      ])
      expect(unserved).toEqual([])
    }
  })

  it('spec 4.13: nothing chosen is `free`; without that the first that serves', () => {
    expect(chosenOffer(shippingOffers(THREE, AT_HOME), undefined)?.setting.id).toBe('free')
    expect(chosenOffer(shippingOffers(THREE, AT_HOME), 'flat-rate')?.setting.id).toBe('flat-rate')
    expect(chosenOffer(shippingOffers([DHL, HEAVY], AT_HOME), 'dhl')?.setting.id).toBe('freight')
    expect(chosenOffer(shippingOffers([DHL], AT_HOME), 'dhl')).toBeUndefined()
  })

  it('spec 9.3: countries, a free amount and steps of weight, each at its border', () => {
    const ask = (setting: ShippingSetting, question: Partial<typeof AT_HOME>) => {
      const { offered, unserved } = shippingOffers([setting], { ...AT_HOME, ...question })
      return offered[0]?.price ?? unserved[0]?.why
    }
    expect(ask(DHL, {})).toBe('country')
    expect(ask(DHL, { country: 'DE' })).toBe(490)
    expect(ask(DHL, { country: 'DE', goods: minor(9999) })).toBe(490)
    expect(ask(DHL, { country: 'AT', goods: minor(10_000) })).toBe(0)
    expect(ask(HEAVY, {})).toBe(500)
    expect(ask(HEAVY, { weight: 1000 })).toBe(500)
    expect(ask(HEAVY, { weight: 1001 })).toBe(2500)
    expect(ask(HEAVY, { weight: 31_500 })).toBe(2500)
    expect(ask(HEAVY, { weight: 31_501 })).toBe('weight')
  })

  it('every way is offered or said why not, and what is chosen is among the offers', () => {
    const amount = fc.nat({ max: 100_000 }).map(minor)
    const setting: fc.Arbitrary<ShippingSetting> = fc.record(
      {
        id: fc.constantFrom('flat-rate', 'local-pickup', 'free', 'a', 'b', 'c'),
        price: amount,
        days: fc.constant([1, 2] as const),
        countries: fc.subarray(['DE', 'US', 'JP'], { minLength: 1 }),
        freeFrom: amount,
        byWeight: fc.tuple(fc.integer({ min: 1, max: 1000 }), amount).map(([upTo, price]) => [{ upTo, price }]),
      },
      { requiredKeys: ['id', 'price', 'days'] },
    )
    const settings = fc.uniqueArray(setting, { selector: ({ id }) => id, maxLength: 6 })
    const question = fc.record({
      country: fc.constantFrom('DE', 'US', 'FR'),
      goods: amount,
      weight: fc.nat({ max: 2000 }),
    })
    fc.assert(
      fc.property(settings, question, fc.string(), (list, asked, chosen) => {
        const offers = shippingOffers(list, asked)
        expect(offers.offered.length + offers.unserved.length).toBe(list.length)
        const offer = chosenOffer(offers, chosen)
        expect(offer === undefined).toBe(offers.offered.length === 0)
        if (offer) expect(offers.offered).toContain(offer)
        for (const { price } of offers.offered) expect(price).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('weighs what has a weight, and knows the days of a way that is gone', () => {
    expect(weightOf([{ weight: 250, quantity: 3 }, { quantity: 5 }])).toBe(750)
    expect(transitDays([DHL], 'dhl')).toEqual([1, 2])
    expect(transitDays([DHL], 'gone')).toEqual([1, 2])
  })

  it('says what is cheapest, and whether it always costs nothing', () => {
    expect([lowestPrice(THREE), isAlwaysFree(THREE)]).toEqual([0, true])
    expect([lowestPrice([DHL, HEAVY]), isAlwaysFree([DHL, HEAVY])]).toEqual([490, false])
  })

  it('spec 1.4: what is fetched is not sent for nothing', () => {
    const fetched = { ...DHL, id: 'local-pickup', price: ZERO }
    expect([lowestPrice([DHL, fetched]), isAlwaysFree([DHL, fetched])]).toEqual([490, false])
    expect([sendingWays([fetched]), isAlwaysFree([fetched])]).toEqual([[], false])
  })
})

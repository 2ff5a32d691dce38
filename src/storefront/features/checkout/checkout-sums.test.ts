import { toMinor } from '#domain/shop/testing/dollars.ts'
import { minor, ZERO } from '#domain/money/minor.ts'
import { describe, expect, it } from 'vitest'
import { makeLine } from '#domain/cart/cart-line.ts'
import { DEFAULT_TAX } from '#domain/shop/tax-settings.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { checkoutSums } from './checkout-sums.ts'

const cart = [makeLine(makeItem({ id: 'soap', price: toMinor(12.99), discount: 15, quantity: 50 }), 10, {})]

describe('spec 9.3: the sums of the checkout', () => {
  it('add up without a code, and with one', () => {
    expect(checkoutSums(cart, minor(2000), null, DEFAULT_TAX, {})).toEqual({
      taxes: [],
      subtotal: 11_040,
      saving: 1950,
      discount: 0,
      shipping: 2000,
      total: 13_040,
      freeByCode: false,
    })
    expect(checkoutSums(cart, minor(2000), { discount: minor(1040), shipping: ZERO }, DEFAULT_TAX, {})).toMatchObject({
      total: 10_000,
      freeByCode: true,
    })
  })

  it('a code never brings the goods below 0', () => {
    expect(
      checkoutSums(cart, minor(2000), { discount: minor(99_999), shipping: minor(2000) }, DEFAULT_TAX, {}),
    ).toMatchObject({
      discount: 11_040,
      total: 2000,
    })
  })
})

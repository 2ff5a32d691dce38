import { expect, it } from 'vitest'
import { isOutOfStock } from './stock.ts'

it('spec 4.1: out of stock by status or by quantity', () => {
  expect(isOutOfStock({ status: 'in-stock', quantity: 1 })).toBe(false)
  expect(isOutOfStock({ status: 'in-stock', quantity: 0 })).toBe(true)
  expect(isOutOfStock({ status: 'out-of-stock', quantity: 4 })).toBe(true)
})

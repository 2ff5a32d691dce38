import { expect, it } from 'vitest'
import { reviewerName } from './reviewer-name.ts'

it.each([
  ['Mara Thompson', 'Mara T.'],
  ['  anna maria  van der berg ', 'anna B.'],
  ['Prince', 'Prince'],
  ['Åsa \u{1F600}x', 'Åsa \u{1F600}.'],
  ['', ''],
])('the buyer %j reviews as %j', (name, short) => {
  expect(reviewerName(name)).toBe(short)
})

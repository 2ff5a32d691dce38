import { expect, it } from 'vitest'
import { countOf, formatNumber } from './format-number.ts'

it('groups the digits of whole numbers by three', () => {
  expect([0, 999, 1000, 80_948, 1_000_000, 1_234_567_890].map(formatNumber)).toEqual([
    '0',
    '999',
    '1,000',
    '80,948',
    '1,000,000',
    '1,234,567,890',
  ])
})

it('says how many of what', () => {
  expect([0, 1, 2, 1682].map((count) => countOf(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,682 items',
  ])
  expect(countOf(1682, 'category', 'categories')).toBe('1,682 categories')
})

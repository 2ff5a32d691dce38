import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

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

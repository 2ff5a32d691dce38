import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

it('groups the digits of whole numbers by three', () => {
  expect([0, 999, 1000, 80_948, 1_000_000, 1_234_567_890].map((whole) => formatNumber(whole, 'en-US'))).toEqual([
    '0',
    '999',
    '1,000',
    '80,948',
    '1,000,000',
    '1,234,567,890',
  ])
})

it('writes them as the language does', () => {
  expect(formatNumber(1_234_567, 'de')).toBe('1.234.567')
  expect(formatNumber(1_234_567, 'en-IN')).toBe('12,34,567')
  for (const whole of [0, 12, 999, 1000, 65_536, 1_234_567]) {
    expect(formatNumber(whole, 'en-US')).toBe(new Intl.NumberFormat('en-US').format(whole))
  }
})

import { frameText } from '#storefront/texts/frame.ts'
import { describe, expect, it } from 'vitest'
import { clockTime, timeLeft } from './dispatch.ts'

describe('the daily cut-off in words', () => {
  it('spec 9.4: 14:30 is read as 2.30pm', () => {
    expect(clockTime('14:30', 'en')).toBe('2.30pm')
    expect(clockTime('09:05', 'en')).toBe('9.05am')
    expect(clockTime('12:00', 'en')).toBe('12pm')
    expect(clockTime('00:15', 'en')).toBe('12.15am')
  })

  it('says how long is left until then', () => {
    expect(timeLeft('14:30', Date.parse('2026-11-19T12:16:59Z'), frameText())).toBe('2 h 14 min')
    expect(timeLeft('14:30', Date.parse('2026-11-19T14:00:00Z'), frameText())).toBe('30 min')
    expect(timeLeft('14:30', Date.parse('2026-11-19T14:29:59Z'), frameText())).toBe('1 min')
  })
})

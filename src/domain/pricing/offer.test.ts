import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countdown, isOfferRunning, isReductionOn } from './offer.ts'

const END = '2026-12-24T12:00:00Z'
const endMs = Date.parse(END)

describe('flash-sale countdown', () => {
  it('spec 4.14: days, hours, minutes and seconds to the end', () => {
    const left = ((2 * 24 + 3) * 60 + 4) * 60 + 5
    expect(countdown(END, endMs - left * 1000)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5, over: false })
  })

  it('spec 4.14: never below 0; an expired offer shows zeros', () => {
    const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0, over: true }
    expect(countdown(END, endMs)).toEqual(zeros)
    expect(countdown(END, endMs + 1e9)).toEqual(zeros)
  })

  it('spec 4.14: the parts add up to the whole seconds that are left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 10 }), (leftMs) => {
        const { days, hours, minutes, seconds, over } = countdown(END, endMs - leftMs)
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(leftMs / 1000))
        expect([hours < 24, minutes < 60, seconds < 60, over]).toEqual([true, true, true, false])
      }),
    )
  })

  it('spec 4.14: the end is an instant, wherever it is written', () => {
    expect(countdown('2026-12-24T14:00:00+02:00', endMs - 1000).seconds).toBe(1)
  })

  it('spec 4.14: an offer runs from its start up to its end', () => {
    const offer = { startDate: '2026-12-23T12:00:00Z', endDate: END }
    const startMs = Date.parse(offer.startDate)
    expect([startMs - 1, startMs, endMs - 1, endMs].map((now) => isOfferRunning(offer, now))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isOfferRunning(undefined, endMs)).toBe(false)
  })

  it('spec 9.2: a reduction with dates holds from its start up to its end, one without an end or without dates goes on', () => {
    const startDate = '2026-12-23T12:00:00Z'
    const startMs = Date.parse(startDate)
    const at = [startMs - 1, startMs, endMs - 1, endMs]
    expect(at.map((now) => isReductionOn({ startDate, endDate: END }, now))).toEqual([false, true, true, false])
    expect(at.map((now) => isReductionOn({ startDate }, now))).toEqual([false, true, true, true])
    expect(isReductionOn(undefined, endMs)).toBe(true)
  })

  it('spec 4.14: a date that cannot be read is an error that names it', () => {
    expect(() => countdown('soon', 0)).toThrow(/expected an ISO 8601 instant, got "soon"/)
  })
})

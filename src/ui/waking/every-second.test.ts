import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { everySecond } from './every-second.ts'

describe('every second', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 5000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('spec 4.14: ticks at once and each second with the time', () => {
    const times: number[] = []
    const stop = everySecond((now) => times.push(now))
    vi.advanceTimersByTime(2000)
    stop()
    vi.advanceTimersByTime(2000)
    expect(times).toEqual([5000, 6000, 7000])
  })

  it('keeps one timer for all and none once all have stopped', () => {
    const stops = [everySecond(() => {}), everySecond(() => {})]
    expect(vi.getTimerCount()).toBe(1)
    for (const stop of stops) stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

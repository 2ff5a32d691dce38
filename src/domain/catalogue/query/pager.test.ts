import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, pagerWindow, totalPages } from './pager.ts'

describe('pager', () => {
  it('spec 9.5: 9 products a page', () => {
    expect([0, 1, 9, 10, 44].map((total) => totalPages(total, 9))).toEqual([0, 1, 1, 2, 5])
  })

  it('spec 4.4: a page outside the list is clamped', () => {
    expect(clampPage(0, 5)).toBe(1)
    expect(clampPage(Number.MAX_SAFE_INTEGER, 5)).toBe(5)
    expect(clampPage(3, 0)).toBe(1)
  })

  it('spec 9.5: all pages if 5 or fewer, else a window of three', () => {
    expect(pagerWindow(1, 0)).toEqual([])
    expect(pagerWindow(4, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pagerWindow(1, 6)).toEqual([1, 2, 3])
    expect(pagerWindow(2, 6)).toEqual([1, 2, 3])
    expect(pagerWindow(4, 6)).toEqual([3, 4, 5])
    expect(pagerWindow(6, 6)).toEqual([5, 6])
  })

  it('spec 9.5: the window holds the current page and only real, consecutive ones', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (wanted, pages) => {
        const page = clampPage(wanted, pages)
        const window = pagerWindow(page, pages)
        expect(window).toContain(page)
        expect(window.length).toBeLessThanOrEqual(5)
        window.forEach((number, index) => {
          expect(number).toBe((window[0] ?? 0) + index)
          expect(number).toBeGreaterThanOrEqual(1)
          expect(number).toBeLessThanOrEqual(pages)
        })
      }),
    )
  })
})

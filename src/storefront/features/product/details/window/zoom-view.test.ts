/** The enlarged picture: three times as large at most, never off its stage, and what one points at stays under the finger. */
import { describe, expect, test } from 'vitest'
import { MOST, movedBy, WHOLE, type ZoomFrame, type ZoomView, zoomedTo } from './zoom-view.ts'

const FRAME: ZoomFrame = { picture: { width: 800, height: 800 }, stage: { width: 1280, height: 900 } }
const MIDDLE = { x: 0, y: 0 }

describe('zooming', () => {
  test('goes from 100 to 300 % and no further, whatever is asked for', () => {
    expect(zoomedTo(WHOLE, 2, MIDDLE, FRAME).scale).toBe(2)
    for (const asked of [3, 40, 1e9]) expect(zoomedTo(WHOLE, asked, MIDDLE, FRAME).scale).toBe(MOST)
    for (const asked of [1, 0.2, 0, -4, Number.NaN]) expect(zoomedTo(WHOLE, asked, MIDDLE, FRAME)).toEqual(WHOLE)
  })

  test('keeps what lies under the pointer where it is', () => {
    const at = { x: 90, y: -120 }
    const before: ZoomView = { scale: 1.8, x: 20, y: -30 }
    const after = zoomedTo(before, 2.6, at, FRAME)
    // The same place of the picture, measured from its middle at its own size.
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale)
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale)
  })

  test('back to the whole picture puts it in the middle', () => {
    expect(zoomedTo({ scale: 3, x: 500, y: 400 }, 1, { x: 300, y: 0 }, FRAME)).toEqual(WHOLE)
  })
})

describe('moving', () => {
  test('ends at the edges of the picture', () => {
    const far = movedBy({ scale: 2, x: 0, y: 0 }, 5000, -5000, FRAME)
    expect(far).toEqual({ scale: 2, x: (1600 - 1280) / 2, y: -(1600 - 900) / 2 })
  })

  test('a picture that is narrower than its stage stays in the middle', () => {
    expect(movedBy({ scale: 1.5, x: 0, y: 0 }, 400, 400, FRAME)).toEqual({ scale: 1.5, x: 0, y: 150 })
    expect(movedBy(WHOLE, 50, 50, FRAME)).toEqual(WHOLE)
  })
})

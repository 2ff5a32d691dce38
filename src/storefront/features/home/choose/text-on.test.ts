import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance, textOn } from './text-on.ts'

describe('textOn', () => {
  it('gives 4.5:1 on every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const ground = `#${value.toString(16).padStart(6, '0')}`
        expect(contrast(luminance(ground) ?? 0, luminance(textOn(ground)) ?? 0)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is white on dark, ink on light, ink on what is no hex colour', () => {
    expect([textOn('#400'), textOn('#F7E9E5'), textOn('tomato')]).toEqual(['#ffffff', '#16181d', '#16181d'])
  })

  it('knows the contrast of black on white', () => {
    expect(contrast(luminance('#000') ?? 0, luminance('#ffffff') ?? 0)).toBeCloseTo(21)
  })
})

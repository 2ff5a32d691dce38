import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance, readableOn, textOn } from './colors.ts'

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

describe('readableOn', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const between = (a: string, b: string) => contrast(luminance(a) ?? 0, luminance(b) ?? 0)
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

  it('property: gives 4.5:1 on every ground, of the same hue, and changes no colour that has it', () => {
    fc.assert(
      fc.property(hex, hex, (ground, color) => {
        const shade = readableOn(ground, color)
        expect(between(ground, shade)).toBeGreaterThanOrEqual(4.5)
        if (between(ground, color) >= 4.5) expect(shade).toBe(color)
        // Of three channels the largest stays the largest: darker or lighter, but no other colour.
        const order = (of: string) => parts(of).map((part, place) => [part, place] as const)
        const [most] = order(color).toSorted((a, b) => b[0] - a[0])
        expect(Math.max(...parts(shade)) - (parts(shade)[most?.[1] ?? 0] ?? 0)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('takes the nearest shade: yellow becomes olive on paper and stays yellow on ink', () => {
    const olive = readableOn('#f1efec', '#ffee00')
    expect(between('#f1efec', olive)).toBeLessThan(4.7)
    const [red = 0, green = 0, blue = 1] = parts(olive)
    expect([red > green, green > 90, blue]).toEqual([true, true, 0])
    expect(readableOn('#16181d', '#ffee00')).toBe('#ffee00')
    expect(readableOn('#f1efec', '#b8450f')).toBe('#b8450f')
    expect(readableOn('#f1efec', 'tomato')).toBe('tomato')
  })
})

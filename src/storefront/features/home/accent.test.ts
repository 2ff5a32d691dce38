import { expect, it } from 'vitest'
import { contrast, luminance } from '#domain/shop/colors.ts'
import { MOODS, palette } from '#ui/testing/palette.ts'
import { homeAccent } from './accent.ts'

const between = (a = '', b = '') => contrast(luminance(a) ?? 0, luminance(b) ?? 0)

it('an accent of any lightness can be read on paper and tiles, on its buttons and on every deep band, in the light and in the dark', () => {
  const grounds = (scheme: 'light' | 'dark', names: readonly string[]) =>
    MOODS.flatMap((mood) => names.map((name) => palette(mood, scheme)[name]))
  for (const accent of ['#ffee00', '#ffffff', '#000000', '#00ff7f', '#b8450f', '#225588', '#777']) {
    const { onLight, onFilled, onDark, onNight, onNightFilled } = homeAccent(accent)
    for (const ground of grounds('light', ['paper', 'tile']))
      expect(between(ground, onLight)).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds('dark', ['paper', 'tile', 'tint', 'sand']))
      expect(between(ground, onNight)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [...grounds('light', ['deep']), ...grounds('dark', ['deep'])])
      expect(between(ground, onDark)).toBeGreaterThanOrEqual(4.5)
    expect(between(onLight, onFilled)).toBeGreaterThanOrEqual(4.5)
    expect(between(onNight, onNightFilled)).toBeGreaterThanOrEqual(4.5)
  }
  expect(homeAccent('#225588').onLight).toBe('#225588')
})

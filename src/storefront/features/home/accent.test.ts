import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast, luminance } from '#domain/shop/colors.ts'
import { homeAccent } from './accent.ts'

const styles = (name: string) => readFileSync(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8')
const colors = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, color = '']) => color)
const between = (a: string, b: string) => contrast(luminance(a) ?? 0, luminance(b) ?? 0)

it('an accent of any lightness can be read on paper and tiles, on its buttons and on every deep band', () => {
  const light = colors(styles('tokens'), /--color-(?:paper|tile): (#\w+)/g)
  const deep = colors(styles('moods'), /--mood-deep: (#\w+)/g)
  expect([light.length, deep.length]).toEqual([2, 5])
  for (const accent of ['#ffee00', '#ffffff', '#000000', '#00ff7f', '#b8450f', '#225588', '#777']) {
    const { onLight, onFilled, onDark } = homeAccent(accent)
    for (const ground of light) expect(between(ground, onLight)).toBeGreaterThanOrEqual(4.5)
    for (const ground of deep) expect(between(ground, onDark)).toBeGreaterThanOrEqual(4.5)
    expect(between(onLight, onFilled)).toBeGreaterThanOrEqual(4.5)
  }
  expect(homeAccent('#225588').onLight).toBe('#225588')
})

/** Every colour that is text stands against every ground that it may lie on, in the light, in the dark and in each mood. */
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from '#domain/shop/colors.ts'
import { BAR_SCHEMES, themeColor } from '../layout/head/theme-colors.ts'
import { type Colors, MOODS, palette } from '#ui/testing/palette.ts'

/** WCAG 2.2 AA: text, and what marks a control. */
const TEXT = 4.5
const MARK = 3

const GROUNDS = ['paper', 'tile', 'sand', 'tint', 'raised']
/** Text, and on what: those of the page on all of its grounds, the others where they are used. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: [...GROUNDS, 'good', 'bad'],
  'ink-2': GROUNDS,
  'ink-3': ['paper', 'tile', 'sand', 'raised'],
  sale: [...GROUNDS, 'bad'],
  success: [...GROUNDS, 'good'],
  accent: GROUNDS,
  'on-accent': ['accent'],
  paper: ['ink'],
  'on-deep': ['deep'],
  'on-hero': ['hero'],
  // Brass and the like, on bands alone.
  highlight: ['deep'],
}
/** Edges of fields and rings that must be seen. */
const MARKS: Readonly<Record<string, readonly string[]>> = { field: ['paper', 'sand', 'raised'] }

function weakest(colors: Colors, pairs: Readonly<Record<string, readonly string[]>>, least: number): string[] {
  const weak: string[] = []
  for (const [text, grounds] of Object.entries(pairs)) {
    for (const ground of grounds) {
      const [a, b] = [luminance(colors[text] ?? ''), luminance(colors[ground] ?? '')]
      if (a === null || b === null) throw new Error(`${text} or ${ground} is no colour`)
      const ratio = contrast(a, b)
      if (ratio < least) weak.push(`${text} on ${ground}: ${ratio.toFixed(2)}`)
    }
  }
  return weak
}

for (const scheme of BAR_SCHEMES) {
  describe(`in the ${scheme}`, () => {
    it.each(MOODS)('%s: every text and every mark can be read where it stands', (mood) => {
      const colors = palette(mood, scheme)
      expect(weakest(colors, TEXTS, TEXT)).toEqual([])
      expect(weakest(colors, MARKS, MARK)).toEqual([])
      // The browser's own bars go on from the top of the page.
      expect(colors['deep']).toBe(themeColor(mood, scheme))
    })
  })
}

it('each token has a value of its own in the dark, but for those that lie on the same ground in both', () => {
  const [light, dark] = [palette('main', 'light'), palette('main', 'dark')]
  const same = Object.keys(light).filter((name) => light[name] === dark[name])
  expect(same.toSorted()).toEqual(['hero', 'highlight', 'on-deep', 'on-hero', 'white'])
})

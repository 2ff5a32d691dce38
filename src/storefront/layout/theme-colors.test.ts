import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themeColor } from './theme-colors.ts'

const MOODS = readFileSync(new URL('../styles/moods.css', import.meta.url), 'utf8')

it('issue 5, item 7: the theme colour of each mood is the one of its style sheet', () => {
  const blocks = [...MOODS.matchAll(/\[data-mood(?:='(\w+)')?\] \{([^}]*)\}/g)]
  expect(blocks.length).toBeGreaterThan(1)
  for (const [, mood, body = ''] of blocks) {
    expect([mood, themeColor(mood)]).toEqual([mood, /--mood-deep: (#\w+)/.exec(body)?.[1]])
  }
})

/** No text is left behind when what said it is gone: every key stands somewhere in the sources, by its literal, or by one with the end that a template gives it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { officeMessages as office } from './office-pack.ts'

const sources = globSync('src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^src\/texts\/[a-z]{2}\b/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

function found(pattern: RegExp): Set<string> {
  return new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, word = '']) => word)))
}

it('every text is said somewhere', () => {
  const literals = found(/'(\w+)'/g)
  // Moods and the like: `${own}Headline`.
  const ends = [...found(/t\(`\$\{\w+\}(\w+)`/g)]
  expect(literals.size).toBeGreaterThan(1000)
  const unused = Object.entries({ ...en, office }).flatMap(([group, messages]) =>
    Object.keys(messages)
      .filter(
        (key) =>
          !literals.has(key) && !ends.some((end) => key.endsWith(end) && literals.has(key.slice(0, -end.length))),
      )
      .map((key) => `${group}.${key}`),
  )
  expect(unused).toEqual([])
})

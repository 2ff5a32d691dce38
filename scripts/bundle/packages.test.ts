/** What the build takes from the insides of installed packages: a new version that is written otherwise is met here, before a build. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ICON_WRAPPER } from './icon-wrapper.ts'
import { emptied, type LeftOut } from './leave-out.ts'
import { LEFT_OUT } from './left-out.ts'
import { PURE_FUNCTIONS } from './pure-functions.ts'

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))
const read = (path: string) => readFileSync(join(MODULES, path), 'utf8')
const versionOf = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version

/** A sentence where the module's text has another shape; undefined where all can be left out. */
function notLeftOut({ module, functions }: LeftOut, text: string): string | undefined {
  const [name = ''] = module.split('/')
  try {
    emptied(module, text, functions)
    return undefined
  } catch (error) {
    return `${name} ${versionOf(name)} no longer has what is left out of it: look at scripts/bundle/left-out.ts (${String(error)})`
  }
}

describe('functions that are left out', () => {
  it.each(LEFT_OUT)('$module declares each once', (part) => {
    const sentence = notLeftOut(part, read(part.module))
    expect(sentence, sentence).toBeUndefined()
  })

  it.each(LEFT_OUT)('a version of $module that has lost one is found', (part) => {
    const [first = ''] = part.functions
    const changed = read(part.module).replace(`function ${first}(`, `function ${first}2(`)
    expect(notLeftOut(part, changed)).toMatch(
      /^react[-\w]* [\d.]+ no longer has .* look at scripts\/bundle\/left-out\.ts/,
    )
  })
})

/** Which of the pure functions no module of the router calls by that name. */
const uncalled = (texts: readonly string[]) =>
  PURE_FUNCTIONS.filter((name) => !texts.some((text) => text.includes(`${name}(`)))

it('the router still makes its components and contexts by the names that count as pure', () => {
  const folder = join(MODULES, 'react-router/dist/production')
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const sentence = `React Router ${versionOf('react-router')} no longer calls ${uncalled(texts).join(', ')}: look at scripts/bundle/pure-functions.ts.`
  expect(uncalled(texts), sentence).toEqual([])
  expect(uncalled(texts.map((text) => text.replaceAll('React$1.', 'React.')))).toEqual(PURE_FUNCTIONS)
})

it('the icons still import their wrapper from beside them', () => {
  const icon = read('lucide-react/dist/esm/icons/arrow-left.mjs')
  const imported = [...icon.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
  const sentence = `lucide-react ${versionOf('lucide-react')} no longer imports its wrapper as it did: look at scripts/bundle/icon-wrapper.ts.`
  expect(
    imported.filter((from) => ICON_WRAPPER.find.test(from)),
    sentence,
  ).toHaveLength(1)
})

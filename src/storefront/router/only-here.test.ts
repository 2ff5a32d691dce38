/** Nothing outside of this folder names React Router's insides. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../..', import.meta.url))
/** What only a version of the router promises: its unsafe names, its variables in the window, its addresses of data. */
const INSIDES = /UNSAFE_\w+|__reactRouter\w*|'\.data'|'_\.data'/
const HOME = /^storefront\/router\//
/** Sent to browsers as the text of one function, so it can import nothing; `assumptions.test.ts` names it. */
const ELSEWHERE = ['server/offline/shop-worker.ts']

it('React Router’s insides are named in one folder', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('testing/'))
  const naming = files.filter((file) => INSIDES.test(readFileSync(join(SOURCES, file), 'utf8')))
  expect(naming.filter((file) => HOME.test(file)).length).toBeGreaterThan(3)
  expect(naming.filter((file) => !HOME.test(file) && !ELSEWHERE.includes(file))).toEqual([])
})

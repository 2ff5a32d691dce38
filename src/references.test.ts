/** Holds every source to texts that can be opened in the project: rules by number, chapters, documents. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { deadPaths, deadReferences, headingNumbers, headingWords } from '../scripts/floors/references.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
/** Shows what a dead reference looks like. */
const EXAMPLES = 'scripts/floors/references.test.ts'

it('every reference of a source leads to a text of the project', () => {
  const documents = {
    rules: headingNumbers(read('docs/specification.md')),
    findings: headingNumbers(read('docs/usability.md')),
    chapters: headingWords(read('ARCHITECTURE.md')),
    exists: (path: string) => existsSync(join(ROOT, path)),
  }
  const sources = globSync('{src,e2e,scripts,bench}/**/*.{ts,tsx,mjs,css}', { cwd: ROOT })
  expect(sources.length).toBeGreaterThan(1000)
  expect(documents.rules.size).toBeGreaterThan(80)
  const dead = sources
    .filter((path) => path !== EXAMPLES)
    .flatMap((path) => deadReferences(path, read(path), documents))
  expect(dead).toEqual([])
})

it('every source that a document names is there', () => {
  const files = [
    ...globSync('{src,e2e,scripts,bench}/**/*.{ts,tsx,css,mjs}', { cwd: ROOT }),
    ...globSync('*.ts', { cwd: ROOT }),
  ].map((path) => path.replaceAll('\\', '/'))
  const documents = ['README.md', 'ARCHITECTURE.md', 'studio/README.md', ...globSync('docs/**/*.md', { cwd: ROOT })]
  expect(documents.length).toBeGreaterThan(20)
  expect(documents.flatMap((path) => deadPaths(path, read(path), files))).toEqual([])
})

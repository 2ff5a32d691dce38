/** Proves on small sources that a reference which leads nowhere is found, each kind for itself. */
import { expect, it } from 'vitest'
import { deadPaths, deadReferences, headingNumbers, headingWords } from './references.ts'

const DOCUMENTS = {
  rules: headingNumbers('## 4 Behaviour\n\n### 4.1 Stock\n\n### 4.2 Filters\n'),
  findings: headingNumbers('### 1 A search field\n\n### 17 The first colour\n'),
  chapters: headingWords('# Architecture\n\n## How a change travels\n'),
  exists: (path: string) => path === 'docs/search.md',
}
const dead = (source: string): string[] => deadReferences('a.ts', source, DOCUMENTS)

it('leaves alone what can be opened', () => {
  expect(
    dead('/** Spec 4.1, 4.2; usability 1 and 17. ARCHITECTURE.md, How a change travels; docs/search.md */'),
  ).toEqual([])
  expect(dead("const section = 4\n`<section 2>`; inspect 9.9; 'an issue of 12'")).toEqual([])
})

it.each([
  ['/** Spec 4.3. */', 'a.ts: docs/specification.md has no 4.3'],
  ['// (spec 4.1 and 5.1)', 'a.ts: docs/specification.md has no 5.1'],
  ["it('usability 1 to 18: ...')", 'a.ts: docs/usability.md has no 18'],
  ['// ARCHITECTURE.md, How a page dies: x', 'a.ts: ARCHITECTURE.md has no "How a page dies"'],
  ['// see docs/serach.md', 'a.ts: there is no docs/serach.md'],
  ['// (section 9)', 'a.ts: "section 9" names a text that is not in the project'],
  ["it('sections 4 and 7: x')", 'a.ts: "sections 4" names a text that is not in the project'],
  ['/** Issue 6, point 1. */', 'a.ts: "Issue 6" names a text that is not in the project'],
  ['// Decisions, Choices.', 'a.ts: "Decisions, Choices" names a text that is not in the project'],
])('finds %s', (source, sentence) => {
  expect(dead(source)).toEqual([sentence])
})

it('a document names only sources that are there, by their whole path or by the end of it', () => {
  const files = ['src/domain/cart/cart.ts', 'playwright.config.ts']
  expect(deadPaths('A.md', '`domain/cart/cart.ts`, `cart.ts`, `playwright.config.ts`, `npm start`', files)).toEqual([])
  expect(deadPaths('A.md', '`cart/basket.ts` and `art.ts`', files)).toEqual([
    'A.md: there is no cart/basket.ts',
    'A.md: there is no art.ts',
  ])
})

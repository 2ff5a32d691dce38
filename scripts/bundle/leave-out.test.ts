import { expect, test } from 'vitest'
import { emptied, missedIn } from './leave-out.ts'

const CODE =
  'function outer() { function inner(a = {}) { return { a } } return inner() }\nfunction other() { return 1 }\n'

test('a function is emptied where it is declared, with what stands in it', () => {
  expect(emptied('x.js', CODE, ['inner'])).toBe(
    'function outer() { function inner(a = {}) {} return inner() }\nfunction other() { return 1 }\n',
  )
  expect(emptied('x.js', CODE, ['outer', 'inner'])).toBe('function outer() {}\nfunction other() { return 1 }\n')
})

test('a package that has changed is not emptied by guess', () => {
  expect(() => emptied('x.js', CODE, ['gone'])).toThrow('no function gone')
  expect(() => emptied('x.js', `${CODE}{ function other() {} }`, ['other'])).toThrow('more than one function other')
})

test('who imports what is left out is found, types and other packages aside', () => {
  const parts = [{ module: 'm.js', functions: [], neededBy: { names: ['Activity'], from: 'react' } }]
  expect(missedIn('a.tsx', "import { memo, Activity as Quiet } from 'react'", parts)).toEqual(['Activity'])
  expect(
    missedIn('a.tsx', "import { type Activity } from 'react'\nimport { Activity } from 'lucide-react'", parts),
  ).toEqual([])
})

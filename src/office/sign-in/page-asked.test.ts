import { expect, test } from 'vitest'
import { pageAsked } from './page-asked.ts'

test.each([
  ['/people', '/people'],
  ['/history/12?all=1', '/history/12?all=1'],
  [null, '/'],
  ['', '/'],
  ['people', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?to=/people', '/'],
  ['/welcome', '/'],
])('%s leads to %s', (typed, path) => {
  expect(pageAsked(typed)).toBe(path)
})

import { expect, it } from 'vitest'
import { listAddress } from './list-address.ts'

it('usability 7: only a path of this site is a way back to a list', () => {
  expect(listAddress({ list: '/shop?category=rings&page=2' })).toBe('/shop?category=rings&page=2')
  for (const state of [
    null,
    undefined,
    'x',
    {},
    { list: 3 },
    { list: '//evil.example' },
    { list: '/\\evil.example' },
    { list: 'https://evil.example' },
  ]) {
    expect(listAddress(state)).toBeNull()
  }
})

import { expect, it } from 'vitest'
import { acceptedEncodings, preferredEncoding } from './accept-encoding.ts'

it.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['GZIP ; Q=1', 'gzip'],
] as const)('a client that says %s is given %s, whoever asked before', (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding)
  for (let client = 0; client < 200; client += 1) preferredEncoding(`gzip, x${client}`)
  expect(preferredEncoding(accept)).toBe(encoding)
})

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br', 'br'],
  ['zstd', 'zstd'],
  ['br, zstd;q=0.5', 'br'],
  ['br;q=0.5, zstd', 'zstd'],
  ['gzip, zstd;q=0', 'gzip'],
  [undefined, null],
  ['', null],
] as const)('while a client that says %s waits, %s is made', (accept, encoding) => {
  expect(acceptedEncodings(accept).quick).toBe(encoding)
})

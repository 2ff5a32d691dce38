/** Holds the floors of ARCHITECTURE.md as data and every source under `src/` to them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Floor, SourceTree } from '../scripts/floors/check-floors.ts'
import { checkFloors } from '../scripts/floors/check-floors.ts'

/** Addresses and texts of the storefront. */
const WORDS = ['storefront/links', 'storefront/messages', 'storefront/texts', 'texts']

const DATABASE_IN_TESTS = ['persistence', 'server', 'services', 'exchange', 'api']

/** Imports run downward only; the longest path that matches a file is its floor. */
const FLOORS: readonly Floor[] = [
  { path: 'domain/money', mayImport: [], pure: true },
  { path: 'domain/shop', mayImport: ['domain/money'], pure: true },
  { path: 'domain/bought-together', mayImport: [], pure: true },
  { path: 'domain/people', mayImport: [], pure: true },
  { path: 'domain/history', mayImport: [], pure: true },
  { path: 'domain/catalogue', mayImport: ['domain/money', 'domain/shop'], pure: true },
  { path: 'domain/inventory', mayImport: ['domain/money', 'domain/shop', 'domain/catalogue'], pure: true },
  {
    path: 'domain/pricing',
    mayImport: ['domain/money', 'domain/shop', 'domain/catalogue', 'domain/inventory'],
    pure: true,
  },
  { path: 'domain/tax', mayImport: ['domain/money', 'domain/shop'], pure: true },
  { path: 'domain/review', mayImport: ['domain/money', 'domain/shop', 'domain/catalogue'], pure: true },
  {
    path: 'domain/cart',
    mayImport: ['domain/money', 'domain/shop', 'domain/catalogue', 'domain/inventory', 'domain/pricing'],
    pure: true,
  },
  {
    path: 'domain/order',
    mayImport: [
      'domain/money',
      'domain/shop',
      'domain/catalogue',
      'domain/inventory',
      'domain/pricing',
      'domain/tax',
      'domain/review',
      'domain/cart',
    ],
    pure: true,
  },
  { path: 'texts', mayImport: ['domain'] },
  { path: 'services', mayImport: ['domain', 'texts'], testsMayImport: DATABASE_IN_TESTS },
  { path: 'persistence', mayImport: ['services', 'domain'], testsMayImport: ['server'] },
  // Knows no protocol: the words for a status are all that it has of HTTP.
  {
    path: 'exchange',
    mayImport: ['services', 'texts', 'domain'],
    testsMayImport: DATABASE_IN_TESTS,
    packages: ['zod', 'node:http'],
  },
  { path: 'api', mayImport: ['exchange', 'services', 'texts', 'domain'], testsMayImport: DATABASE_IN_TESTS },
  { path: 'ui', mayImport: [] },
  { path: 'storefront/links', mayImport: ['domain'] },
  { path: 'storefront/messages', mayImport: ['storefront/texts', 'texts', 'domain'] },
  { path: 'storefront/router', mayImport: [], testsMayImport: ['storefront', 'services'] },
  { path: 'storefront/presses', mayImport: [] },
  { path: 'storefront/state', mayImport: [...WORDS, 'domain'] },
  { path: 'storefront/goods', mayImport: [...WORDS, 'ui', 'storefront/router', 'storefront/state', 'domain'] },
  {
    path: 'storefront/features',
    mayImport: [
      ...WORDS,
      'ui',
      'storefront/router',
      'storefront/presses',
      'storefront/state',
      'storefront/goods',
      'domain',
    ],
    neighbours: {
      about: ['home'],
      cart: ['catalogue', 'product'],
      home: ['catalogue'],
      'next-page': ['catalogue'],
      order: ['review'],
      product: ['review'],
      'site-map': ['info-pages'],
    },
  },
  {
    path: 'storefront/layout',
    mayImport: [
      ...WORDS,
      'ui',
      'storefront/router',
      'storefront/state',
      'storefront/goods',
      'storefront/features',
      'domain',
    ],
  },
  { path: 'storefront/texts', mayImport: ['texts', 'ui', 'storefront/state'] },
  { path: 'storefront', mayImport: ['storefront', 'ui', 'texts', 'domain'], mayImportTypes: ['services'] },
  // The other front: neither it nor the storefront knows the other (what browsers get of it: scripts/bundle/fronts-apart.ts).
  { path: 'office', mayImport: ['ui', 'texts', 'domain'], mayImportTypes: ['services'] },
  {
    path: 'server',
    mayImport: ['domain', 'services', 'persistence', 'exchange', 'api', 'ui', 'texts', 'storefront', 'office'],
  },
]

const ROOT = fileURLToPath(new URL('..', import.meta.url))

function readTree(): SourceTree {
  const sources = new Map<string, string>()
  for (const entry of readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(ROOT.length).replaceAll('\\', '/')
    if (!/^src\/[^/]+\.test\.ts$/.test(path)) sources.set(path, readFileSync(file, 'utf8'))
  }
  const manifest: { imports: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return { sources, aliases: manifest.imports, exists: (path) => existsSync(join(ROOT, path)) }
}

describe('floors', () => {
  it('imports run downward, without a cycle, and every file keeps to the habits of ARCHITECTURE.md', () => {
    expect(checkFloors(readTree(), FLOORS, { fewestFiles: 150, mostLines: 250, mostInFolder: 26 })).toEqual([])
  })
})

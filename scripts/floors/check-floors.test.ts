/** Proves on small trees in memory that the guard of the floors can fail, each rule for itself. */
import { describe, expect, it } from 'vitest'
import type { Floor } from './check-floors.ts'
import { checkFloors } from './check-floors.ts'

const FLOORS: readonly Floor[] = [
  { path: 'domain/money', mayImport: [], pure: true },
  { path: 'domain/cart', mayImport: ['domain/money'], pure: true },
  { path: 'services', mayImport: ['domain'], testsMayImport: ['server'] },
  { path: 'storefront/ui', mayImport: [] },
  { path: 'storefront/features', mayImport: ['storefront/ui'], neighbours: { order: ['review'] } },
  { path: 'storefront', mayImport: ['storefront', 'domain'], mayImportTypes: ['services'] },
  { path: 'office', mayImport: ['domain'] },
  { path: 'exchange', mayImport: ['domain'], packages: ['zod'] },
  { path: 'server', mayImport: ['domain', 'services', 'storefront'] },
]

function check(files: Record<string, string>, limits = { fewestFiles: 1, mostLines: 250, mostInFolder: 3 }): string[] {
  const tree = {
    sources: new Map(Object.entries(files)),
    aliases: { '#domain/*': './src/domain/*', '#server/*': './src/server/*', '#services/*': './src/services/*' },
    exists: (path: string) => path === 'src/storefront/styles/app.css',
  }
  return checkFloors(tree, FLOORS, limits)
}

const MONEY = { 'src/domain/money/money.ts': 'export const zero = 0' }

describe('a tree that holds', () => {
  it('has no breach with downward, relative, aliased, type, style and package imports', () => {
    expect(
      check({
        ...MONEY,
        'src/domain/cart/cart.ts': "import { zero } from '#domain/money/money.ts'\nexport const total = zero",
        'src/services/order-service.ts': "import { total } from '../domain/cart/cart.ts'\nexport const sum = total",
        'src/storefront/root.tsx':
          "import type { sum } from '#services/order-service.ts'\nimport './styles/app.css?url'\nimport type { Route } from './+types/root'\nimport { Link } from 'react-router'\nexport const Root = () => <Link to='/' />\nexport type X = typeof sum | Route",
      }),
    ).toEqual([])
  })
})

describe('rooms', () => {
  const REVIEW = { 'src/storefront/features/review/stars.ts': 'export const stars = 5' }
  const source = "import { stars } from '../review/stars.ts'\nexport const all = stars"

  it('may import the neighbours of the table and no others; tests may look into all', () => {
    expect(check({ ...REVIEW, 'src/storefront/features/order/answer.ts': source })).toEqual([])
    expect(check({ ...REVIEW, 'src/storefront/features/cart/row.test.ts': source })).toEqual([])
    expect(check({ ...REVIEW, 'src/storefront/features/cart/row.ts': source })).toEqual([
      'src/storefront/features/cart/row.ts:1: cart may not import review beside it; what both need lies on a floor below (../review/stars.ts)',
    ])
  })

  it('a folder with too many sources is two rooms; tests beside them do not count', () => {
    const few = {
      ...MONEY,
      ...Object.fromEntries(['a', 'b'].map((n) => [`src/domain/money/${n}.ts`, 'export const n = 1'])),
    }
    expect(check({ ...few, 'src/domain/money/a.test.ts': 'export const n = 1' })).toEqual([])
    expect(check({ ...few, 'src/domain/money/c.ts': 'export const n = 1' })).toEqual([
      'src/domain/money: 4 sources, more than 3 are two rooms',
    ])
  })
})

describe('imports', () => {
  it.each([
    ['static', "import { start } from '#server/main.ts'\nexport const x = start"],
    ['dynamic', "export const x = () => import('#server/main.ts')"],
    ['type', "import type { start } from '#server/main.ts'\nexport type X = typeof start"],
    ['inline type', "export type X = typeof import('#server/main.ts')"],
    ['re-export', "export { start } from '#server/main.ts'\nexport const y = 1"],
    ['relative', "import { start } from '../server/main.ts'\nexport const x = start"],
  ])('an upward %s import fails', (_kind, source) => {
    const problems = check({ 'src/server/main.ts': 'export const start = 1', 'src/services/store.ts': source })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^src\/services\/store\.ts:1: services may not import server/)
  })

  it('fails between two nouns of one floor where the table does not allow it', () => {
    const problems = check({
      'src/domain/cart/cart.ts': 'export const total = 0',
      'src/domain/money/money.ts': "import { total } from '#domain/cart/cart.ts'\nexport const zero = total",
    })
    expect(problems).toEqual([
      'src/domain/money/money.ts:1: domain/money may not import domain/cart (#domain/cart/cart.ts)',
    ])
  })

  it('allows types alone where the table says types alone', () => {
    const service = { 'src/services/store.ts': 'export const store = 1' }
    const value = { 'src/storefront/root.tsx': "import { store } from '#services/store.ts'\nexport const x = store" }
    expect(check({ ...service, ...value })[0]).toContain('storefront may not import services')
  })

  it('allows tests what the table grants tests, and nobody else a test file', () => {
    const server = { 'src/server/main.ts': 'export const start = 1' }
    const test = "import { start } from '#server/main.ts'\nexport const seen = start"
    expect(check({ ...server, 'src/services/store.test.ts': test })).toEqual([])
    const leak = check({
      'src/services/testing/fixture.ts': 'export const fixture = 1',
      'src/services/store.ts': "import { fixture } from './testing/fixture.ts'\nexport const x = fixture",
    })
    expect(leak).toEqual(['src/services/store.ts:1: imports the test file ./testing/fixture.ts'])
  })

  it.each(["import './gone.ts'", "import './gone.css'", "import '#nowhere/x.ts'", "import '../domain/money/money'"])(
    'an import that leads nowhere fails: %s',
    (source) => {
      const problems = check({ ...MONEY, 'src/services/store.ts': `${source}\nexport const x = 1` })
      expect(problems).toHaveLength(1)
      expect(problems[0]).toContain('does not exist')
    },
  )

  it('a cycle fails, also one of types and one through a third file', () => {
    const problems = check({
      'src/services/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'src/services/b.ts': "export type { C as B } from './c.ts'\nexport const b = 1",
      'src/services/c.ts': "import type { A } from './a.ts'\nexport type C = A",
    })
    expect(problems).toEqual([
      'import cycle: src/services/a.ts -> src/services/b.ts -> src/services/c.ts -> src/services/a.ts',
    ])
  })
})

describe('purity', () => {
  it.each([
    ["import { readFileSync } from 'node:fs'\nexport const x = readFileSync", 'node:fs'],
    ["import { useState } from 'react'\nexport const x = useState", 'react'],
    ['export const x = () => Date.now()', 'Date.now'],
    ['export const x = () => new Date()', 'new Date()'],
    ['export const x = () => Math.random()', 'Math.random'],
    ["export const x = () => fetch('/')", 'fetch'],
    ['export const x = () => document.title', 'document.title'],
    ["export const x = () => process.env['A']", 'process.env'],
    ["export const x = () => window['a']", 'window'],
  ])('%s is refused in the domain', (source, culprit) => {
    const problems = check({ 'src/domain/money/money.ts': source })
    expect(problems.some((problem) => problem.endsWith(culprit))).toBe(true)
  })

  it('lets own names, members, keys and given instants be', () => {
    expect(
      check({
        'src/domain/money/money.ts':
          'export const x = (document: { fetch: number }, at: number) => ({ window: document.fetch, day: new Date(at) })',
      }),
    ).toEqual([])
  })

  it('does not bind tests', () => {
    expect(check({ 'src/domain/money/money.test.ts': 'export const x = Math.random()' })).toEqual([])
  })
})

describe('files', () => {
  it('an empty or nearly empty tree fails', () => {
    expect(check({})).toEqual(['only 0 sources were read, at least 1 were expected'])
    expect(check(MONEY, { fewestFiles: 2, mostLines: 250, mostInFolder: 26 })).toHaveLength(1)
  })

  it.each([
    ['src/domain/money/Money.ts', 'kebab-case'],
    ['src/domain/money/sale_price.ts', 'kebab-case'],
    ['src/domain/money/utils.ts', 'names no subject'],
    ['src/domain/money/helpers/cents.ts', 'names no subject'],
    ['src/elsewhere/file.ts', 'on no floor'],
  ])('%s fails: %s', (path, reason) => {
    expect(check({ [path]: 'export const x = 1' })[0]).toContain(reason)
  })

  it('a barrel and a file past the limit fail', () => {
    expect(check({ ...MONEY, 'src/domain/money/index.ts': "export * from './money.ts'" })).toEqual([
      'src/domain/money/index.ts: is a barrel, it only re-exports',
    ])
    expect(
      check(
        { 'src/domain/money/money.ts': 'export const x = 1\n'.repeat(3) },
        { fewestFiles: 1, mostLines: 2, mostInFolder: 26 },
      ),
    ).toEqual(['src/domain/money/money.ts: 3 lines, at most 2 are allowed'])
  })

  it('a file that does not parse is named', () => {
    expect(() => check({ 'src/domain/money/money.ts': 'export const = ' })).toThrow(/money\.ts/)
  })
})

describe('packages', () => {
  it('a floor with a list of packages imports no others; its tests may', () => {
    const source =
      "import * as z from 'zod'\nimport type { FastifyReply } from 'fastify'\nexport type X = z.ZodType | FastifyReply"
    expect(check({ 'src/exchange/answer.test.ts': source })).toEqual([])
    expect(check({ 'src/exchange/answer.ts': source })).toEqual([
      'src/exchange/answer.ts:2: exchange may not import the package fastify',
    ])
  })
})

describe('two fronts', () => {
  it('neither imports the other, not even its types; a front without files yet is no breach', () => {
    const page = { 'src/storefront/page.ts': 'export const page = 1' }
    const table = { 'src/office/table.ts': 'export const table = 1' }
    expect(check(page)).toEqual([])
    expect(check({ ...page, ...table })).toEqual([])
    expect(
      check({
        ...table,
        'src/storefront/page.ts': "import type { table } from '../office/table.ts'\nexport type X = typeof table",
      }),
    ).toEqual(['src/storefront/page.ts:1: storefront may not import office (../office/table.ts)'])
    expect(
      check({
        ...page,
        'src/office/table.ts': "import { page } from '../storefront/page.ts'\nexport const table = page",
      }),
    ).toEqual(['src/office/table.ts:1: office may not import storefront (../storefront/page.ts)'])
  })
})

import { expect, test } from 'vitest'
import { type BuiltChunk, frontsTogether } from './fronts-apart.ts'

const chunk = (
  fileName: string,
  modules: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
): BuiltChunk => ({
  fileName,
  moduleIds: modules.map((module) => `/shop/src/${module}`),
  imports,
  dynamicImports,
})

const BASE = chunk('base.js', ['storefront/root.tsx', 'ui/button.tsx'])
const SHOP = chunk('shop.js', ['storefront/routes/shop/cart.tsx'], ['base.js'], ['late.js'])

test('two fronts that share what lies below them are apart', () => {
  const office = chunk('office.js', ['office/routes/orders.tsx'], ['base.js'])
  expect(frontsTogether([BASE, SHOP, chunk('late.js', ['storefront/layout/menu.tsx']), office])).toEqual([])
})

test.each([
  ['in the same chunk', [chunk('mixed.js', ['storefront/layout/menu.tsx', 'office/table.tsx'])]],
  [
    'in one that comes with it',
    [chunk('late.js', ['storefront/layout/menu.tsx'], ['table.js']), chunk('table.js', ['office/table.tsx'])],
  ],
  [
    'in one that is asked for later, whatever lies between',
    [chunk('late.js', ['ui/dialog.tsx'], [], ['table.js']), chunk('table.js', ['office/table.tsx'], ['late.js'])],
  ],
])('the office is found %s', (_where, more) => {
  expect(frontsTogether([BASE, SHOP, ...more]).join()).toContain('brings /shop/src/office/table.tsx')
})

test('a page of the storefront is found in what the office brings', () => {
  const office = chunk('office.js', ['office/routes/orders.tsx'], [], ['shop.js'])
  expect(frontsTogether([BASE, SHOP, office])).toEqual([
    'office.js, with code of /src/office/, brings /shop/src/storefront/routes/shop/cart.tsx',
  ])
})

import { dollars } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { checkCatalogue, type CheckOptions } from '../check-catalogue.ts'

const OPTIONS: CheckOptions = { now: new Date('2026-11-01T12:00:00Z'), money: dollars, productTypes: ['electronics'] }

function warningsOf(products: unknown[], options: Partial<CheckOptions> = {}): string[] {
  const full = products.map((one, index) => ({
    id: `p${index}`,
    title: `Lamp ${index}`,
    price: 10,
    quantity: 2,
    productType: 'electronics',
    img: '/lamp.webp',
    ...(one as object),
  }))
  const result = checkCatalogue(full, { ...OPTIONS, ...options })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.report.warnings.map(({ path, message }) => `${path} ${message}`)
}

describe('spec 11.3: a SKU that stands twice is a warning with both places', () => {
  it('between products, variants, and one and the other', () => {
    expect(
      warningsOf([
        { sku: 'A' },
        {
          sku: 'B',
          quantity: undefined,
          variants: [
            { size: 'S', sku: 'B' },
            { size: 'M', sku: 'C' },
          ],
        },
        { sku: 'A' },
        {
          quantity: undefined,
          variants: [
            { size: 'S', sku: 'C' },
            { size: 'M', sku: 'D' },
            { size: 'L', sku: 'D' },
          ],
        },
      ]),
    ).toEqual([
      'products[2].sku "A" is the SKU of products[0] too',
      'products[3].variants[0].sku "C" is the SKU of products[1].variants[1] too',
      'products[3].variants[2].sku "D" is the SKU of products[3].variants[1] too',
    ])
  })

  it('not where it is a product’s own and its variant’s, is left out, or differs', () => {
    const variants = [
      { size: 'S', sku: 'A' },
      { size: 'M', sku: 'B' },
    ]
    expect(
      warningsOf([{ sku: 'A', quantity: undefined, variants }, {}, {}, { sku: 'a' }, { sku: '__proto__' }]),
    ).toEqual([])
  })

  it('that many have is said once, and of many the first ten', () => {
    expect(warningsOf(Array.from({ length: 16 }, () => ({ sku: 'A' })))).toEqual([
      'products[1].sku "A" is the SKU of products[0] too (and 14 more like it)',
    ])
    const pairs = Array.from({ length: 40 }, (_, n) => ({ sku: `S${n % 20}` }))
    const warnings = warningsOf(pairs)
    expect(warnings).toHaveLength(11)
    expect(warnings[9]).toBe('products[29].sku "S9" is the SKU of products[9] too')
    expect(warnings[10]).toBe('products have SKUs of others at 10 more places')
  })

  it('also between the file and what is stored and stays', () => {
    const stored = (id: string, ...skus: string[]) => ({
      id,
      slug: `slug-${id}`,
      createdAt: '2026-01-01T00:00:00.000Z',
      skus,
    })
    const known = {
      categories: [],
      brands: [],
      items: [stored('p0', 'A'), stored('old', 'x', 'A'), stored('desk', 'desk')],
    }
    expect(warningsOf([{ sku: 'A' }], { known })).toEqual([
      'products[0].sku "A" is the SKU of the stored product old too',
    ])
  })
})

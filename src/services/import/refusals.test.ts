import { dollars, toMinor } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCatalogue, type CheckOptions } from './check-catalogue.ts'

const OPTIONS: CheckOptions = {
  now: new Date('2026-11-01T12:00:00Z'),
  money: dollars,
  productTypes: ['electronics', 'fashion'],
}
const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 2, productType: 'electronics', img: '/lamp.webp' }

function errorsOf(input: unknown): string[] {
  const result = checkCatalogue(input, OPTIONS)
  return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`)
}

/** The errors of a product in which one field is `value`. */
function errorsWith(field: string, value: unknown): string[] {
  return errorsOf([{ ...LAMP, [field]: value }])
}

describe('spec 11.3: every error names its place, what was expected and what came', () => {
  it.each<[string, unknown, string]>([
    ['price', 'abc', 'products[0].price: must be a number >= 0, got "abc"'],
    ['price', -1, 'products[0].price: must be a number >= 0, got -1'],
    ['price', undefined, 'products[0].price: must be a number >= 0, got nothing'],
    ['price', 1.005, 'products[0].price: must have at most two decimals, got 1.005'],
    ['price', 1e10, 'products[0].price: must be at most 1000000000, got 10000000000'],
    ['discount', 100.5, 'products[0].discount: must be a percentage from 0 to 100, got 100.5'],
    ['discount', '15', 'products[0].discount: must be a percentage from 0 to 100, got "15"'],
    ['discount', 1.234, 'products[0].discount: must have at most two decimals, got 1.234'],
    ['quantity', 1.5, 'products[0].quantity: must be a whole number >= 0, got 1.5'],
    ['quantity', -1, 'products[0].quantity: must be a whole number >= 0, got -1'],
    ['sellCount', [], 'products[0].sellCount: must be a whole number >= 0, got a list'],
    ['title', '  ', 'products[0].title: must be a text, got "  "'],
    ['title', { en: 'Lamp' }, 'products[0].title: must be a text, got an object'],
    ['title', 'a\0b', 'products[0].title: must not contain a NUL character, got "a\\u0000b"'],
    ['description', 'a\uD800', 'products[0].description: must be well-formed Unicode, got "a\\ud800"'],
    ['id', 'a\u0007b', 'products[0].id: must not contain control characters, got "a\\u0007b"'],
    ['id', 'a\u202Eb', 'products[0].id: must not contain control characters, got "a\\u202eb"'],
    ['slug', 'a\u009Bb', 'products[0].slug: must not contain control characters, got "a\\u009bb"'],
    ['img', '/media/a\u007F.webp', 'products[0].img: must not contain control characters, got "/media/a\\u007f.webp"'],
    ['img', 'a\u001B.webp', 'products[0].img: must not contain control characters, got "a\\u001b.webp"'],
    [
      'reviews',
      [{ name: 'A', rating: 4, email: 'a\u0000@b.co' }],
      'products[0].reviews[0].email: must not contain control characters, got "a\\u0000@b.co"',
    ],
    ['featured', 'yes', 'products[0].featured: must be true or false, got "yes"'],
    ['status', 'sold', 'products[0].status: must be in-stock or out-of-stock, got "sold"'],
    ['tags', 'gift', 'products[0].tags: must be a list, got "gift"'],
    ['tags', ['gift', 7, null, ''], 'products[0].tags[2]: must be a text, got null'],
    [
      'img',
      'javascript:alert(1)',
      'products[0].img: must be an address that begins with / or https://, got "javascript:alert(1)"',
    ],
    ['imageURLs', [{}], 'products[0].imageURLs[0].img: must be an address that begins with / or https://, got nothing'],
    [
      'imageURLs',
      [{ img: '/a.webp', color: { name: 'Red', clrCode: 'red' } }],
      'products[0].imageURLs[0].color.clrCode: must be a hex colour such as #141517, got "red"',
    ],
    ['additionalInformation', ['x'], 'products[0].additionalInformation[0]: must be an object, got "x"'],
    [
      'createdAt',
      '2026-02-30',
      'products[0].createdAt: must be a real date such as 2026-10-20 or 2026-10-20T09:00:00Z, got "2026-02-30"',
    ],
    ['salePrice', 10.01, 'products[0].salePrice: must be at most the price 10, got 10.01'],
    ['salePrice', -1, 'products[0].salePrice: must be a number >= 0, got -1'],
    [
      'variants',
      [{ size: 'S', quantity: 1, price: 8, discount: 5, salePrice: 7 }],
      'products[0].variants[0].salePrice: must not stand beside a discount: a reduction is either a price or a percentage',
    ],
    [
      'offerDate',
      { startDate: '2026-01-02', endDate: '2026-01-01' },
      'products[0].offerDate.endDate: must be after the start 2026-01-02T00:00:00.000Z, got "2026-01-01T00:00:00.000Z"',
    ],
    [
      'videoId',
      'https://youtu.be/x',
      'products[0].videoId: must be local:<name> or the eleven characters of a YouTube id, got "https://youtu.be/x"',
    ],
    [
      'variants',
      [{ size: 'S', quantity: 'x' }],
      'products[0].variants[0].quantity: must be a whole number >= 0, got "x"',
    ],
    [
      'reviews',
      [{ name: 'A', rating: 4.2 }],
      'products[0].reviews[0].rating: must be a number from 1 to 5 in half steps, got 4.2',
    ],
    [
      'reviews',
      [{ name: 'A', rating: 4, email: 'x' }],
      'products[0].reviews[0].email: must be an e-mail address, got "x"',
    ],
  ])('%s %j', (field, value, message) => {
    expect(errorsWith(field, value)).toContain(message)
  })

  it('spec 9.2: a sale price and a percentage are refused together, and each is taken alone', () => {
    expect(errorsOf([{ ...LAMP, discount: 5, salePrice: 8 }])).toEqual([
      'products[0].salePrice: must not stand beside a discount: a reduction is either a price or a percentage',
    ])
    const result = checkCatalogue(
      [{ ...LAMP, discount: 0, salePrice: 8, offerDate: { startDate: '2026-01-01' } }],
      OPTIONS,
    )
    expect(result.ok && result.catalogue.products[0]).toMatchObject({
      discount: 0,
      salePrice: 800,
      offerDate: { startDate: '2026-01-01T00:00:00.000Z' },
    })
  })

  it('a discount of 0 or less is none', () => {
    const result = checkCatalogue([{ ...LAMP, discount: -5 }], OPTIONS)
    expect(result.ok && result.catalogue.products[0]?.discount).toBe(0)
  })

  it('reviews of unknown products are refused', () => {
    expect(errorsOf({ products: [LAMP], reviews: [{ productId: 'gone', name: 'A', rating: 5 }] })).toEqual([
      'reviews[0].productId: must be the id of a product, got "gone"',
    ])
  })

  it.each([null, 7, 'text', {}, { items: [] }])('what is no catalogue at all is refused: %j', (input) => {
    expect(errorsOf(input)[0]).toMatch(/^file: must be an array of products or an object with products/)
  })

  it('lists the first 1,000 errors and counts all of them', () => {
    const result = checkCatalogue(
      Array.from({ length: 1500 }, (_, id) => ({ ...LAMP, id, price: 'x' })),
      OPTIONS,
    )
    expect(result).toMatchObject({ ok: false, count: 1500 })
    expect(result.ok ? 0 : result.errors.length).toBe(1000)
  })

  it('unknown fields are warned of once for all rows', () => {
    const result = checkCatalogue(
      [1, 2, 3].map((id) => ({ ...LAMP, id, slug: `s${id}`, colour: 'red' })),
      OPTIONS,
    )
    expect(result.ok && result.report.warnings).toEqual([
      { path: 'products[0].colour', message: 'is not a field of the catalogue; it is ignored (and 2 more like it)' },
    ])
  })

  it('prototype keys are harmless', () => {
    const hostile = JSON.parse(
      '[{"__proto__":{"price":1},"id":"__proto__","title":"constructor","price":2,"productType":"fashion","parent":"__proto__","brand":"toString"}]',
    ) as unknown
    const result = checkCatalogue(hostile, OPTIONS)
    expect(result).toMatchObject({ ok: true, catalogue: { products: [{ id: '__proto__', price: toMinor(2) }] } })
    expect(result.ok && result.catalogue.categories[0]?.products).toEqual(['__proto__'])
    expect(errorsOf(JSON.parse('[{"__proto__":{"title":"x","price":1,"productType":"fashion"}}]'))).toContain(
      'products[0].title: must be a text, got nothing',
    )
    expect(Object.hasOwn(Object.prototype, 'price')).toBe(false)
  })

  it('never throws, whatever JSON comes, and what it accepts it accepts again unchanged', () => {
    const fields = ['id', 'title', 'price', 'productType', 'variants', 'reviews', 'offerDate', 'imageURLs', 'brand']
    const anyProduct = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), fc.constant('fashion')))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(anyProduct)), (input) => {
        const first = checkCatalogue(input, OPTIONS)
        if (first.ok) {
          const again = checkCatalogue(JSON.parse(JSON.stringify(first.catalogue)), OPTIONS)
          expect(again.ok && again.catalogue).toEqual(first.catalogue)
        } else expect(first.errors.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })
})

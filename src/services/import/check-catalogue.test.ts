import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { checkCatalogue, type CheckOptions } from './check-catalogue.ts'
import { OPTIONS } from './testing/import-parts.ts'

const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 2, productType: 'electronics', img: '/lamp.webp' }

function accept(input: unknown, options: Partial<CheckOptions> = {}) {
  const result = checkCatalogue(input, { ...OPTIONS, ...options })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result
}

function refuse(input: unknown, options: Partial<CheckOptions> = {}): string[] {
  const result = checkCatalogue(input, { ...OPTIONS, ...options })
  if (result.ok) throw new Error('The catalogue was accepted')
  expect(result.count).toBeGreaterThanOrEqual(result.errors.length)
  return result.errors.map(({ path, message }) => `${path}: ${message}`)
}

describe('spec 11.2: defaults', () => {
  it('a title, a price and a type are enough', () => {
    const { catalogue } = accept([{ title: ' Desk  Lamp & "Shade" ', price: 10, productType: 'electronics' }])
    expect(catalogue.products).toEqual([
      {
        id: 'desk-lamp-shade',
        sku: 'desk-lamp-shade',
        slug: 'desk-lamp-shade',
        img: '',
        imageURLs: [],
        title: 'Desk Lamp & "Shade"',
        unit: 'pieces',
        parent: 'Electronics',
        children: '',
        price: toMinor(10),
        discount: 0,
        quantity: 0,
        brand: { name: 'Unbranded' },
        category: { name: 'Electronics' },
        status: 'in-stock',
        productType: 'electronics',
        description: '',
        additionalInformation: [],
        featured: false,
        sellCount: 0,
        tags: [],
        sizes: [],
        createdAt: '2026-11-01T12:00:00.000Z',
      },
    ])
    expect(catalogue.brands).toEqual([])
  })

  it('categories and brands come from the products', () => {
    const products = [
      { ...LAMP, id: 2, parent: 'Bags & Shoes', children: 'Low', brand: 'Two Words' },
      { ...LAMP, id: 1, slug: 'other', parent: 'bags shoes', children: 'High', brand: { name: 'two words' } },
    ]
    const { catalogue } = accept(products)
    expect(catalogue.categories).toEqual([
      {
        id: 'bags-shoes',
        img: '/lamp.webp',
        parent: 'Bags & Shoes',
        children: ['Low', 'High'],
        productType: 'electronics',
        products: ['1', '2'],
        status: 'Show',
      },
    ])
    expect(catalogue.brands).toMatchObject([
      { id: 'two-words', name: 'Two Words', status: 'active', products: ['1', '2'] },
    ])
  })

  it('a listed category keeps its own values and gains the sub-categories of its products', () => {
    const { catalogue, report } = accept({
      products: [{ ...LAMP, parent: 'Light', children: 'Desk' }],
      categories: [{ id: 'c7', parent: 'Light', children: ['Floor'], status: 'Hide', products: ['lamp', 'gone'] }],
    })
    expect(catalogue.categories).toEqual([
      {
        id: 'c7',
        img: '/lamp.webp',
        parent: 'Light',
        children: ['Floor', 'Desk'],
        productType: 'electronics',
        products: ['lamp'],
        status: 'Hide',
      },
    ])
    expect(report.warnings).toEqual([
      { path: 'categories[0].products', message: 'names products that do not name it in turn; they are left out' },
    ])
  })

  it('pictures stand in for each other', () => {
    const [first, second] = accept([
      { ...LAMP, id: 'a', slug: 'a', img: undefined, imageURLs: ['/one.webp', { img: '/two.webp', color: null }] },
      { ...LAMP, id: 'b', slug: 'b' },
    ]).catalogue.products
    expect(first).toMatchObject({ img: '/one.webp', imageURLs: [{ img: '/one.webp' }, { img: '/two.webp' }] })
    expect(second?.imageURLs).toEqual([{ img: '/lamp.webp' }])
  })

  it('a picture is named by its file in the media folder, by a path or by a URL', () => {
    const names = ['lamps/tall one.jpg', 'lamp.webp', '/media/a.png', 'https://cdn.example/a.png']
    const [lamp] = accept([{ ...LAMP, img: 'lamps/tall one.jpg', imageURLs: names }]).catalogue.products
    expect(lamp).toMatchObject({
      img: '/media/lamps/tall%20one.jpg',
      imageURLs: [
        { img: '/media/lamps/tall%20one.jpg' },
        { img: '/media/lamp.webp' },
        { img: '/media/a.png' },
        { img: 'https://cdn.example/a.png' },
      ],
    })
    expect(accept([lamp]).catalogue.products[0]?.imageURLs).toEqual(lamp?.imageURLs)
    for (const wrong of ['../secret.jpg', 'a/../../b.jpg', 'javascript:x.jpg', '//evil.example/a.jpg', 'lamp']) {
      expect(refuse([{ ...LAMP, img: wrong }])[0]).toContain('must be an address that begins with / or https://')
    }
  })

  it('the given type stands in for a type that is missing or unknown', () => {
    const products = [{ ...LAMP, productType: 'toys' }]
    expect(accept(products, { type: 'fashion' }).catalogue.products[0]?.productType).toBe('fashion')
    expect(refuse(products)).toEqual(['products[0].productType: must be one of electronics, fashion, got "toys"'])
    expect(refuse([LAMP], { type: 'toys' })).toEqual(['type: must be one of electronics, fashion, got "toys"'])
  })

  it('what an answer of the API carries can be imported again', () => {
    const review = { name: 'Mara', rating: 4.5, review: 'Good.', date: '2026-10-12' }
    const product = { ...LAMP, rating: { average: 4.5, count: 1 }, preview: '', reviews: [review] }
    const { catalogue, report } = accept([product])
    expect(catalogue.reviews).toEqual([{ productId: 'lamp', email: '', ...review }])
    expect(report.warnings).toEqual([])
  })
})

describe('spec 3.2: variants', () => {
  it('quantity is their sum and price the lowest; one that leaned on the former price keeps it', () => {
    const variants = [
      { size: 7, quantity: 3 },
      { size: 'M', price: 8, quantity: 1 },
      { color: 'Navy', price: 12 },
    ]
    const { catalogue, report } = accept([{ ...LAMP, quantity: 99, variants }])
    expect(catalogue.products[0]).toMatchObject({
      price: toMinor(8),
      quantity: 4,
      sizes: ['7', 'M'],
      variants: [
        { size: '7', price: toMinor(10), quantity: 3 },
        { size: 'M', price: toMinor(8), quantity: 1 },
        { color: 'Navy', price: toMinor(12), quantity: 0 },
      ],
    })
    expect(report.warnings.map((warning) => warning.path)).toEqual(['products[0].quantity', 'products[0].price'])
  })

  it('one without colour and size is the product itself', () => {
    const { catalogue } = accept([{ ...LAMP, variants: [{ sku: 'V', price: 5, discount: 10, quantity: 7 }] }])
    expect(catalogue.products[0]).toMatchObject({ sku: 'V', price: toMinor(5), discount: 10, quantity: 7 })
    expect(catalogue.products[0]).not.toHaveProperty('variants')
  })

  it('the product needs no price where each of them has one', () => {
    const variants = [{ size: 'S', price: 5 }, { size: 'M' }]
    const bare = { ...LAMP, price: undefined }
    expect(accept([{ ...bare, variants: variants.slice(0, 1) }]).catalogue.products[0]?.price).toBe(toMinor(5))
    expect(refuse([{ ...bare, variants }])).toEqual([
      'products[0].price: must be a number >= 0, since some of its variants have no price of their own, got nothing',
    ])
  })

  it('the same choice twice, or none among several, is refused', () => {
    expect(refuse([{ ...LAMP, variants: [{ size: 'S' }, { size: 'S' }, { quantity: 1 }] }])).toEqual([
      'products[0].variants[1]: has the same color and size as products[0].variants[0]',
      'products[0].variants[2]: must name a color or a size, got neither',
    ])
  })
})

describe('spec 11.2: identity', () => {
  it('made ids and slugs get a number where they are taken, by whatever place in the file', () => {
    const bare = { ...LAMP, id: undefined }
    const { catalogue } = accept([bare, bare, { ...LAMP, title: 'Else' }])
    expect(catalogue.products.map(({ id, slug }) => [id, slug])).toEqual([
      ['lamp-2', 'lamp'],
      ['lamp-3', 'lamp-2'],
      ['lamp', 'else'],
    ])
  })

  it('ids and slugs that are given twice are refused', () => {
    const second = { ...LAMP, title: 'Other' }
    expect(
      refuse([
        { ...LAMP, slug: 'x' },
        { ...second, slug: 'X' },
      ]),
    ).toEqual([
      'products[1].id: "lamp" is the id of products[0] too',
      'products[1].slug: "x" is the slug of products[0] too',
    ])
    const categories = [
      { id: 'c', parent: 'A', productType: 'fashion' },
      { id: 'c', parent: 'B', productType: 'fashion' },
      { parent: 'a', productType: 'fashion' },
    ]
    expect(refuse({ categories, brands: [{ name: 'X Y' }, { name: 'x-y' }] })).toEqual([
      'categories[1].id: "c" is the id of categories[0] too',
      'categories[2]: has the same name as categories[0]: "a"',
      'brands[1]: has the same name as brands[0]: "x-y"',
    ])
  })

  it('ids that no address can carry are refused', () => {
    for (const id of ['a/b', '..', 'a\\b', 'a\u0007b', 'x'.repeat(201)]) {
      expect(refuse([{ ...LAMP, id }])[0]).toMatch(/^products\[0\]\.id: must /)
    }
  })

  it('a merge knows what is stored: slugs, creation dates, groups by name, products of reviews', () => {
    const { catalogue: stored } = accept([{ ...LAMP, parent: 'Light', brand: 'Maker', createdAt: '2020-01-01' }])
    const items = stored.products.map(({ id, slug, createdAt, sku }) => ({ id, slug, createdAt, skus: [sku] }))
    const known = { items, categories: stored.categories, brands: stored.brands }
    const products = [
      { ...LAMP, parent: 'light', children: 'Desk', brand: 'maker' },
      { ...LAMP, id: 'second', parent: 'Light', brand: 'Maker' },
    ]
    const reviews = [{ productId: 'lamp', name: 'Mara', rating: 5 }]
    const { catalogue } = accept({ products, reviews }, { known })
    expect(catalogue.products.map(({ slug, createdAt }) => [slug, createdAt])).toEqual([
      ['lamp', '2020-01-01T00:00:00.000Z'],
      ['lamp-2', '2026-11-01T12:00:00.000Z'],
    ])
    expect(catalogue.categories).toMatchObject([{ id: 'light', parent: 'Light', children: ['Desk'] }])
    expect(catalogue.brands).toEqual([])
    expect(accept({ reviews }, { known }).catalogue.reviews).toHaveLength(1)
    expect(refuse([{ ...LAMP, id: 'new', slug: 'lamp' }], { known })).toEqual([
      'products[0].slug: "lamp" is the slug of the stored product lamp too',
    ])
    const renamed = { brands: [{ id: 'b9', name: 'MAKER', description: 'New' }] }
    expect(accept(renamed, { known }).catalogue.brands).toMatchObject([{ id: 'maker', description: 'New' }])
  })
})

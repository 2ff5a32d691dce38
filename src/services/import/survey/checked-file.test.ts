import { dollars } from '#domain/shop/testing/dollars.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawProducts } from '#persistence/testing/raw-catalogue.ts'
import type { CatalogueProduct, CatalogueReview } from '../../catalogue/catalogue-file.ts'
import { checkCatalogue } from '../check-catalogue.ts'
import { ChangedFile } from './catalogue-survey.ts'
import { checkFile, type CheckedFile, type EntrySource } from './checked-file.ts'
import { readCatalogueFile } from '../formats/read-catalogue-file.ts'

const OPTIONS = { now: new Date('2026-11-01T12:00:00Z'), money: dollars, productTypes: ['electronics', 'fashion'] }
const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 2, productType: 'electronics', img: '/lamp.webp' }

/** A file of this content that arrives in small pieces. */
function source(content: unknown, name = 'x.json'): EntrySource {
  const bytes = new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
  async function* pieces(size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  return (issues) => readCatalogueFile(name, pieces(50), issues)
}

async function contentOf(file: CheckedFile) {
  const products: CatalogueProduct[] = []
  const reviews: CatalogueReview[] = []
  for await (const group of file.products()) {
    products.push(...group.products)
    reviews.push(...group.reviews)
  }
  for await (const group of file.reviews()) reviews.push(...group)
  return { products, reviews }
}

async function accept(content: unknown, options = {}) {
  const result = await checkFile(source(content), { ...OPTIONS, ...options })
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return { ...(await contentOf(result.file)), file: result.file }
}

async function refuse(content: unknown, options = {}): Promise<string[]> {
  const result = await checkFile(source(content), { ...OPTIONS, ...options })
  if (result.ok) throw new Error('The file was accepted')
  return result.errors.listed.map(({ path, message }) => `${path}: ${message}`)
}

describe('a file of any size is checked in two readings', () => {
  it('gives what a check of the whole gives, errors too', async () => {
    const broken = fc.record({ title: fc.constantFrom('A', ''), price: fc.constantFrom(1, 'x'), id: fc.constant('a') })
    const review = fc.record({
      productId: fc.constantFrom('a', 'b', 'lamp'),
      name: fc.constant('M'),
      rating: fc.constant(4),
    })
    const anyFile = fc.record({
      products: fc.oneof(rawProducts, fc.array(broken, { maxLength: 4 })),
      reviews: fc.array(review, { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(anyFile, async (content) => {
        const json = JSON.parse(JSON.stringify(content)) as unknown
        const whole = checkCatalogue(json, OPTIONS)
        const result = await checkFile(source(json), OPTIONS)
        expect(result.ok).toBe(whole.ok)
        if (result.ok && whole.ok) {
          const { products, reviews } = await contentOf(result.file)
          expect(products).toEqual(whole.catalogue.products)
          expect(reviews).toEqual(whole.catalogue.reviews)
          const groups = JSON.parse(JSON.stringify(whole.catalogue)) as CheckedFile['groups']
          for (const one of [...groups.categories, ...groups.brands]) one.products = []
          expect(result.file.groups).toEqual({ categories: groups.categories, brands: groups.brands })
        } else if (!result.ok && !whole.ok) {
          expect(result.errors.count).toBe(whole.count)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('reviews may stand before their products, and before an id that is made from a title', async () => {
    const reviews = ['lamp', 'desk'].map((productId) => ({ productId, name: 'Mara', rating: 5 }))
    const products = [LAMP, { ...LAMP, id: undefined, title: 'Desk' }]
    const { file, ...content } = await accept({ reviews, products })
    expect(content.reviews.map(({ productId }) => productId)).toEqual(['lamp', 'desk'])
    expect(file.report).toMatchObject({ products: 2, reviews: 2 })
    expect(await refuse({ reviews: [...reviews, { ...reviews[0], productId: 'gone' }], products })).toEqual([
      'reviews[2].productId: must be the id of a product, got "gone"',
    ])
  })

  it('a given id goes before a made one, wherever it stands', async () => {
    const { products } = await accept([
      { ...LAMP, id: undefined },
      { ...LAMP, title: 'Else' },
    ])
    expect(products.map(({ id, slug }) => [id, slug])).toEqual([
      ['lamp-2', 'lamp'],
      ['lamp', 'else'],
    ])
  })

  it('bad entries are left out with those that need them; each error is told once', async () => {
    const products = [LAMP, { ...LAMP, id: 'bad', slug: 'bad', price: 'x', parent: 'Gone' }]
    const content = {
      products,
      categories: [
        { parent: 'Gone', img: '/c.webp' },
        { parent: 'Kept', productType: 'fashion' },
      ],
      reviews: [{ productId: 'bad', name: 'Mara', rating: 5 }],
      brands: 'none',
    }
    const { file, ...rest } = await accept(content, { skipBad: true })
    expect(file.skipped.listed.map(({ path }) => path)).toEqual([
      'products[1].price',
      'brands',
      'categories[0].productType',
      'reviews[0].productId',
    ])
    expect(file.skipped.count).toBe(4)
    expect(rest.products.map(({ id }) => id)).toEqual(['lamp'])
    expect(rest.reviews).toEqual([])
    expect(file.groups.categories.map(({ parent }) => parent)).toEqual(['Kept', 'Electronics'])
  })

  it('a merge knows what is stored: no slug is given twice, dates of creation stay', async () => {
    const stored = async function* () {
      yield [{ id: 'old', slug: 'lamp', createdAt: '2020-01-01T00:00:00.000Z', skus: ['old'] }]
      yield [{ id: 'desk', slug: 'desk', createdAt: '2021-01-01T00:00:00.000Z', skus: ['desk'] }]
    }
    const desk = { ...LAMP, id: 'desk', title: 'Desk' }
    const reviews = [{ productId: 'old', name: 'Mara', rating: 5 }]
    const { products } = await accept({ products: [LAMP, desk], reviews }, { stored })
    expect(products.map(({ slug, createdAt }) => [slug, createdAt])).toEqual([
      ['lamp-2', '2026-11-01T12:00:00.000Z'],
      ['desk', '2021-01-01T00:00:00.000Z'],
    ])
    expect(await refuse([{ ...LAMP, slug: 'Lamp' }], { stored })).toEqual([
      'products[0].slug: "lamp" is the slug of the stored product old too',
    ])
  })

  it('a file that is another one at the second reading is not taken', async () => {
    const contents = [
      [LAMP, { ...LAMP, id: 'two', slug: 'two' }],
      [LAMP],
      [LAMP, LAMP, LAMP],
      [LAMP, { ...LAMP, price: 'x' }],
    ]
    for (const second of contents.slice(1)) {
      let reading = 0
      const result = await checkFile((issues) => source(reading++ === 0 ? contents[0] : second)(issues), OPTIONS)
      if (!result.ok) throw new Error('The file was refused')
      await expect(contentOf(result.file)).rejects.toThrow(ChangedFile)
    }
  })
})

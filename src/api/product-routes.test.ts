import { toDecimals } from '#domain/catalogue/testing/dollar-products.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { product } from '#services/testing/memory-catalogue.ts'
import { SAMPLE, testApi, withFilter } from './testing/test-api.ts'

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof testApi>>['app']['inject']>>
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('GET /product', () => {
  it('spec 7.1: without a filter the whole list comes, whole products in asc order', async () => {
    const { app } = await testApi()
    const answer = await app.inject('/api/product')
    expect(answer.statusCode).toBe(200)
    expect(ids(answer.json())).toEqual(['9', '10', '101'])
    expect(answer.json()[2]).toEqual(SAMPLE[0] && { ...toDecimals(SAMPLE[0]), currentPrice: 279.65 })
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers.link).toBeUndefined()
  })

  it('spec 7.1: the list follows a change at once', async () => {
    const { app, store, database } = await testApi()
    await app.inject('/api/product')
    const { revision } = store.catalogue
    database.put('price', product('10', { price: toMinor(1) }))
    while (store.catalogue.revision === revision) await new Promise((resolve) => setImmediate(resolve))
    expect((await app.inject('/api/product')).json()[1].price).toBe(1)
  })

  it.each([
    [{ category: 'Bags & Shoes' }, ['9', '10']],
    [{ category: 'bags--shoes', status: 'in-stock' }, ['9']],
    [{ brand: ['hale-moor', 'nobody'] }, ['9']],
    [{ brand: 'Hale & Moor', type: null }, ['9']],
    [{ status: 'on-sale' }, ['101']],
    [{ status: 'On Sale' }, ['101']],
    [{ status: ' IN--stock ', sortBy: 'High' }, ['101', '9']],
    [{ minPrice: 45, maxPrice: 89.5 }, ['9', '10']],
    [{ minPrice: 89.5, maxPrice: 45 }, ['9', '10']],
    [{ sortBy: 'high', view: 'list' }, ['101', '9', '10']],
    [{ ids: ['101', '9', '404'] }, ['9', '101']],
    [{ ids: [] }, []],
    [{ limit: 2 }, ['9', '10']],
    [{ limit: 2, page: 2 }, ['101']],
    [{ page: 2 }, []],
    [{ category: 'no-such' }, []],
    [{ ids: null, category: null }, ['9', '10', '101']],
    [{}, ['9', '10', '101']],
  ])('spec 7.2: filter %j', async (filter, expected) => {
    const { app } = await testApi()
    const answer = await app.inject(withFilter(filter))
    expect(answer.statusCode).toBe(200)
    expect(ids(answer.json())).toEqual(expected)
  })

  it('spec 7.2: above 5,000 products the first 1,000 come with the way to the next, and following it gives each once', async () => {
    const { app } = await testApi(Array.from({ length: 5300 }, (_, at) => product(String(at + 1))))
    const found: string[] = []
    let address: string | undefined = '/api/product'
    let calls = 0
    while (address !== undefined) {
      const answer: Answer = await app.inject(address)
      found.push(...ids(answer.json()))
      calls += 1
      const link: string | undefined = answer.headers.link?.toString()
      expect(link === undefined || /^<http:\/\/shop\.test\/api\/product\?after=\d+>; rel="next"$/.test(link)).toBe(true)
      address = link?.slice('<http://shop.test'.length, link.indexOf('>'))
    }
    expect(calls).toBe(6)
    expect(found).toEqual(Array.from({ length: 5300 }, (_, at) => String(at + 1)))
  })

  it('spec 7.2: a long list that is filtered keeps its filter in the way to the next', async () => {
    const { app } = await testApi(Array.from({ length: 5002 }, (_, at) => product(String(at + 1))))
    const answer = await app.inject(withFilter({ sortBy: 'high' }))
    expect(answer.json()).toHaveLength(1000)
    expect(answer.headers.link).toContain('filter=%7B%22sortBy%22%3A%22high%22%7D&after=1000>')
    expect((await app.inject('/api/product?after=gone')).json().errors).toEqual([
      { path: 'after', message: 'is not the id of a product' },
    ])
  })
})

describe('single products and categories', () => {
  it('spec 7.1: one product is whole', async () => {
    const { app } = await testApi()
    const answer = await app.inject('/api/product/101')
    expect(answer.json()).toEqual(SAMPLE[0] && { ...toDecimals(SAMPLE[0]), currentPrice: 279.65 })
  })

  it.each([
    '/api/product/404',
    '/api/product/__proto__',
    `/api/product/${'9'.repeat(90)}`,
    '/api/product/getByCategoryId/nope',
  ])('spec 7.1: %s is a 404 with problem details', async (address) => {
    const { app } = await testApi()
    const answer = await app.inject(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json()).toMatchObject({ type: 'about:blank', title: 'Not Found', status: 404 })
  })

  it.each(['c2', 'bags-shoes', 'Bags%20%26%20Shoes'])('spec 7.1: products of the category %s', async (name) => {
    const { app } = await testApi()
    expect(ids((await app.inject(`/api/product/getByCategoryId/${name}`)).json())).toEqual(['9', '10'])
  })

  it('spec 7.1: mainProductMenu is a call of its own, not a product', async () => {
    const { app } = await testApi()
    expect((await app.inject('/api/product/mainProductMenu')).json()).toEqual([
      { category: { _id: 'c1', title: 'Headphones' }, products: [{ _id: '101', name: 'Meridian Over-Ear' }] },
      {
        category: { _id: 'c2', title: 'Bags & Shoes' },
        products: [
          { _id: '9', name: 'Weekend Bag' },
          { _id: '10', name: 'Slides' },
        ],
      },
    ])
  })

  it('spec 3.3: categories, brands and suggestions', async () => {
    const { app } = await testApi()
    expect(ids((await app.inject('/api/category')).json())).toEqual(['c1', 'c2'])
    expect(ids((await app.inject('/api/brand')).json())).toEqual(['b1', 'b2'])
    expect((await app.inject('/api/suggest?q=week')).json()[0]).toMatchObject({ kind: 'product', value: '9' })
    expect((await app.inject('/api/suggest')).json()).toEqual([])
    expect((await app.inject('/api/suggest?q=a&limit=1000')).statusCode).toBe(400)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUERY_PARAMETERS } from '#domain/catalogue/query/catalogue-query-url.ts'
import { filterSchema } from '#exchange/products/filter-schema.ts'
import { testApi, withFilter } from './testing/test-api.ts'

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('spec 7.2: filter', () => {
  it.each<[string, unknown, string]>([
    ['no JSON', 'category=bags', 'filter'],
    ['empty', '', 'filter'],
    ['malformed percent-encoding', '%E0%A4', 'filter'],
    ['a list', [], 'filter'],
    ['null', 'null', 'filter'],
    ['a text', '"asc"', 'filter'],
    ['an unknown key', { colour: 'red' }, 'filter.colour'],
    ['an unknown key that is null', { colour: null }, 'filter.colour'],
    ['__proto__', '{"__proto__":{"category":"x"}}', 'filter.__proto__'],
    ['constructor', '{"constructor":{"prototype":1}}', 'filter.constructor'],
    ['deep nesting', `{"ids":${deep(900)}}`, 'filter.ids[0]'],
    ['an object for a word', { category: { $ne: '' } }, 'filter.category'],
    ['a number for a word', { category: 5 }, 'filter.category'],
    ['a text for a price', { minPrice: 'cheap' }, 'filter.minPrice'],
    ['a negative price', { maxPrice: -1 }, 'filter.maxPrice'],
    ['a price past all bounds', '{"maxPrice":1e999}', 'filter.maxPrice'],
    ['page 0', { page: 0 }, 'filter.page'],
    ['half a page', { page: 1.5 }, 'filter.page'],
    ['an unknown order', { sortBy: 'cheapest' }, 'filter.sortBy'],
    ['an unknown status', { status: 'sold' }, 'filter.status'],
    ['a rating of six', { rating: 6 }, 'filter.rating'],
    ['ids that are no list', { ids: '101' }, 'filter.ids'],
    ['an id that is null', { ids: ['9', null] }, 'filter.ids[1]'],
    ['101 ids', { ids: Array.from({ length: 101 }, String) }, 'filter.ids'],
    ['no limit above 0', { limit: 0 }, 'filter.limit'],
    ['too long a text', { ids: ['x'.repeat(8200)] }, 'filter'],
  ])('%s is a 400 that names the place', async (_name, filter, path) => {
    const { app } = await testApi()
    const answer = await app.inject(withFilter(filter))
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.json().errors[0].path).toBe(path)
    expect(({} as Record<string, unknown>)['category']).toBeUndefined()
  })

  it('a filter given twice is a 400', async () => {
    const { app } = await testApi()
    const answer = await app.inject('/api/product?filter={}&filter={}')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].path).toBe('filter')
  })

  it('every wrong field is named, not only the first', async () => {
    const { app } = await testApi()
    const { errors } = (await app.inject(withFilter({ page: 0, minPrice: 'a', nope: 1 }))).json()
    expect(errors.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'filter.minPrice',
      'filter.nope',
      'filter.page',
    ])
  })

  it('names exactly the catalogue parameters, ids and limit', () => {
    expect(Object.keys(filterSchema.shape).toSorted()).toEqual([...QUERY_PARAMETERS, 'ids', 'limit'].toSorted())
  })

  it('whatever comes, the answer is never a failure of the server', async () => {
    const { app } = await testApi()
    const key = fc.constantFrom(...QUERY_PARAMETERS, 'ids', 'limit', '__proto__', 'constructor', 'x')
    const filter = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.json({ maxDepth: 6 }),
      fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })).map((value) => JSON.stringify(value)),
      fc
        .dictionary(key, fc.oneof(fc.double(), fc.string(), fc.array(fc.string())))
        .map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(filter, async (text) => {
        const { statusCode } = await app.inject(withFilter(text))
        expect([200, 400]).toContain(statusCode)
      }),
      { numRuns: 200 },
    )
  }, 30_000)
})

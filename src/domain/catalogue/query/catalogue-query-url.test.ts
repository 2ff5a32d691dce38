import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY } from './catalogue-query.ts'
import {
  catalogueParams,
  catalogueSearch,
  foreignSearch,
  parseCatalogueQuery,
  parseCatalogueRecord,
  QUERY_PARAMETERS,
} from './catalogue-query-url.ts'
import { arbitraryQuery } from '../testing/arbitrary-catalogue.ts'

const parse = (search: string) => parseCatalogueQuery(new URLSearchParams(search))

describe('catalogue query and URL', () => {
  it('spec 4.2: the text of an address says the same as its parameters', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect([...new URLSearchParams(catalogueSearch(query))]).toEqual([...catalogueParams(query)])
      }),
    )
    expect(catalogueSearch(EMPTY_QUERY)).toBe('')
  })

  it('spec 4.2: parameters that we do not know are told apart, whatever they hold, and bounded', () => {
    const foreign = (search: string) => foreignSearch(new URLSearchParams(search))
    expect(foreign('utm_source=a%20b&brand=x&page=2&ref=%26%3D&utm_source=c')).toBe(
      'utm_source=a+b&ref=%26%3D&utm_source=c',
    )
    expect(foreign('searchText=lamp&ids=1,2&_routes=root&shown=9')).toBe('')
    expect(foreign(`a=${'x'.repeat(600)}&b=1`)).toBe('b=1')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const text = foreign(new URLSearchParams(pairs).toString())
        expect(text.length).toBeLessThanOrEqual(512)
        // As an address keeps it.
        expect(new URL(`https://shop.example/?${text}`).search.slice(1)).toBe(text)
        expect(foreign(text)).toBe(text)
        expect(parse(text)).toEqual(EMPTY_QUERY)
      }),
    )
  })

  it('spec 4.3: page defaults to 1 and sortBy to asc', () => {
    expect(parse('')).toEqual(EMPTY_QUERY)
    expect(parse('utm_source=x')).toEqual(EMPTY_QUERY)
  })

  it('spec 5.1: words are lowercased, spaces become hyphens, ampersands go', () => {
    expect(
      parse('category=Bags+%26+Shoes&subcategory=bags--shoes&status=On+Sale&brand=Aurel+%26+Finch&color=Dusty%20Rose'),
    ).toEqual({
      ...EMPTY_QUERY,
      category: 'bags-shoes',
      subcategory: 'bags-shoes',
      status: 'on-sale',
      brands: ['aurel-finch'],
      color: 'dusty-rose',
    })
  })

  it('spec 4.2: a brand may be repeated; order and repeats do not matter', () => {
    expect(parse('brand=b&brand=A&brand=&brand=b').brands).toEqual(['a', 'b'])
  })

  it('spec 5.2: what cannot be read is ignored', () => {
    for (const search of [
      'sortBy=cheapest',
      'status=sold',
      'page=two',
      'page=1.5',
      'page=-1',
      'page=',
      'minPrice=abc',
      'minPrice=-5',
      'minPrice=1e3',
      'maxPrice=$10',
      'maxPrice=.',
      'maxPrice=Infinity',
      'minPrice=0',
      'category=',
      'type=%26',
      'view=wall',
      'shown=0',
      'shown=lots',
      'rating=0',
      'rating=6',
      'rating=x',
    ]) {
      expect([search, parse(search)]).toEqual([search, EMPTY_QUERY])
    }
  })

  it('spec 5.2: prices are decimals in the address and in the query, no finer than any currency is divided', () => {
    expect(parse('minPrice=10&maxPrice=12.99')).toEqual({ ...EMPTY_QUERY, minPrice: 10, maxPrice: 12.99 })
    expect(parse('minPrice=.5')).toEqual({ ...EMPTY_QUERY, minPrice: 0.5 })
    expect(parse('maxPrice=12.3456').maxPrice).toBe(12.346)
    expect(catalogueParams({ ...EMPTY_QUERY, minPrice: 0.05, maxPrice: 1299 }).toString()).toBe(
      'minPrice=0.05&maxPrice=1299',
    )
  })

  it('spec 5.2: a swapped range is put right, one end alone stands, a range of nothing stays one', () => {
    expect(parse('minPrice=50&maxPrice=20')).toEqual({ ...EMPTY_QUERY, minPrice: 20, maxPrice: 50 })
    expect(parse('minPrice=-50&maxPrice=20')).toEqual({ ...EMPTY_QUERY, maxPrice: 20 })
    expect(parse('minPrice=50')).toEqual({ ...EMPTY_QUERY, minPrice: 50 })
    expect(parse('maxPrice=0')).toEqual({ ...EMPTY_QUERY, maxPrice: 0 })
  })

  it('spec 5.2: huge numbers stay safe', () => {
    const digits = '9'.repeat(400)
    const query = parse(`page=${digits}&shown=${digits}&minPrice=${digits}&maxPrice=${digits}`)
    for (const value of [query.page, query.shown, query.minPrice, query.maxPrice])
      expect(value).toSatisfy(Number.isSafeInteger)
  })

  it('spec 4.2: addresses are written in one order without defaults', () => {
    const search = 'shown=12&sortBy=asc&brand=b&page=1&brand=a&minPrice=0&rating=4&view=list&type=Fashion'
    expect(catalogueParams(parse(search)).toString()).toBe('type=fashion&brand=a&brand=b&rating=4&view=list&shown=12')
  })

  it('spec 4.2: query to URL to query is the same query', () => {
    fc.assert(
      fc.property(arbitraryQuery, (query) => {
        expect(parseCatalogueQuery(new URLSearchParams(catalogueParams(query).toString()))).toStrictEqual(query)
      }),
    )
  })

  it('spec 4.2: URL to query to URL is stable for any address', () => {
    const name = fc.oneof(fc.constantFrom(...QUERY_PARAMETERS), fc.string())
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.constantFrom('on-sale', 'grid', 'low', 'A & b', '4.50', '1.005', '007'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const once = catalogueParams(parseCatalogueQuery(new URLSearchParams(entries)))
        expect(catalogueParams(parseCatalogueQuery(once)).toString()).toBe(once.toString())
      }),
      { numRuns: 500 },
    )
  })

  it('spec 7.2: a filter object is read like an address, null values skipped', () => {
    expect(parseCatalogueRecord({ brand: ['B c', 'a'], minPrice: 12.5, page: 2, category: null, tag: 'Gift' })).toEqual(
      parse('brand=b-c&brand=a&minPrice=12.5&page=2&tag=gift'),
    )
  })
})

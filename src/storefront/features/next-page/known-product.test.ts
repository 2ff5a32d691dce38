/** What a page's data says of a product is found wherever it stands in it. */
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { describe, expect, it } from 'vitest'
import { knownProduct } from './known-product.ts'

const bag = makeItem({ id: '7', title: 'Bag' })

describe('knownProduct', () => {
  it.each([
    ['a list that came as a text', { 'catalogue-shop': JSON.stringify({ page: { items: [bag] } }) }],
    ['a row of a page', { root: 'not JSON', 'details-product': { product: makeItem({ id: '8' }), related: [bag] } }],
    ['a section of a home', { home: { home: { mood: 'fashion', sections: [{ kind: 'row', products: [bag] }] } } }],
  ])('finds it in %s', (_place, loaderData) => {
    expect(knownProduct(loaderData, '7')).toEqual(bag)
  })

  it('takes nothing for a product that only has its id, and nothing of the shell', () => {
    expect(knownProduct({ page: { line: { id: '7', title: 'A line of a cart' } } }, '7')).toBeUndefined()
    expect(knownProduct({ root: JSON.stringify({ items: [bag] }), page: null }, '7')).toBeUndefined()
  })
})

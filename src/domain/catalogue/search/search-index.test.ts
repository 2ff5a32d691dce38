import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productDocument } from './search-document.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { createSynonyms } from './words/search-synonyms.ts'
import { makeItem } from '../testing/item.ts'

const PRODUCTS = [
  makeItem({ id: '1', title: 'Meridian Over-Ear Headphones', sku: 'SOL-MOE-GRA', tags: ['gift', 'wireless'] }),
  makeItem({
    id: '2',
    title: 'Kestrin Book 14" Laptop',
    parent: 'Computers',
    children: 'Laptops',
    sku: 'KES-BK14',
    preview: 'A socket for headphones.',
  }),
  makeItem({
    id: '3',
    title: 'Court Low Sneaker',
    parent: 'Shoes',
    children: 'Sneakers',
    brand: { name: 'Strydell' },
    sku: 'STR-CRT',
  }),
  makeItem({
    id: '4',
    title: 'Noir Eau de Parfum',
    parent: 'Fragrance',
    children: 'Perfume',
    brand: { name: 'Maison Ilva' },
    sku: 'MIL-NOI',
    tags: ['gift'],
  }),
  makeItem({
    id: '5',
    title: 'Halo Ring',
    parent: 'Rings',
    children: 'Halo',
    brand: { name: 'Aurel & Finch' },
    sku: 'AUF-SHR',
  }),
]

/** Positions are places in the list of products. */
function indexOf(items = PRODUCTS): SearchIndex {
  const index = createSearchIndex()
  index.put(items.map((item, position) => ({ ...productDocument(item), position })))
  return index
}

/** Ids of what was found, best first. */
const idsOf = (index: SearchIndex, text: string, typing = false) =>
  index
    .search(text, { typing })
    .best(Infinity)
    .map((position) => PRODUCTS[position]?.id)

const found = (text: string, typing = false) => idsOf(indexOf(), text, typing)

/** Characters that change when they are folded, that separate words, or that are no text at all. */
const ODD = fc.constantFrom(...'aRé-"\' 5İßﬁ中💍%<(\\\u0000\n\u2033\u0301', '\ud83d')

describe('spec 2.14: the index', () => {
  it.each([
    ['hedphones', '1'],
    ['snekers', '3'],
    ['perfum', '4'],
    ['strydel', '3'],
    ['head phones', '1'],
    ['14 inch', '2'],
    ['SOL-MOE-GRA', '1'],
    ['kes bk14', '2'],
    ['rings', '5'],
    ['trainers', '3'],
    ['aurel finch', '5'],
  ])('"%s" finds what it should first', (text, id) => {
    expect(found(text)[0]).toBe(id)
  })

  it('a title is worth more than a description', () => {
    expect(found('headphones')).toEqual(['1', '2'])
  })

  it('what a title is made for comes behind what it is', () => {
    const items = [
      makeItem({ id: 'a', title: 'Keyboard Cover', children: 'Covers' }),
      makeItem({ id: 'b', title: 'Cover for Keyboard K400', children: 'Covers' }),
      makeItem({ id: 'c', title: 'Tamaro Slim Compact Wireless Keyboard with Keypad, Black', children: 'Keyboards' }),
    ]
    const best = (text: string) =>
      indexOf(items)
        .search(text)
        .best(Infinity)
        .map((position) => items[position]?.id)
    expect(best('keyboard')).toEqual(['c', 'a', 'b'])
    expect(best('keyboard cover')).toEqual(['a', 'b'])
  })

  it('one word or two, and compounds', () => {
    const items = [
      makeItem({ id: 'a', title: 'Mouse Pad' }),
      makeItem({ id: 'b', title: 'Desk Mousepad' }),
      makeItem({ id: 'c', title: 'Mouse' }),
      makeItem({ id: 'd', title: 'Hand Cream' }),
      makeItem({ id: 'e', title: 'Leather Handbag' }),
      makeItem({ id: 'f', title: 'Gym Bag' }),
    ]
    const best = (text: string) =>
      indexOf(items)
        .search(text)
        .best(Infinity)
        .map((position) => items[position]?.id)
    expect(best('mouse pad')).toEqual(['a', 'b'])
    expect(new Set(best('mousepad'))).toEqual(new Set(['a', 'b']))
    expect(best('bag')).toEqual(['f', 'e'])
  })

  it('the other names that an owner gives', () => {
    const index = createSearchIndex({ synonyms: createSynonyms([['sneaker', 'kicks', 'gym shoe']]) })
    index.put(PRODUCTS.map((item, position) => ({ ...productDocument(item), position })))
    expect(idsOf(index, 'kicks')).toEqual(['3'])
    expect(idsOf(index, 'gym shoes')).toEqual(['3'])
    expect(found('kicks')).toEqual([])
  })

  it('few with all of the words: what lacks one but is the thing stands behind', () => {
    const items = [
      makeItem({ id: 'a', title: 'Red Lamp', children: 'Lamps' }),
      makeItem({ id: 'b', title: 'Blue Lamp', children: 'Lamps' }),
      makeItem({ id: 'c', title: 'Red Chair', children: 'Chairs' }),
    ]
    const answer = indexOf(items).search('red lamp')
    expect(answer.best(Infinity).map((position) => items[position]?.id)).toEqual(['a', 'b'])
    expect(answer).toMatchObject({ beside: true, partial: false })
  })

  it('descriptions count as whole words only, and behind the rest', () => {
    const items = [
      makeItem({ id: 'a', title: 'Lamp', preview: 'A ring of light.' }),
      makeItem({ id: 'b', title: 'Chain', preview: 'Two ringlets, strings.' }),
      makeItem({ id: 'c', title: 'Long and Plain and Narrow Silver Ring with a very long Name behind it' }),
    ]
    const ids = indexOf(items)
      .search('ring')
      .best(Infinity)
      .map((position) => items[position]?.id)
    expect(ids).toEqual(['c', 'a'])
  })

  it('of two that match alike comes first what is there to be sold', () => {
    const items = [
      makeItem({ id: 'a', title: 'Lamp One', status: 'out-of-stock', sellCount: 900 }),
      makeItem({ id: 'b', title: 'Lamp Two' }),
    ]
    expect(indexOf(items).search('lamp').best(Infinity)).toEqual([1, 0])
  })

  it('all words are asked for', () => {
    expect(found('gift wireless')).toEqual(['1'])
    expect(indexOf().search('gift wireless').partial).toBe(false)
  })

  it('usability 5: words that nobody knows are named and left out', () => {
    expect(found('xylofonqq ring')).toEqual(['5'])
    expect(indexOf().search('xylofonqq ring').dropped).toEqual(['xylofonqq'])
  })

  it('the correction says what was meant, in the plural that was typed', () => {
    expect(indexOf().search('snekers').correction).toBe('sneakers')
    expect(indexOf().search('sneakers').correction).toBeNull()
  })

  it('numbers are not corrected: 15 inches are no 14', () => {
    expect(found('15 inch')).toEqual([])
  })

  it('while typing the last word is a beginning', () => {
    expect(found('hea', true)[0]).toBe('1')
    expect(found('hedph', true)[0]).toBe('1')
    expect(found('snekers', true)[0]).toBe('3')
  })

  it('a product that was taken out or changed is found no more by its old words', () => {
    const index = indexOf()
    index.remove(4)
    expect(found('ring')).toEqual(['5'])
    expect(idsOf(index, 'ring')).toEqual([])
    index.put([
      { ...productDocument(makeItem({ id: '1', title: 'Lamp', parent: 'Lamps', children: '' })), position: 0 },
    ])
    expect(idsOf(index, 'meridian')).toEqual([])
    expect(idsOf(index, 'lamp')).toEqual(['1'])
  })

  it('every product is found by its own title', () => {
    for (const { id, title } of PRODUCTS) expect(found(title)[0]).toBe(id)
  })

  it('hostile texts are answered like any other', () => {
    const index = indexOf()
    fc.assert(
      fc.property(fc.string({ unit: ODD, maxLength: 40 }), (text) => {
        expect(index.search(text).positions.length).toBeLessThanOrEqual(PRODUCTS.length)
      }),
    )
    for (const text of ['%', "'", '"', '<script>', '\u0000\u0007', '💍', 'a'.repeat(10_000), '(((', '\\', '']) {
      expect(Array.isArray(index.search(text, { typing: true }).best(9))).toBe(true)
    }
  })
})

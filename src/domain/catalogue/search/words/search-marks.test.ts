import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foundElsewhere, markWords } from './search-marks.ts'
import { makeItem } from '../../testing/item.ts'

const marked = (text: string, ...terms: string[]) =>
  markWords(text, new Set(terms))
    .filter((part) => part.marked)
    .map((part) => part.text)

/** Characters that change when they are folded, that separate words, or that are no text at all. */
const ODD = fc.constantFrom(...'aRé-"\' 5İßﬁ中💍%<(\\\u0000\n\u2033\u0301', '\ud83d')

describe('spec 2.14: marked words', () => {
  it('marks words whatever their form', () => {
    expect(marked('Meridian Over-Ear Headphones', 'headphone')).toEqual(['Headphones'])
    expect(marked('Meridian Over-Ear Headphones', 'ear')).toEqual(['Ear'])
    expect(marked('Heavyweight Crew T-Shirt', 'tshirt')).toEqual(['T-Shirt'])
    expect(marked('Kestrin Book 14" Laptop', '14in')).toEqual(['14"'])
    expect(marked('Earring', 'ring')).toEqual([])
  })

  it('the parts joined are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: ODD, maxLength: 40 }), fc.array(fc.string({ maxLength: 4 })), (text, terms) => {
        expect(
          markWords(text, new Set(terms))
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('says where else a product has the words', () => {
    const item = makeItem({ title: 'Halo Ring', sku: 'AUF-SHR-7', tags: ['gift'], brand: { name: 'Aurel & Finch' } })
    const found = (term: string, text = term) => foundElsewhere(item, new Set(term.split(' ')), text)
    expect(found('gift')).toEqual({ text: 'gift' })
    expect(found('finch')).toEqual({ text: 'Aurel & Finch' })
    expect(found('ring gift')).toBeNull()
    expect(found('auf shr', 'auf-shr')).toEqual({ text: 'AUF-SHR-7' })
    expect(found('lamp')).toBe('description')
    expect(found('', '')).toBe('description')
  })
})

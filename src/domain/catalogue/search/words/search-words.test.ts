import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexWords, rawWords, spelledOut, stem } from './search-words.ts'

/** Characters that change when they are folded, that separate words, or that are no text at all. */
const ODD = fc.constantFrom(...'aRé-"\' 5İßﬁøæöةى٣ـ中💍%<(\\\u0000\n\u2033\u0301', '\ud83d')

describe('search words', () => {
  it.each(['14"', '14 inch', '14-inch', '14 inches', '14 in', '14\u2033', '14in'])(
    'usability 5: %s is fourteen inches',
    (text) => {
      expect(rawWords(text)).toEqual(['14in'])
    },
  )

  it('usability 5: other units, with or without a space', () => {
    expect(rawWords('50ml 50 ml 1,5 l 256 GB 18-carat')).toEqual(['50ml', '50ml', '1.5l', '256gb', '18ct'])
    expect(rawWords('2 in 1')).toEqual(['2', '1'])
  })

  it('accents, apostrophes and case do not count, and stop words are left out', () => {
    expect(rawWords("The D'Été for MEN\u2019S")).toEqual(['dete', 'mens'])
  })

  it('letters are folded as each language writes them without its keys', () => {
    expect(rawWords('Große GRÖSSE Straße Tréma Smørrebrød Łódź œuvre')).toEqual(
      'grosse grosse strasse trema smorrebrod lodz oeuvre'.split(' '),
    )
    expect(spelledOut('Große Größe, Tür für Mütter')).toBe('Groeße Tuer fuer Muetter')
    expect(rawWords(spelledOut('Gro\u0308\u00dfe'))).toEqual(['groesse'])
    expect(spelledOut('Smørrebrød')).toBe('')
  })

  it('Arabic is the same with and without vowels, strokes and the many forms of a letter', () => {
    expect(rawWords('حقيبةٌ جِلدية')).toEqual(rawWords('حقيبه جلديه'))
    expect(rawWords('أحذيــة')).toEqual(rawWords('احذية'))
    expect(rawWords('مقاس ٣٨ ۴۰')).toEqual(['مقاس', '38', '40'])
  })

  it('a hyphenated word is found whole, together and by its parts', () => {
    expect(indexWords('Over-Ear T-Shirt')).toEqual(['overear', 'ear', 'tshirt', 't', 'shirt'].toSpliced(1, 0, 'over'))
  })

  it('usability 5: plurals', () => {
    expect(['rings', 'scarves', 'glasses', 'batteries', 'brushes'].map(stem)).toEqual([
      'ring',
      'scarf',
      'glass',
      'battery',
      'brush',
    ])
    expect(['mice', 'women', 'men', 'feet', 'lenses', 'lens'].map(stem)).toEqual([
      'mouse',
      'woman',
      'man',
      'foot',
      'lens',
      'lens',
    ])
    expect(stem('gas')).toBe('gas')
  })

  it('a stem of a stem is itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aersvxhcyi'), maxLength: 9 }),
        (word) => stem(stem(word)) === stem(word),
      ),
    )
  })

  it('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: ODD, maxLength: 40 }), (text) => {
        expect(indexWords(text).every((word) => word !== '')).toBe(true)
      }),
    )
  })
})

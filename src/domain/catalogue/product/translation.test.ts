import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '../testing/item.ts'
import { goodsNames, nameIn } from './goods-names.ts'
import { inLanguage } from './in-language.ts'
import { itemTranslations, translationIn } from './translation.ts'

const text = fc.string({ minLength: 1, maxLength: 300 })

describe('spec 3.9: a product in a language', () => {
  it('is said as its translation says, else as in the main language, and carries no other', () => {
    const translation = fc.record({ title: text, unit: text, preview: text }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('de', 'fr', 'ar'), translation), (translations) => {
        const item = { ...makeItem({ title: 'Lamp', preview: 'A lamp.' }), translations }
        const said = inLanguage(item, 'de')
        expect(said).not.toHaveProperty('translations')
        const { title = 'Lamp', unit = item.unit, preview = 'A lamp.' } = translations['de'] ?? {}
        expect([said.title, said.unit, said.preview]).toEqual([title, unit, preview])
        expect(inLanguage(item, null)).toEqual(makeItem({ title: 'Lamp', preview: 'A lamp.' }))
        expect({ ...said, title: 0, unit: 0, preview: 0 }).toEqual({
          ...inLanguage(item, null),
          title: 0,
          unit: 0,
          preview: 0,
        })
      }),
    )
  })

  it('one without translations is the same object', () => {
    const item = makeItem({})
    expect(inLanguage(item, 'de')).toBe(item)
  })

  it('a list carries the beginning of a long description, torn in no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (description) => {
        const { de } = itemTranslations({ de: { description } })
        expect([...(de?.preview ?? '')]).toEqual([...description].slice(0, 100))
      }),
    )
  })

  it('spec 3.9: pages of a country take the words of their language, and those of the country first', () => {
    const all = { 'pt-BR': 'Brazil', pt: 'anywhere', 'de-DE': 'Germany', 'fr-CA': 'Canada' }
    expect(translationIn(all, 'pt-PT')).toBe('anywhere')
    expect(translationIn({ ...all, pt: 'anywhere' }, 'de')).toBe('Germany')
    expect(translationIn(all, 'de-AT')).toBe('Germany')
    expect(translationIn(all, 'fr')).toBeUndefined()
    expect(translationIn(undefined, 'de')).toBeUndefined()
  })
})

describe('spec 3.9: names', () => {
  const categories = [
    { parent: 'Chairs', translations: { de: { title: 'Stühle', children: { Stools: 'Hocker' } } } },
    { parent: 'Tables' },
  ]
  const brands = [{ name: 'Makers', translations: { de: { title: 'Macher' } } }]

  it('are those of categories, sub-categories, brands and the words of the settings', () => {
    const german = { locale: 'de', languages: ['de'], names: { de: { Black: 'Schwarz', Name: 'Name' } } }
    const names = goodsNames({ categories, brands }, german)
    expect(names).toEqual({ Black: 'Schwarz', Makers: 'Macher', Chairs: 'Stühle', Stools: 'Hocker' })
    expect(nameIn(names, 'Tables')).toBe('Tables')
    expect(goodsNames({ categories, brands }, { ...german, locale: 'en-US' })).toEqual({})
    expect(goodsNames({ categories, brands }, { locale: 'fr', languages: ['fr'], names: {} })).toEqual({})
  })

  it('a name that every object has is none of them', () => {
    expect(nameIn({}, 'constructor')).toBe('constructor')
    expect(nameIn({}, '__proto__')).toBe('__proto__')
    const own = JSON.parse('{"de":{"__proto__":"Ding","constructor":"Bauer"}}') as Record<
      string,
      Record<string, string>
    >
    const names = goodsNames({ categories: [], brands: [] }, { locale: 'de', languages: ['de'], names: own })
    expect([nameIn(names, '__proto__'), nameIn(names, 'constructor'), nameIn(names, 'toString')]).toEqual([
      'Ding',
      'Bauer',
      'toString',
    ])
  })
})

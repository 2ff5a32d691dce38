import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../check-catalogue.ts'
import { readCatalogueFile } from '../formats/read-catalogue-file.ts'
import { ImportIssues } from '../issues.ts'
import { LAMP, OPTIONS } from '../testing/import-parts.ts'

function accept(input: unknown) {
  const result = checkCatalogue(input, OPTIONS)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result
}

function refuse(translations: unknown): string[] {
  const result = checkCatalogue([{ ...LAMP, translations }], OPTIONS)
  return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`)
}

describe('spec 3.9: translations of a catalogue file', () => {
  it('products, categories and brands are kept with what they say, languages in one spelling', () => {
    const { catalogue, report } = accept({
      products: [
        {
          ...LAMP,
          img: '/lamp.webp',
          parent: 'Lamps',
          children: 'Desk',
          brand: 'Glow',
          translations: {
            de: {
              title: ' Leuchte  aus\nHolz ',
              unit: 'Stück',
              description: 'Zwei\nZeilen',
              additionalInformation: [{ key: 'Farbe', value: 'Weiß' }],
            },
            'PT-br': { title: 'Luminária' },
            fr: {},
            es: null,
          },
        },
      ],
      categories: [{ parent: 'Lamps', translations: { de: { title: 'Leuchten', children: { Desk: 'Tisch' } } } }],
      brands: [{ name: 'Glow', translations: { de: { title: 'Glühen', description: 'Seit 1900.' } } }],
    })
    expect(catalogue.products[0]?.translations).toEqual({
      de: {
        title: 'Leuchte aus Holz',
        unit: 'Stück',
        description: 'Zwei\nZeilen',
        additionalInformation: [{ key: 'Farbe', value: 'Weiß' }],
      },
      'pt-BR': { title: 'Luminária' },
    })
    expect(catalogue.categories[0]?.translations).toEqual({ de: { title: 'Leuchten', children: { Desk: 'Tisch' } } })
    expect(catalogue.brands[0]?.translations).toEqual({ de: { title: 'Glühen', description: 'Seit 1900.' } })
    expect(report.warnings).toEqual([])
  })

  it('whatever is wrong is named with what was expected', () => {
    expect(refuse('de')).toEqual([
      'products[0].translations: must be an object by language such as { "de": { "title": "Stuhl" } }, got "de"',
    ])
    expect(refuse({ 'not a language': { title: 'x' } })).toEqual([
      'products[0].translations.not a language: must be a language such as de or pt-BR, got "not a language"',
    ])
    expect(refuse({ de: 'Stuhl' })).toEqual(['products[0].translations.de: must be an object, got "Stuhl"'])
    expect(refuse({ de: { title: 7, description: 8 } })).toEqual([
      'products[0].translations.de.description: must be a text, got 8',
    ])
    expect(refuse({ de: { title: 'a' }, DE: { title: 'b' } })).toEqual([
      'products[0].translations.DE: names de a second time',
    ])
    const many = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`a${String.fromCodePoint(97 + at)}`, {}]))
    expect(refuse(many)).toContain('products[0].translations: must be at most 20 languages, got 26')
  })

  it('a field that is none is warned of', () => {
    const { report } = accept([{ ...LAMP, img: '/lamp.webp', translations: { de: { titel: 'Leuchte' } } }])
    expect(report.warnings.map(({ path }) => path)).toEqual(['products[0].translations.de.titel'])
  })
})

it('spec 11.1: a column says a text in another language, beside a column with all of them', async () => {
  const csv = [
    'title,price,productType,title:de,description:de,title:pt-BR,translations',
    'Lamp,10,electronics,Leuchte,"Ein Satz, kurz.",,"{""fr"":{""title"":""Lampe""},""de"":{""unit"":""Stück""}}"',
    'Desk,20,electronics,,,Mesa,',
    'Shelf,30,electronics,,,,',
  ].join('\n')
  async function* pieces() {
    yield new TextEncoder().encode(csv)
  }
  const read: unknown[] = []
  for await (const group of readCatalogueFile('x.csv', pieces(), new ImportIssues(OPTIONS.money)))
    read.push(...group.map(({ value }) => value))
  const { catalogue } = accept(read)
  expect(catalogue.products.map(({ translations }) => translations)).toEqual([
    { fr: { title: 'Lampe' }, de: { title: 'Leuchte', unit: 'Stück', description: 'Ein Satz, kurz.' } },
    { 'pt-BR': { title: 'Mesa' } },
    undefined,
  ])
})

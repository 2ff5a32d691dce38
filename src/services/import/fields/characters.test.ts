import { dollars } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../check-catalogue.ts'

const OPTIONS = { now: new Date('2026-11-01T12:00:00Z'), money: dollars, productTypes: ['electronics', 'fashion'] }
const LAMP = { id: 'lamp', title: 'Lamp', price: 10, quantity: 2, productType: 'electronics', img: '/lamp.webp' }

function accept(products: unknown) {
  const result = checkCatalogue(products, OPTIONS)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result
}

function refuse(products: unknown): string[] {
  const result = checkCatalogue(products, OPTIONS)
  return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`)
}

describe('spec 11.2: characters that no text of the shop carries', () => {
  it('control characters are taken out of texts, with one warning for each kind of field', () => {
    const { catalogue, report } = accept([
      {
        ...LAMP,
        title: '\u001B[31mTall\u0007 \u0008lamp\u202E\u009B',
        brand: 'Ma\u007Fker',
        sku: 'S\u00851',
        tags: ['gi\u2066ft', '\u0001', 'gift'],
        description: 'One\u001B]8;;\r\n\tTwo\u202E\u0000'.replace('\0', ''),
        variants: [{ color: 'Na\u0002vy', size: 'S\u0003', quantity: 1 }],
        additionalInformation: [{ key: 'Wei\u0004ght', value: '1\u0005 kg' }],
        reviews: [{ name: 'Ma\u0006ra', rating: 5, review: 'Go\u000Eod.\nYes' }],
      },
      { ...LAMP, id: 'b', title: 'De\u0007sk' },
    ])
    expect(catalogue.products[0]).toMatchObject({
      title: '[31mTall lamp',
      brand: { name: 'Maker' },
      sku: 'S1',
      tags: ['gift'],
      description: 'One]8;;\r\n\tTwo',
      variants: [{ color: 'Navy', size: 'S', quantity: 1 }],
      additionalInformation: [{ key: 'Weight', value: '1 kg' }],
    })
    expect(catalogue.reviews[0]).toMatchObject({ name: 'Mara', review: 'Good.\nYes' })
    expect(report.warnings.filter(({ path }) => path.endsWith('.title'))).toEqual([
      { path: 'products[0].title', message: 'has control characters; they are left out (and 1 more like it)' },
    ])
    expect(refuse([{ ...LAMP, title: '\u0007' }])).toEqual(['products[0].title: must be a text, got "\\u0007"'])
  })
})

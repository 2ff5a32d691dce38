import { describe, expect, it } from 'vitest'
import { attributeRows } from './attribute-rows.ts'

const product = (attributes: Record<string, string>) => ({
  additionalInformation: Object.entries(attributes).map(([key, value]) => ({ key, value })),
})

describe('spec 2.10: attribute rows', () => {
  it('lines values up by key, in the order in which keys first appear, and leaves gaps as null', () => {
    const rows = attributeRows([
      product({ Battery: '38 h', Weight: '258 g' }),
      product({ Weight: '196 g', Cable: '3 m' }),
    ])
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['Battery', '38 h', null],
      ['Weight', '258 g', '196 g'],
      ['Cable', null, '3 m'],
    ])
  })

  it('takes keys that differ in capitals or spaces alone as one', () => {
    const rows = attributeRows([product({ 'Noise cancelling': '42 dB' }), product({ ' noise  Cancelling': '35 dB' })])
    expect(rows).toEqual([{ label: 'Noise cancelling', values: ['42 dB', '35 dB'], differs: true }])
  })

  it('usability 36: equal values do not differ, a missing one does', () => {
    const rows = attributeRows([product({ Warranty: '2 years', Colour: 'Red' }), product({ Warranty: '2 Years' })])
    expect(rows.map(({ label, differs }) => [label, differs])).toEqual([
      ['Warranty', false],
      ['Colour', true],
    ])
  })

  it('keeps the first value where a product says one key twice', () => {
    expect(attributeRows([product({ Size: 'M', ' size': 'L' })])[0]?.values).toEqual(['M'])
  })

  it('has no rows without products', () => {
    expect(attributeRows([])).toEqual([])
  })
})

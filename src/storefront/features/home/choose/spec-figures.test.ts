import { describe, expect, it } from 'vitest'
import { specFigures } from './spec-figures.ts'

const information = (...values: string[]) => values.map((value, place) => ({ key: `Key ${place + 1}`, value }))

describe('specFigures', () => {
  it('reads figure, unit and the rest as a label', () => {
    expect(specFigures(information('38 h with noise cancelling on', '2,880', '65 %'))).toEqual([
      { figure: '38', unit: 'h', label: 'Key 1, with noise cancelling on' },
      { figure: '2,880', unit: '', label: 'Key 2' },
      { figure: '65', unit: '%', label: 'Key 3' },
    ])
  })

  it.each([
    '19.2 × 17.6 × 8.4 cm',
    '14 to 21 cm',
    'Bluetooth 5.3',
    '3x4 cm',
    '14 x 20 cm',
    '',
    '2\u20134 days',
    '5-7 days',
    '11 and a pad',
  ])('takes "%s" for no figure', (value) => {
    expect(specFigures(information('1 g', '2 g', value))).toEqual([])
  })

  it.each([
    [2, 0],
    [3, 3],
    [5, 3],
    [6, 6],
    [9, 6],
  ])('shows even rows of three: of %i figures %i', (given, shown) => {
    expect(specFigures(information(...Array.from({ length: given }, (_, place) => `${place + 1} g`)))).toHaveLength(
      shown,
    )
  })
})

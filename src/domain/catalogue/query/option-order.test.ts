import { expect, it } from 'vitest'
import { byFrequency, bySize } from './option-order.ts'

const counted = (labels: string[]) => labels.map((label) => ({ label, total: 1 }))
const labels = (options: { label: string }[]) => options.map(({ label }) => label)

it('spec 3.1: sizes stand in their natural order', () => {
  const natural = [
    'XXS',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    '3XL',
    '5',
    '6',
    '8.5',
    '10',
    '85 cm',
    '100 cm',
    'EU 38',
    'US 8.5',
    'US 10',
    'One size',
  ]
  expect(labels(counted(natural.toReversed()).toSorted(bySize))).toEqual(natural)
})

it('spec 4.2: frequent options first, then by label', () => {
  const options = [
    { label: 'b', total: 1 },
    { label: 'a', total: 1 },
    { label: 'c', total: 2 },
  ]
  expect(labels(options.toSorted(byFrequency))).toEqual(['c', 'a', 'b'])
})

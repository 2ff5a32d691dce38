import { describe, expect, it } from 'vitest'
import { orderWords, trackingWords, typedWords } from './order-words.ts'

const order = {
  number: 'V-7K3F9Q2M',
  email: 'Zoë.Groß+shop@example.org',
  phone: '+49 30 1234',
  name: 'Zoë Groß',
  postcode: '10 115',
  city: 'Berlin',
  lines: [{ id: 'p1', sku: 'MUG-7', title: 'Enamel Mug, 0.4 l' }],
}

/** As the database finds: every typed word begins a word of the order. */
function finds(typed: string): boolean {
  const words = orderWords(order)
  const asked = typedWords(typed)
  return asked.length > 0 && asked.every((one) => words.some((word) => word.startsWith(one)))
}

describe('the words of an order', () => {
  it.each([
    'V-7K3F9Q2M',
    'v7k3',
    '7k3f9q2m',
    'zoe gross',
    'GROSS zo',
    'zoë.groß+shop@example.org',
    'example',
    'enamel',
    'mug-7',
    'mug7',
    '10115',
    'berlin mug',
    '+493012',
  ])('find it by %s', (typed) => {
    expect(finds(typed)).toBe(true)
  })

  it.each(['', '  ', '---', 'zora', 'V-7K3F9Q2N', 'mug hamburg'])('do not find it by "%s"', (typed) => {
    expect(finds(typed)).toBe(false)
  })

  it('hold a parcel by its number, however it is spaced', () => {
    const words = trackingWords('1Z 999 AA1')
    expect(words.some((word) => word.startsWith(typedWords('1z999aa1')[0] ?? '?'))).toBe(true)
  })
})

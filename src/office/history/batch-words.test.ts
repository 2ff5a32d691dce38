import { expect, test } from 'vitest'
import type { Batch } from '../calls/answers.ts'
import { batchSentence, fieldName, thingName, valueText } from './batch-words.ts'

const batch = (fields: Partial<Batch>): Batch => ({
  number: 1,
  at: '2026-03-10T12:00:00.000Z',
  actor: { kind: 'cli', name: '' },
  task: 'product 101',
  undoes: null,
  size: 1,
  ...fields,
})

test.each([
  [batch({}), 'The command line changed product 101'],
  [batch({ actor: { kind: 'person', name: 'til@example.com' } }), 'til@example.com changed product 101'],
  [
    batch({ actor: { kind: 'person', name: '' }, task: 'undo 7', undoes: 7 }),
    'Somebody of the office took back batch 7',
  ],
  [batch({ actor: { kind: 'agent', name: 'till' } }), 'The program till changed product 101'],
  [batch({ actor: { kind: 'import', name: '' }, task: 'shop.csv' }), 'An import: shop.csv'],
])('%j is told as "%s"', (one, sentence) => {
  expect(batchSentence(one)).toBe(sentence)
})

test('things, fields and values have names, and what is not known goes by its own', () => {
  const lamp = { thing: 'product', key: '1', name: 'Lamp', variant: [] } as const
  expect(thingName({ ...lamp, variant: ['Graphite', 'M'] })).toBe('Lamp (Graphite, M)')
  expect(thingName({ ...lamp, name: null, variant: [] })).toBe('product 1')
  expect([fieldName('price'), fieldName('weight'), fieldName('constructor')]).toEqual([
    'Price',
    'weight',
    'constructor',
  ])
  expect([valueText(1299.5), valueText(null), valueText('in-stock')]).toEqual(['1,299.5', 'none', 'in-stock'])
})

import { expect, it } from 'vitest'
import { changedFields, takeBack } from './changed-fields.ts'

it('a change is the fields that differ, with both their values', () => {
  expect(changedFields({ price: 1, title: 'A' }, { price: 2, title: 'A' })).toEqual({
    before: { price: 1 },
    after: { price: 2 },
  })
  expect(changedFields({ price: 1 }, { price: 1 })).toBeNull()
})

it('a field goes back to what it was; one that somebody else has changed since speaks against it', () => {
  const change = { before: { price: 1, title: 'A' }, after: { price: 2, title: 'B' } }
  expect(takeBack(change, { price: 2, title: 'B' })).toEqual({ set: { price: 1, title: 'A' }, against: [] })
  expect(takeBack(change, { price: 3, title: 'A' })).toEqual({
    set: { price: 1 },
    against: [{ field: 'price', left: 2, found: 3 }],
  })
})

it('pieces go back by their difference, and never below none', () => {
  const change = { before: { quantity: 5 }, after: { quantity: 9 } }
  expect(takeBack(change, { quantity: 7 })).toEqual({ set: { quantity: 3 }, against: [] })
  expect(takeBack(change, { quantity: 3 })).toEqual({
    set: { quantity: 0 },
    against: [{ field: 'quantity', left: 9, found: 3 }],
  })
})

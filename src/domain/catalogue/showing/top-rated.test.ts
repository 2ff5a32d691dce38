import { expect, it } from 'vitest'
import { topRated } from './top-rated.ts'
import { makeItem } from '../testing/item.ts'

it('spec 9.6: the 4 highest averages of products with reviews; ties go to more reviews, then to the id', () => {
  const rated = (id: string, average: number, count: number) => makeItem({ id, rating: { average, count } })
  const items = [
    rated('10', 4.5, 2),
    rated('9', 4.5, 2),
    rated('3', 4.5, 7),
    rated('4', 5, 1),
    rated('5', 4.4, 90),
    rated('1', 0, 0),
  ]
  expect(topRated(items).map(({ id }) => id)).toEqual(['4', '3', '9', '10'])
  expect(topRated(items, 9).map(({ id }) => id)).toEqual(['4', '3', '9', '10', '5'])
})

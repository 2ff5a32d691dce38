import { expect, it } from 'vitest'
import { filterByTags } from './tag-filter.ts'
import { makeItem } from '../testing/item.ts'

it('spec 7.6: any selected tag keeps a product, no selection keeps all', () => {
  const items = [
    makeItem({ id: '2', tags: ['New Season', 'gift'] }),
    makeItem({ id: '1', tags: ['travel'] }),
    makeItem({ id: '3' }),
  ]
  const ids = (tags: string[]) => filterByTags(items, tags).map(({ id }) => id)
  expect(ids([])).toEqual(['2', '1', '3'])
  expect(ids(['travel', 'new-season'])).toEqual(['2', '1'])
  expect(ids(['unknown'])).toEqual([])
  expect(filterByTags(items, [])).not.toBe(items)
})

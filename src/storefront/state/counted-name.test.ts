import { expect, it } from 'vitest'
import { countedName } from './counted-name.ts'

it('spec 1.2: the count is part of the name once there is something to count', () => {
  expect([0, 1, 2, 1682].map((count) => countedName('Cart', count))).toEqual([
    'Cart',
    'Cart, 1 item',
    'Cart, 2 items',
    'Cart, 1,682 items',
  ])
})

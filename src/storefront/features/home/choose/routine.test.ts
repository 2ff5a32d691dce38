import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { routineSteps } from './routine.ts'

describe('routineSteps', () => {
  const product = (id: string, when: string | null, quantity = 1): Product => ({
    ...makeItem({ id, quantity }),
    description: '',
    reviews: [],
    additionalInformation: when === null ? [] : [{ key: 'When to use', value: when }],
  })

  it('takes three goods that say when, or none', () => {
    const three = [product('1', 'Morning'), product('2', null), product('3', 'Noon'), product('4', 'Night', 0)]
    expect(routineSteps(three)).toEqual([])
    expect(routineSteps([...three, product('5', 'Always')]).map(({ id }) => id)).toEqual(['1', '3', '5'])
  })
})

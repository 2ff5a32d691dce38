import { describe, expect, it } from 'vitest'
import { findVariant, hasVariants } from './variant.ts'

const shoe = {
  variants: [
    { color: 'White', size: '8', quantity: 1 },
    { color: 'White', size: '9', quantity: 2 },
    { color: 'Navy', size: '8', quantity: 3 },
  ],
}

describe('variants', () => {
  it('spec 3.2: a colour and a size mean one variant', () => {
    expect(findVariant(shoe, { color: 'Navy', size: '8' })?.quantity).toBe(3)
  })

  it('spec 3.2: a combination that does not exist, or half a choice, means none', () => {
    expect(findVariant(shoe, { color: 'Navy', size: '9' })).toBeUndefined()
    expect(findVariant(shoe, { color: 'Navy' })).toBeUndefined()
    expect(findVariant({}, { color: 'Navy' })).toBeUndefined()
  })

  it('spec 3.2: a variant that names no size holds for every size', () => {
    expect(findVariant({ variants: [{ color: 'Red', quantity: 4 }] }, { color: 'Red', size: 'M' })?.quantity).toBe(4)
  })

  it('spec 3.2: an empty list of variants is no variants', () => {
    expect([hasVariants(shoe), hasVariants({ variants: [] }), hasVariants({})]).toEqual([true, false, false])
  })
})

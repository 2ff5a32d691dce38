import { describe, expect, it } from 'vitest'
import { EMPTY_ORDER_FORM } from '#domain/order/order-form.ts'
import { blockedStorage, createMemoryStorage } from '#storefront/state/testing/memory-storage.ts'
import { createCheckoutDrafts, DRAFT_KEY } from './checkout-draft.ts'

const draft = { values: { ...EMPTY_ORDER_FORM, email: 'mara@example.com' }, code: 'SAVE10' }

describe('usability 42: the draft of the checkout', () => {
  it('outlives the page', () => {
    const storage = createMemoryStorage()
    createCheckoutDrafts(() => storage).write(draft)
    expect(createCheckoutDrafts(() => storage).read()).toEqual(draft)
    createCheckoutDrafts(() => storage).clear()
    expect(createCheckoutDrafts(() => storage).read()).toBeNull()
  })

  it('lives with the page where the storage is blocked or full', () => {
    const full = createMemoryStorage()
    full.room = 10
    for (const storage of [blockedStorage, () => full]) {
      const drafts = createCheckoutDrafts(storage)
      drafts.write(draft)
      expect(drafts.read()).toEqual(draft)
    }
  })

  it('what cannot be read is as if never typed, and no field of another name comes in', () => {
    const read = (text: string) => createCheckoutDrafts(() => createMemoryStorage({ [DRAFT_KEY]: text })).read()
    expect(read('{"values":')).toBeNull()
    for (const text of [
      '7',
      '[]',
      '{"values":7,"code":{}}',
      '{"values":{"email":7,"card":"4242","__proto__":{"name":"x"}}}',
    ]) {
      expect(read(text)).toEqual({ values: EMPTY_ORDER_FORM, code: '' })
    }
  })
})

import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it } from 'vitest'
import { lineKey, makeLine } from '#domain/cart/cart-line.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { cartContent, contentPieces, createOrderAttempts } from './order-attempt.ts'
import { blockedStorage, createMemoryStorage } from './testing/memory-storage.ts'

function attemptsIn(storage = createMemoryStorage()) {
  let made = 0
  const makeKey = () => `key-${(made += 1)}`
  // Two tabs of one browser.
  return [createOrderAttempts(() => storage, makeKey), createOrderAttempts(() => storage, makeKey)] as const
}

describe('spec 10.3: the key beside the cart', () => {
  it('is the same in a second tab and for a retry, and renewed when the order was acknowledged', () => {
    const [first, second] = attemptsIn()
    expect(first.begin('a', 5).key).toBe('key-1')
    expect(second.begin('a', 5).key).toBe('key-1')
    first.end()
    expect(second.begin('a', 5).key).toBe('key-2')
  })

  it('is renewed when the content changes, once the server has refused', () => {
    const [attempts] = attemptsIn()
    attempts.begin('a', 5)
    attempts.settle()
    expect(attempts.begin('a', 5).key).toBe('key-1')
    attempts.settle()
    expect(attempts.begin('b', 5)).toEqual({ key: 'key-2', content: 'b', begunMs: 5, open: true })
  })

  it('is kept while nobody knows what became of it, though the cart is changed meanwhile', () => {
    const [attempts] = attemptsIn()
    attempts.begin('a', 5)
    expect(attempts.begin('b', 5)).toEqual({ key: 'key-1', content: 'a', begunMs: 5, open: true })
  })

  it('lives with the page where the storage is blocked, and outlives what cannot be read', () => {
    const blocked = createOrderAttempts(blockedStorage)
    expect(blocked.begin('a', 5).key).toBe(blocked.begin('a', 5).key)
    expect(createOrderAttempts(() => createMemoryStorage({ vitrine_order_attempt: '{"key":7' })).read()).toBeNull()
  })

  it('has 256 bits and fits a header', () => {
    const keys = new Set(Array.from({ length: 20 }, () => createOrderAttempts(blockedStorage).begin('a', 5).key))
    expect(keys.size).toBe(20)
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/)
  })

  it('is bound to products, choices and quantities, not to their order or their prices', () => {
    const soap = makeLine(makeItem({ id: 'soap', price: toMinor(10) }), 1, {})
    const ring = makeLine(makeItem({ id: 'ring' }), 2, {})
    expect(cartContent([soap, ring])).toBe(cartContent([ring, { ...soap, price: toMinor(12) }]))
    expect(cartContent([soap, ring])).not.toBe(cartContent([soap, { ...ring, orderQuantity: 1 }]))
    expect([...contentPieces(cartContent([soap, ring]))]).toEqual([
      [lineKey(soap), 1],
      [lineKey(ring), 2],
    ])
  })
})

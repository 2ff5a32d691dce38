import { toDecimals } from '#domain/catalogue/testing/dollar-products.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it, vi } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { refreshProducts, type ResolveProducts, storedIds } from './product-refresh.ts'
import { createStores } from './stores.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'

const sizes = ['S', 'M']

function open() {
  const storage = createMemoryStorage({
    cart_products: JSON.stringify([
      { ...toDecimals(makeItem({ id: 'lamp', price: toMinor(10) })), orderQuantity: 2 },
      { ...toDecimals(makeItem({ id: 'gone' })), orderQuantity: 1 },
      { ...toDecimals(makeItem({ id: 'shirt', sizes })), orderQuantity: 1 },
    ]),
    wishlist_products: JSON.stringify([
      { ...toDecimals(makeItem({ id: 'lamp', price: toMinor(10) })), description: 'Long', selected: { color: 'Red' } },
    ]),
  })
  const stores = createStores({ storage: () => storage, now: () => 0, tab: 'a' })
  Object.values(stores).forEach((store) => store.load())
  return { stores, storage }
}

const now = [
  makeItem({ id: 'lamp', price: toMinor(12), quantity: 1 }),
  makeItem({
    id: 'shirt',
    sizes,
    variants: [
      { size: 'S', quantity: 0 },
      { size: 'M', quantity: 1 },
    ],
  }),
]

describe('spec 4.12: stored products are looked up again', () => {
  it('each id is asked for once, at most 100 in a call', async () => {
    const { stores } = open()
    expect(storedIds(stores)).toEqual(['lamp', 'gone', 'shirt'])
    const resolve = vi.fn<ResolveProducts>(async () => [])
    await refreshProducts(
      stores,
      resolve,
      Array.from({ length: 201 }, (_, index) => `${index}`),
    )
    expect(resolve.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 1])
  })

  it('price, stock and choices are those of now; quantity and what else is known stay', async () => {
    const { stores } = open()
    await refreshProducts(stores, async () => now, storedIds(stores))
    const [lamp, gone, shirt] = stores.cart.state.getState().items
    expect(lamp).toMatchObject({ price: toMinor(12), quantity: 1, orderQuantity: 2 })
    expect(gone).toMatchObject({ id: 'gone', unavailable: true, orderQuantity: 1 })
    expect(shirt).toMatchObject({ selected: { size: 'M' } })
    expect(stores.wishlist.state.getState().items).toMatchObject([
      { price: toMinor(12), description: 'Long', selected: { color: 'Red' } },
    ])
  })

  it('a product that is back is available again', async () => {
    const { stores } = open()
    await refreshProducts(stores, async () => now, storedIds(stores))
    await refreshProducts(stores, async () => [makeItem({ id: 'gone' })], ['gone'])
    expect(stores.cart.state.getState().items[1]?.unavailable).toBeUndefined()
  })

  it('where the look-up fails everything stays', async () => {
    const { stores } = open()
    const before = stores.cart.state.getState().items
    await refreshProducts(stores, () => Promise.reject(new TypeError('offline')), storedIds(stores))
    expect(stores.cart.state.getState().items).toBe(before)
  })

  it('news that are none write nothing', async () => {
    const { stores, storage } = open()
    await refreshProducts(stores, async () => now, storedIds(stores))
    const write = vi.spyOn(storage, 'setItem')
    const shown = stores.cart.state.getState().items
    await refreshProducts(stores, async () => now, storedIds(stores))
    expect(write).not.toHaveBeenCalled()
    expect(stores.cart.state.getState().items).toBe(shown)
  })
})

describe('usability 35: the price before the shop changed it', () => {
  const price = (decimal: number) => async () => [makeItem({ id: 'lamp', price: toMinor(decimal) })]
  const before = (stores: ReturnType<typeof open>['stores']) => stores.cart.state.getState().items[0]?.priceBefore

  it('is kept in minor units over several changes, and forgotten when it holds again', async () => {
    const { stores, storage } = open()
    await refreshProducts(stores, price(10), ['lamp'])
    expect(before(stores)).toBeUndefined()
    await refreshProducts(stores, price(12), ['lamp'])
    await refreshProducts(stores, price(13), ['lamp'])
    expect(before(stores)).toBe(1000)
    expect(JSON.parse(storage.getItem('cart_products') ?? '')[0]).toMatchObject({ price: 13, priceBefore: 1000 })
    await refreshProducts(stores, price(10), ['lamp'])
    expect(before(stores)).toBeUndefined()
  })
})

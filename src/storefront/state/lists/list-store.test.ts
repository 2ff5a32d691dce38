import { toDecimals } from '#domain/catalogue/testing/dollar-products.ts'
import { describe, expect, it, vi } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { addToCart } from '#domain/cart/cart.ts'
import { createStores, type Stores } from './stores.ts'
import { blockedStorage, createMemoryStorage, type MemoryStorage } from '../testing/memory-storage.ts'

const lamp = { ...makeItem({ id: 'lamp' }), orderQuantity: 1 }
const vase = { ...makeItem({ id: 'vase' }), orderQuantity: 2 }

function open(storage: MemoryStorage): Stores {
  const stores = createStores({ storage: () => storage, now: () => 0, tab: 'a' })
  stores.cart.load()
  return stores
}

function add(stores: Stores, id: string) {
  return stores.cart.change((items) => {
    const { cart, outcome } = addToCart(items, makeItem({ id }), 1)
    return { items: cart, outcome }
  })
}

const shown = (stores: Stores) => stores.cart.state.getState().items.map((line) => line.id)
const storedIds = (storage: MemoryStorage) =>
  JSON.parse(storage.texts.get('cart_products') ?? '[]').map((line: { id: string }) => line.id)

describe('spec 4.11: keys and shapes', () => {
  it('the lists are kept under their three keys and loaded at the start', async () => {
    const storage = createMemoryStorage()
    const stores = open(storage)
    await add(stores, 'lamp')
    await stores.wishlist.change((items) => ({ items: [...items, lamp], outcome: null }))
    await stores.compare.change((items) => ({ items: [...items, vase], outcome: null }))
    expect([...storage.texts.keys()].filter((key) => !key.includes('.'))).toEqual([
      'cart_products',
      'wishlist_products',
      'compare_products',
    ])
    expect(shown(open(storage))).toEqual(['lamp'])
  })

  it('a stored cart is a plain array of products with orderQuantity', async () => {
    const storage = createMemoryStorage()
    await add(open(storage), 'lamp')
    expect(JSON.parse(storage.texts.get('cart_products') ?? '')).toEqual([toDecimals(lamp)])
  })

  it('nothing is read before the load', () => {
    const storage = createMemoryStorage({ cart_products: JSON.stringify([toDecimals(lamp)]) })
    const read = vi.spyOn(storage, 'getItem')
    const stores = createStores({ storage: () => storage, now: () => 0, tab: 'a' })
    expect(stores.cart.state.getState()).toEqual({ items: [], loaded: false })
    expect(read).not.toHaveBeenCalled()
    stores.cart.load()
    expect(stores.cart.state.getState()).toMatchObject({ items: [{ id: 'lamp' }], loaded: true })
    expect(stores.cart.state.getInitialState()).toEqual({ items: [], loaded: false })
  })
})

describe('spec 4.11: storage that is not as it should be', () => {
  it('corrupt JSON is set aside and the page works', async () => {
    const storage = createMemoryStorage({ cart_products: '[{"id":' })
    const stores = open(storage)
    expect(stores.cart.state.getState()).toEqual({ items: [], loaded: true })
    await add(stores, 'lamp')
    expect(storage.texts.get('cart_products.unreadable')).toBe('[{"id":')
    expect(storedIds(storage)).toEqual(['lamp'])
  })

  it('of a wrong shape, what can be read is kept and the rest set aside', async () => {
    const bad = [7, null, { ...lamp, orderQuantity: -1 }, { title: 'No id', price: 1 }, { ...lamp, price: 'cheap' }]
    const storage = createMemoryStorage({ cart_products: JSON.stringify([vase, ...bad]) })
    const stores = open(storage)
    await add(stores, 'lamp')
    expect(shown(stores)).toEqual(['vase', 'lamp'])
    expect(JSON.parse(storage.texts.get('cart_products.unreadable') ?? '')).toEqual(bad)
  })

  it('what was set aside earlier is not overwritten', () => {
    const storage = createMemoryStorage({ cart_products: 'second', 'cart_products.unreadable': 'first' })
    open(storage)
    open(storage)
    expect([...storage.texts.entries()]).toEqual([
      ['cart_products', 'second'],
      ['cart_products.unreadable', 'first'],
      ['cart_products.unreadable.2', 'second'],
    ])
  })

  it('with a full storage the page works and nothing that was stored is lost', async () => {
    const storage = createMemoryStorage({ cart_products: JSON.stringify([toDecimals(lamp)]) })
    const stores = open(storage)
    storage.room = 600
    await add(stores, 'vase')
    await add(stores, 'rug')
    expect(shown(stores)).toEqual(['lamp', 'vase', 'rug'])
    expect(storedIds(storage)).toEqual(['lamp'])
    storage.room = Number.POSITIVE_INFINITY
    await add(stores, 'mat')
    expect(storedIds(storage)).toEqual(['lamp', 'vase', 'rug', 'mat'])
  })

  it('what cannot be read and cannot be set aside is not overwritten', async () => {
    const storage = createMemoryStorage({ cart_products: 'x'.repeat(2000) })
    storage.room = 1000
    const stores = open(storage)
    await add(stores, 'lamp')
    await add(stores, 'vase')
    expect(shown(stores)).toEqual(['lamp', 'vase'])
    expect(storage.texts.get('cart_products')).toBe('x'.repeat(2000))
  })

  it('with a blocked storage the page works', async () => {
    const stores = createStores({ storage: blockedStorage, now: () => 0, tab: 'a' })
    stores.cart.load()
    await add(stores, 'lamp')
    await add(stores, 'vase')
    expect(shown(stores)).toEqual(['lamp', 'vase'])
  })

  it('a refused lock does not lose the change', async () => {
    const storage = createMemoryStorage()
    const withLock = () => Promise.reject(new DOMException('not active', 'InvalidStateError'))
    const stores = createStores({ storage: () => storage, withLock, now: () => 0, tab: 'a' })
    expect(await add(stores, 'lamp')).toMatchObject({ kind: 'added' })
    expect(storedIds(storage)).toEqual(['lamp'])
  })

  it('what waits for the lock is written when the page is left', async () => {
    const storage = createMemoryStorage()
    const stores = createStores({
      storage: () => storage,
      withLock: () => new Promise(() => {}),
      now: () => 0,
      tab: 'a',
    })
    const added = add(stores, 'lamp')
    expect(storedIds(storage)).toEqual([])
    stores.cart.flush()
    expect(storedIds(storage)).toEqual(['lamp'])
    expect(await added).toMatchObject({ kind: 'added' })
  })

  it('a change that fails rejects and leaves the others alone', async () => {
    const storage = createMemoryStorage()
    const stores = open(storage)
    await add(stores, 'lamp')
    const failing = stores.cart.change(() => {
      throw new RangeError('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(shown(stores)).toEqual(['lamp'])
  })

  it('a storage that was emptied on purpose stays empty', async () => {
    const storage = createMemoryStorage()
    const stores = open(storage)
    await add(stores, 'lamp')
    storage.texts.clear()
    await add(stores, 'vase')
    expect(shown(stores)).toEqual(['vase'])
  })

  it('a change that changes nothing writes nothing', async () => {
    const storage = createMemoryStorage({ cart_products: JSON.stringify([toDecimals(lamp)]) })
    const stores = open(storage)
    const write = vi.spyOn(storage, 'setItem')
    const before = stores.cart.state.getState()
    await stores.cart.change((items) => ({ items, outcome: null }))
    stores.cart.receive()
    expect(write).not.toHaveBeenCalled()
    expect(stores.cart.state.getState()).toBe(before)
  })
})

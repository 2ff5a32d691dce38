import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { choiceKey } from '#domain/cart/cart-line.ts'
import { loadStores, stores } from './browser-stores.ts'
import { addProductToCart } from './cart-actions.ts'
import { decrementInCart, emptyCart, incrementInCart, removeFromCart } from './cart-line-actions.ts'
import { removeFromList, toggleCompare, toggleWishlist } from './list-actions.ts'
import { createMemoryStorage, type MemoryStorage } from '../testing/memory-storage.ts'
import { toastStore } from '../toast-store.ts'

const lamp = makeItem({ id: '7', title: 'Lamp', quantity: 3 })
const lampKey = choiceKey('7', {})
const toasts = () => toastStore.getState().toasts
const cart = () => stores.cart.state.getState().items.map((line) => [line.id, line.orderQuantity])
let storage: MemoryStorage
let page: EventTarget

beforeEach(() => {
  storage = createMemoryStorage()
  page = Object.assign(new EventTarget(), { localStorage: storage })
  vi.stubGlobal('window', page)
  vi.useFakeTimers()
  const ties = loadStores()
  toastStore.setState({ toasts: [] })
  return async () => {
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    ties()
  }
})

describe('actions on the cart', () => {
  it('spec 8.1: an add is announced, with the quantity when it is above 1', async () => {
    await addProductToCart(lamp)
    expect(toasts()).toMatchObject([{ kind: 'success', text: 'Lamp added to cart', key: '7' }])
    await addProductToCart(lamp, 2)
    expect(toasts()).toMatchObject([{ text: '2 Lamp added to cart' }])
    expect(await addProductToCart(lamp)).toMatchObject({ kind: 'refused' })
    expect(toasts()).toMatchObject([{ kind: 'success', text: 'No more quantity available for this product!' }])
    expect(cart()).toEqual([['7', 3]])
  })

  it('usability 23: what was put into the cart goes with the message, what was refused does not', async () => {
    await addProductToCart(lamp, 2)
    expect(toasts().at(-1)).toMatchObject({ goods: { id: '7', orderQuantity: 2 } })
    await incrementInCart(lampKey)
    expect(toasts().at(-1)).toMatchObject({ goods: { id: '7', orderQuantity: 3 } })
    await addProductToCart(lamp)
    expect(toasts().at(-1)).not.toHaveProperty('goods')
    await decrementInCart(lampKey)
    expect(toasts().at(-1)).not.toHaveProperty('goods')
  })

  it('spec 4.9: plus and minus of a row, the minus silent at 1', async () => {
    await addProductToCart(lamp)
    await incrementInCart(lampKey)
    await decrementInCart(lampKey)
    expect(toasts().at(-1)).toMatchObject({ kind: 'info', text: 'Decrement Quantity For Lamp' })
    toastStore.setState({ toasts: [] })
    await decrementInCart(lampKey)
    expect([toasts(), cart()]).toEqual([[], [['7', 1]]])
  })

  it('spec 8.2: a removal is announced and can be undone', async () => {
    await addProductToCart(lamp, 2)
    await removeFromCart(lampKey)
    expect(cart()).toEqual([])
    const announced = toasts().find((shown) => shown.text === 'Lamp remove to cart')
    expect(announced).toMatchObject({ kind: 'error', action: { label: 'Undo' } })
    announced?.action?.run()
    await vi.waitFor(() => expect(cart()).toEqual([['7', 2]]))
  })

  it('spec 5.4: Clear cart empties it without a toast', async () => {
    await addProductToCart(lamp)
    toastStore.setState({ toasts: [] })
    expect((await emptyCart()).kind).toBe('cleared')
    expect([cart(), toasts()]).toEqual([[], []])
  })

  it('spec 4.11: an emptied cart that another tab overwrote is emptied again, but for what is new', async () => {
    await addProductToCart(lamp)
    const before = storage.texts.get('cart_products') ?? ''
    await emptyCart()
    const vase = { ...makeItem({ id: '8' }), orderQuantity: 1 }
    storage.setItem('cart_products', JSON.stringify([...JSON.parse(before), vase]))
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart_products' }))
    await vi.waitFor(() => expect(cart()).toEqual([['8', 1]]))
  })
})

describe('actions on the lists', () => {
  it('spec 4.10: wishlist and compare toggle and say so, the later of a kind in place of the earlier', async () => {
    await toggleWishlist(lamp)
    await toggleCompare(lamp)
    expect(toasts().map((shown) => shown.text)).toEqual(['Lamp added to compare'])
    await toggleWishlist(lamp)
    expect(toasts().at(-1)).toMatchObject({ kind: 'error', text: 'Lamp remove to wishlist' })
    expect(stores.wishlist.state.getState().items).toEqual([])
    expect(stores.compare.state.getState().items).toMatchObject([{ id: '7' }])
  })

  it('spec 8.2: a removal can be undone', async () => {
    await toggleCompare(lamp)
    await removeFromList('compare', lamp)
    toasts().at(-1)?.action?.run()
    await vi.waitFor(() => expect(stores.compare.state.getState().items).toMatchObject([{ id: '7' }]))
  })
})

describe('spec 4.12: what is kept is looked up again', () => {
  it('what is stored is looked up after the load, and a product of a card soon after its add', async () => {
    storage.setItem('cart_products', JSON.stringify([{ ...lamp, orderQuantity: 1 }]))
    const whole = [lamp, makeItem({ id: '8' })].map((item) => ({ ...item, description: `About ${item.id}` }))
    const resolve = vi.fn(async (ids: readonly string[]) => whole.filter((item) => ids.includes(item.id)))
    loadStores(resolve)
    await vi.runAllTimersAsync()
    await addProductToCart(makeItem({ id: '8' }))
    await toggleWishlist(makeItem({ id: '8' }))
    await vi.runAllTimersAsync()
    expect(resolve.mock.calls).toEqual([[['7']], [['8']]])
    expect(stores.cart.state.getState().items.map((line) => line.description)).toEqual(['About 7', 'About 8'])
    expect(stores.wishlist.state.getState().items.map((item) => item.description)).toEqual(['About 8'])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { addToCart } from '#domain/cart/cart.ts'
import { removeLine } from '#domain/cart/cart-lines.ts'
import { choiceKey } from '#domain/cart/cart-line.ts'
import { restoreProduct } from '#domain/cart/product-list.ts'
import { createStores, type Stores } from './stores.ts'
import { createFakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'

function openStores(browser: FakeBrowser, name: string): Stores {
  const tab = browser.openTab(name)
  const stores = createStores(tab.environment)
  tab.listen((key) => Object.values(stores).forEach((store) => store.key === key && store.receive()))
  Object.values(stores).forEach((store) => store.load())
  return stores
}

function add(stores: Stores, id: string): void {
  void stores.cart.change((items) => {
    const { cart, outcome } = addToCart(items, makeItem({ id, quantity: 1000 }), 1)
    return { items: cart, outcome }
  })
}

function remove(stores: Stores, id: string): void {
  void stores.cart.change((items) => {
    const { cart, outcome } = removeLine(items, choiceKey(id, {}))
    return { items: cart, outcome }
  })
}

function like(stores: Stores, id: string): void {
  void stores.wishlist.change((items) => ({
    items: restoreProduct(items, makeItem({ id }), items.length).list,
    outcome: null,
  }))
}

const amounts = (stores: Stores) => stores.cart.state.getState().items.map((line) => [line.id, line.orderQuantity])
const ids = (items: unknown) => (items as { id: string }[]).map((item) => item.id).toSorted()

describe('spec 4.11: several tabs', () => {
  it('in whatever order writes, news and locks arrive, no line is lost and all tabs see the same', () => {
    const choices = fc.array(fc.nat({ max: 1000 }), { maxLength: 120 })
    const property = fc.property(
      fc.integer({ min: 2, max: 3 }),
      fc.integer({ min: 1, max: 5 }),
      choices,
      (tabs, each, picks) => {
        const browser = createFakeBrowser()
        const all = Array.from({ length: tabs }, (_, tab) => openStores(browser, `${tab}`))
        const due = all.flatMap((stores, tab) =>
          Array.from({ length: each }, (_, number) => ({ stores, id: `${tab}-${number}` })),
        )
        for (const pick of picks) {
          const steps = browser.steps()
          const next = pick % (steps.length + due.length || 1)
          const [user] = next < steps.length ? [] : due.splice(next - steps.length, 1)
          if (user) add(user.stores, user.id)
          if (user) like(user.stores, user.id)
          steps[next]?.()
        }
        for (const { stores, id } of due) {
          add(stores, id)
          like(stores, id)
        }
        browser.settle()
        const expected = all
          .flatMap((_, tab) => Array.from({ length: each }, (__, number) => `${tab}-${number}`))
          .toSorted()
        expect(ids(browser.stored('cart_products'))).toEqual(expected)
        expect(ids(browser.stored('wishlist_products'))).toEqual(expected)
        for (const stores of all) {
          expect(ids(stores.cart.state.getState().items)).toEqual(expected)
          expect(stores.cart.state.getState().items.every((line) => line.orderQuantity === 1)).toBe(true)
        }
      },
    )
    fc.assert(property, { numRuns: 300 })
  })

  it('a change in one tab appears in the other', () => {
    const browser = createFakeBrowser()
    const [here, there] = [openStores(browser, 'a'), openStores(browser, 'b')]
    add(here, 'lamp')
    browser.settle()
    expect(amounts(there)).toEqual([['lamp', 1]])
  })

  it('what the other tab took out on purpose stays out, in the same second', () => {
    const browser = createFakeBrowser()
    const [here, there] = [openStores(browser, 'a'), openStores(browser, 'b')]
    add(here, 'lamp')
    add(here, 'vase')
    browser.settle()
    remove(there, 'lamp')
    browser.settle()
    expect(amounts(here)).toEqual([['vase', 1]])
    add(here, 'rug')
    browser.settle()
    expect([amounts(here), amounts(there)]).toEqual([
      [
        ['vase', 1],
        ['rug', 1],
      ],
      [
        ['vase', 1],
        ['rug', 1],
      ],
    ])
  })

  it('a change that another tab overwrote is made again, an old one is not', () => {
    for (const [waitMs, left] of [
      [4000, ['mine', 'theirs']],
      [6000, ['theirs']],
    ] as const) {
      const browser = createFakeBrowser()
      const mine = openStores(browser, 'mine')
      const foreign = browser.openTab('foreign').environment.storage()
      add(mine, 'mine')
      browser.settle()
      browser.clock.ms += waitMs
      foreign.setItem('cart_products', JSON.stringify([{ ...makeItem({ id: 'theirs' }), orderQuantity: 1 }]))
      browser.settle()
      expect(ids(browser.stored('cart_products'))).toEqual(left)
    }
  })

  it('pieces added to one line by two tabs add up', () => {
    const storage = createMemoryStorage()
    const tab = (name: string) => createStores({ storage: () => storage, now: () => 0, tab: name })
    const [here, there] = [tab('a'), tab('b')]
    for (let round = 0; round < 20; round += 1) {
      add(here, 'lamp')
      add(there, 'lamp')
    }
    here.cart.receive()
    expect(amounts(here)).toEqual([['lamp', 40]])
  })
})

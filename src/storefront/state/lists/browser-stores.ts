/** Owns the stores of this tab and their ties to the browser: storage, locks, events of other tabs, leaving the page. */
import type { KeptProduct } from '#domain/cart/cart-line.ts'
import { refreshProducts, type ResolveProducts, storedIds } from './product-refresh.ts'
import { SALE_TURNED } from '../sale-turned.ts'
import { createStores } from './stores.ts'

/** Milliseconds after an add at which the product is looked up, so that several adds share a call. */
const LOOK_UP_MS = 400

/** On the server nobody changes them: they stay empty. */
export const stores = createStores({
  storage: () => window.localStorage,
  // Only secure origins have locks.
  withLock: async (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
  now: () => Date.now(),
  tab: Math.random().toString(36).slice(2),
})

const lists = Object.values(stores)
let resolveProducts: ResolveProducts | undefined
let toLookUp: string[] = []

/**
 * Reads the stores and keeps them true to other tabs; to be called once the page is hydrated. With `resolve`, what is
 * stored is looked up again without anybody waiting for it. Gives a function that ends the ties.
 */
export function loadStores(resolve?: ResolveProducts): () => void {
  resolveProducts = resolve
  const ties = new AbortController()
  const { signal } = ties
  window.addEventListener('storage', ({ key }) => receive(key), { signal })
  const lookUpAll = () => resolve && void refreshProducts(stores, resolve, storedIds(stores))
  // A page that comes back from the back/forward cache has heard nothing meanwhile.
  const comeBack = () => {
    lists.forEach((store) => store.load())
    lookUpAll()
  }
  window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal })
  window.addEventListener(SALE_TURNED, lookUpAll, { signal })
  window.addEventListener('pagehide', () => lists.forEach((store) => store.flush()), { signal })
  lists.forEach((store) => store.load())
  lookUpAll()
  return () => ties.abort()
}

/** Looks a product up soon, unless it is a whole product already: lists are to hold whole products. Spec 3.5. */
export function lookUpSoon(product: KeptProduct): void {
  if (product.description !== undefined) return
  if (toLookUp.length === 0) setTimeout(lookUp, LOOK_UP_MS)
  toLookUp.push(product.id)
}

function lookUp(): void {
  const ids = [...new Set(toLookUp)]
  toLookUp = []
  if (resolveProducts) void refreshProducts(stores, resolveProducts, ids)
}

function receive(key: string | null): void {
  lists.filter((store) => key === null || key === store.key).forEach((store) => store.receive())
}

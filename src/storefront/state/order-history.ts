/**
 * Owns the list of orders made in this browser, kept under a key of our own so that Order History can lead back to them.
 * An entry that cannot be read is left out and not set aside: the confirmation mail holds the same link.
 */
import type { Minor } from '#domain/money/minor.ts'
import { useSyncExternalStore } from 'react'
import { createStorageSlot } from './lists/storage-slot.ts'

export const ORDER_HISTORY_KEY = 'vitrine_orders'
/** Orders that are kept; the oldest go first. */
const KEPT = 50

/** What is needed to name an order in a list and to open its page. */
export interface RememberedOrder {
  number: string
  /** Opens the order page. */
  key: string
  /** ISO 8601 instant. */
  placedAt: string
  total: Minor
  /** The first of what was ordered; absent in entries of earlier times. */
  goods?: readonly RememberedGood[]
}

/** A product as it is seen in the list of orders. */
export interface RememberedGood {
  title: string
  /** '' for none. */
  img: string
}

/** Products of an order that are kept with it. */
const GOODS_KEPT = 4

const NONE: readonly RememberedOrder[] = []
const slot = createStorageSlot(() => window.localStorage, ORDER_HISTORY_KEY)
const listeners = new Set<() => void>()
let last: { text: string | null; orders: readonly RememberedOrder[] } = { text: null, orders: NONE }

/** The orders made in this browser, newest first; none where storage is blocked. The same array while nothing changes. */
export function orderHistory(): readonly RememberedOrder[] {
  const text = slot.read()
  if (text !== last.text) last = { text, orders: parse(text) }
  return last.orders
}

/** Adds an order, or brings what is known of it up to date. To be called before the page leaves for the order's own. */
export function rememberOrder({ number, key, placedAt, total, goods }: RememberedOrder): void {
  write([{ number, key, placedAt, total, ...(goods && { goods: goods.slice(0, GOODS_KEPT) }) }, ...orderHistory()])
}

/** Takes one order off the list; the order itself stays as it is. */
export function forgetOrder(number: string): void {
  write(orderHistory().filter((order) => order.number !== number))
}

/** Empties the list. */
export function forgetOrders(): void {
  write(NONE)
}

/** The list as other tabs and this one change it; undefined on the server and during hydration. */
export function useOrderHistory(): readonly RememberedOrder[] | undefined {
  return useSyncExternalStore(subscribe, orderHistory, () => undefined)
}

function subscribe(listener: () => void): () => void {
  const ties = new AbortController()
  listeners.add(listener)
  window.addEventListener('storage', ({ key }) => (key === null || key === ORDER_HISTORY_KEY) && listener(), ties)
  return () => {
    listeners.delete(listener)
    ties.abort()
  }
}

function write(orders: readonly RememberedOrder[]): void {
  slot.write(JSON.stringify(settle(orders)))
  for (const listener of listeners) listener()
}

/** One entry an order, the first that names it; newest first. */
function settle(orders: readonly RememberedOrder[]): readonly RememberedOrder[] {
  const byNumber = new Map(orders.toReversed().map((order) => [order.number, order]))
  return [...byNumber.values()]
    .toSorted((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt))
    .slice(0, KEPT)
}

function parse(text: string | null): readonly RememberedOrder[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? settle(entries.filter(isRememberedOrder).map(withReadableGoods)) : NONE
  } catch {
    return NONE
  }
}

function isRememberedOrder(entry: unknown): entry is RememberedOrder {
  if (typeof entry !== 'object' || entry === null) return false
  const { number, key, placedAt, total } = entry as Record<string, unknown>
  const named = [number, key].every((text) => typeof text === 'string' && text !== '')
  return named && !Number.isNaN(Date.parse(String(placedAt))) && Number.isSafeInteger(total) && Number(total) >= 0
}

/** Goods that cannot be read cost the order nothing but its pictures. */
function withReadableGoods({ goods, ...order }: RememberedOrder): RememberedOrder {
  if (!Array.isArray(goods)) return order
  return { ...order, goods: goods.filter(isGood).map(({ title, img }) => ({ title, img })) }
}

function isGood(value: unknown): value is RememberedGood {
  if (typeof value !== 'object' || value === null) return false
  const { title, img } = value as Record<string, unknown>
  return typeof title === 'string' && typeof img === 'string'
}

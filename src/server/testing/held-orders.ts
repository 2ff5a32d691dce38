/** Orders that a test holds back, and the call that places one. */
import { orderBody } from '#api/testing/order-api.ts'
import type { OrderService, PlaceResult } from '#services/orders/order-service.ts'
import { NO_ORDERS } from '#services/testing/no-orders.ts'

const TOKEN = 'a-token-of-22-characters'

/** Headers that pass every check before the body. */
export const ORDERING = {
  cookie: `XSRF-TOKEN=${TOKEN}`,
  'x-xsrf-token': TOKEN,
  'content-type': 'application/json',
  'idempotency-key': 'attempt-of-a-test',
}

export const ORDER = {
  method: 'POST',
  url: '/api/orders',
  headers: ORDERING,
  payload: JSON.stringify(orderBody()),
} as const

/** Orders that go on until a test lets them; each is then refused, which needs no order. */
export function heldOrders() {
  const asked: { stored: () => void; end: () => void }[] = []
  const unused = () => Promise.reject(new Error('not used'))
  const orders: OrderService = {
    ...NO_ORDERS,
    place: (_request, _key, onStored) =>
      new Promise<PlaceResult>((resolve) => {
        asked.push({ stored: () => onStored?.(), end: () => resolve({ kind: 'key-reused' }) })
      }),
    quote: unused,
    track: unused,
    cancel: unused,
    move: unused,
    show: unused,
    list: unused,
    review: unused,
  }
  return { orders, asked }
}

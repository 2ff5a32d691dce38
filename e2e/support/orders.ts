/** Orders for specs: placed through the real API, moved by the owner's own command. */
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { TEST_BUYER } from '../../src/domain/order/testing/test-order.ts'
import type { StoreServer } from './store-server.ts'

export interface PlacedOrder {
  number: string
  key: string
  placedAt: string
  /** Dollars. */
  total: number
  /** Path of the order's page. */
  path: string
}

/** One piece of product 101 in its first colour, to be paid later, sent free of charge. */
const BODY = {
  ...TEST_BUYER,
  shipping: 'free',
  payment: 'pay-later',
  lines: [{ id: '101', quantity: 1 }],
}

/** A write to the API with its CSRF token. */
export async function post(
  request: APIRequestContext,
  path: string,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  await request.get('/api/csrf')
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  return request.post(`/api${path}`, { data, headers: { 'x-xsrf-token': token, ...headers } })
}

/** Places an order; `changes` replace whole fields of the body. */
export async function placeOrder(
  request: APIRequestContext,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<PlacedOrder> {
  const answer = await post(request, '/orders', { ...BODY, ...changes }, { 'idempotency-key': randomUUID() })
  expect(answer.status(), await answer.text()).toBe(201)
  const order = (await answer.json()) as PlacedOrder
  return { ...order, path: `/pages/orders/${order.number}?key=${order.key}` }
}

/** The owner moves an order through states, one after the other. */
export async function moveOrder(store: StoreServer, { number }: PlacedOrder, states: readonly string[]): Promise<void> {
  for (const state of states) await store.command('scripts/orders.ts', 'set', number, state)
}

/** Puts an order into the list that the browser keeps, before the page opens its first document. */
export async function rememberOrders(page: Page, orders: readonly PlacedOrder[]): Promise<void> {
  const entries = orders.map(({ number, key, placedAt, total }) => ({
    number,
    key,
    placedAt,
    total: Math.round(total * 100),
  }))
  await page.addInitScript((list) => {
    if (sessionStorage.getItem('remembered') !== null) return
    sessionStorage.setItem('remembered', '1')
    localStorage.setItem('vitrine_orders', JSON.stringify(list))
  }, entries)
}

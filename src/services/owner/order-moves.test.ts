import { expect, it } from 'vitest'
import { testOrder } from '#domain/order/testing/test-order.ts'
import type { Order } from '#domain/order/order.ts'
import type { MoveResult } from '../orders/order-service.ts'
import { moveOrder } from './order-moves.ts'

const AT = '2026-11-01T12:00:00.000Z'
const PLACED = { state: 'placed' as const, at: AT }
const PAID = { state: 'paid' as const, at: AT }

function ordersOf(result: MoveResult, order: Order | null = null) {
  return { move: async () => result, show: async () => order }
}

it('spec 12.3: says what is open after a move', async () => {
  const packed = testOrder({ state: 'packed', payment: 'pay-later', history: [PLACED] })
  expect(await moveOrder(ordersOf({ kind: 'moved', order: packed }), 'V-1', 'packed')).toEqual({
    kind: 'moved',
    order: packed,
    isState: true,
    isOpen: true,
  })
  const paid = testOrder({ state: 'packed', payment: 'pay-later', history: [PLACED, PAID] })
  expect(await moveOrder(ordersOf({ kind: 'moved', order: paid }), 'V-1', 'paid')).toMatchObject({
    isState: false,
    isOpen: false,
  })
  const cancelled = testOrder({ state: 'cancelled', history: [PLACED] })
  expect(await moveOrder(ordersOf({ kind: 'moved', order: cancelled }), 'V-1', 'cancelled')).toMatchObject({
    isState: true,
    isOpen: false,
  })
})

it('spec 12.3: says why an order cannot be moved, and where it can go', async () => {
  const refused = (order: Order) => ordersOf({ kind: 'refused', state: order.state }, order)
  const packed = testOrder({ state: 'packed', payment: 'pay-later', history: [PLACED, PAID] })
  expect(await moveOrder(refused(packed), 'V-1', 'paid')).toEqual({ kind: 'paid-already', state: 'packed' })
  const placed = testOrder({ state: 'placed', payment: 'pay-later', history: [PLACED] })
  expect(await moveOrder(refused(placed), 'V-1', 'delivered')).toEqual({
    kind: 'refused',
    state: 'placed',
    next: ['paid', 'packed', 'cancelled'],
  })
  expect(await moveOrder(ordersOf({ kind: 'unknown' }), 'V-1', 'paid')).toEqual({ kind: 'unknown' })
  // It went between the two questions.
  expect(await moveOrder(ordersOf({ kind: 'refused', state: 'placed' }), 'V-1', 'paid')).toEqual({ kind: 'unknown' })
})

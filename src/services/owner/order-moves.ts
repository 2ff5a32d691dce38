/** What an owner decides about one order: a move to another state, with what is open after it or why it cannot be; every answer is a value. */
import type { Order } from '#domain/order/order.ts'
import { isPaid, nextStates, type OrderState } from '#domain/order/order-states.ts'
import type { OrderService } from '../orders/order-service.ts'

export type OwnerMove =
  | {
      kind: 'moved'
      order: Order
      /** Whether the order is in another state now; money that comes leaves a packed one where it is. */
      isState: boolean
      /** Whether its money is still waited for. */
      isOpen: boolean
    }
  | { kind: 'unknown' }
  | { kind: 'paid-already'; state: OrderState }
  | { kind: 'refused'; state: OrderState; next: readonly OrderState[] }

/** Moves an order; the shopper sees `note`. */
export async function moveOrder(
  orders: Pick<OrderService, 'move' | 'show'>,
  number: string,
  to: OrderState,
  note?: string,
): Promise<OwnerMove> {
  const result = await orders.move(number, to, note)
  if (result.kind === 'moved') {
    const { order } = result
    const isState = to === order.state
    return { kind: 'moved', order, isState, isOpen: isState && to !== 'cancelled' && !isPaid(order) }
  }
  const order = result.kind === 'refused' ? await orders.show(number) : null
  if (result.kind === 'unknown' || !order) return { kind: 'unknown' }
  if (to === 'paid' && isPaid(order)) return { kind: 'paid-already', state: order.state }
  return { kind: 'refused', state: result.state, next: nextStates(order) }
}

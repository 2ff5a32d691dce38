/**
 * The states of an order and the table of moves between them. Paying and sending are two things: an order that is paid later may be packed and
 * sent before its money comes, and being paid is then told by its history alone.
 */

export const ORDER_STATES = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** What of an order decides where it may go; an `Order` is one. */
export interface OrderCourse {
  state: OrderState
  /** The way to pay. */
  payment: string
  history: readonly { state: OrderState }[]
}

const MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['paid', 'cancelled'],
  paid: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

export function isOrderState(value: unknown): value is OrderState {
  return ORDER_STATES.some((state) => state === value)
}

/** Whether the money has come, whatever has become of the order since. */
export function isPaid({ history }: Pick<OrderCourse, 'history'>): boolean {
  return history.some(({ state }) => state === 'paid')
}

/** What an order may be set to from here. A card order is packed once it is paid; one that is paid later may be paid at any time before it is cancelled. */
export function nextStates(order: OrderCourse): readonly OrderState[] {
  const { state } = order
  if (order.payment !== 'pay-later') return MOVES[state]
  if (state === 'placed') return ['paid', 'packed', 'cancelled']
  return state === 'cancelled' || isPaid(order) ? MOVES[state] : [...MOVES[state], 'paid']
}

export function canMove(order: OrderCourse, to: OrderState): boolean {
  return nextStates(order).includes(to)
}

/** The state after a move that may be made: money that comes for what is packed already does not take it out of its box. */
export function stateAfter(from: OrderState, to: OrderState): OrderState {
  return to === 'paid' && from !== 'placed' ? from : to
}

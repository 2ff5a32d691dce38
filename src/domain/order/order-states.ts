/** The states of an order and the table of moves between them. */

export const ORDER_STATES = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

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

/** Where an order may go from here. */
export function nextStates(state: OrderState): readonly OrderState[] {
  return MOVES[state]
}

export function canMove(from: OrderState, to: OrderState): boolean {
  return MOVES[from].includes(to)
}

/** The tabs of the owner's inbox: which orders stand in each, as a rule that the database's query repeats. */
import { isHosted } from '../payment/payment-ways.ts'
import type { OrderState } from '../order-states.ts'

export const ORDER_TABS = [
  'all',
  'to-pack',
  'to-ship',
  'withdrawn',
  'shipped',
  'delivered',
  'unpaid',
  'cancelled',
] as const
export type OrderTab = (typeof ORDER_TABS)[number]

export interface TabbedOrder {
  state: OrderState
  payment: string
  isPaid: boolean
  /** Its buyer has withdrawn from it, or from a part. */
  isWithdrawn: boolean
  /** Money has gone back, in part or as a whole. */
  isRefunded: boolean
}

/** Whether an order stands in a tab; one that waits for its card payment is not packed yet. Spec 10.12. */
export function isInTab({ state, payment, isPaid, ...order }: TabbedOrder, tab: OrderTab): boolean {
  switch (tab) {
    // Somebody waits for his money, or for word that nothing comes.
    case 'withdrawn':
      return order.isWithdrawn && !order.isRefunded && state !== 'cancelled'
    case 'all':
      return true
    case 'to-pack':
      return state === 'paid' || (state === 'placed' && !isHosted(payment))
    case 'to-ship':
      return state === 'packed'
    case 'unpaid':
      return !isPaid && state !== 'cancelled'
    case 'shipped':
    case 'delivered':
    case 'cancelled':
      return state === tab
  }
}

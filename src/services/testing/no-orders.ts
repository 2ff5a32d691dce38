/** A shop without any order, for tests of everything else. */
import type { OrderReading } from '../orders/order-service.ts'

export const NO_ORDERS: OrderReading = {
  paymentMethods: ['pay-later'],
  find: async () => null,
  track: async () => null,
  withdraw: async () => ({ kind: 'unknown' }),
}

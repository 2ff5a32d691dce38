/** Owns the order that was sent and not answered yet: kept in this tab until it is, so that it can be sent again word for word. */
import { createStorageSlot, type TextStorage } from '#storefront/state/lists/storage-slot.ts'
import type { OrderBody } from '../../../goods/order/order-request.ts'

export interface SentOrder {
  /** The attempt's key. */
  key: string
  body: OrderBody
  /** Keys of the cart's lines, in the order of the body's. */
  asked: readonly string[]
}

export interface SentOrders {
  read(): SentOrder | null
  write(order: SentOrder): void
  clear(): void
}

/** @param storage session storage; where it is blocked, the order lives as long as the page. */
export function createSentOrders(storage: () => TextStorage): SentOrders {
  const slot = createStorageSlot(storage, 'vitrine_order_sent')
  return {
    read() {
      try {
        const value: Partial<SentOrder> | null = JSON.parse(slot.read() ?? 'null')
        const whole = typeof value?.key === 'string' && Array.isArray(value.body?.lines) && Array.isArray(value.asked)
        return whole ? (value as SentOrder) : null
      } catch {
        return null
      }
    },
    write: (order) => slot.write(JSON.stringify(order)),
    clear: () => slot.write('null'),
  }
}

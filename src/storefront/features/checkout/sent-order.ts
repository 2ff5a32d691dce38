/** Owns the order that was sent and not answered yet: kept in this tab until it is, so that it can be sent again word for word. */
import { createStorageSlot, type TextStorage } from '#storefront/state/storage-slot.ts'
import type { OrderBody } from './order-request.ts'

export interface SentOrder {
  /** The attempt's key. */
  key: string
  body: OrderBody
  /** Pieces by line key, to be taken from the cart once the order is acknowledged. */
  pieces: readonly (readonly [key: string, pieces: number])[]
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
        const whole = typeof value?.key === 'string' && typeof value.body === 'object' && Array.isArray(value.pieces)
        return whole ? (value as SentOrder) : null
      } catch {
        return null
      }
    },
    write: (order) => slot.write(JSON.stringify(order)),
    clear: () => slot.write('null'),
  }
}

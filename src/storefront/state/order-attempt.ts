/** Owns the idempotency key that the browser keeps beside the cart, so that one cart is never ordered twice (spec 10.3). */
import { type Cart, lineKey } from '#domain/cart/cart-line.ts'
import { createStorageSlot, type TextStorage } from './lists/storage-slot.ts'

export interface OrderAttempt {
  /** Sent as Idempotency-Key: 43 characters of base64url. */
  key: string
  /** What would be ordered, as `cartContent` gives it. */
  content: string
  /** When the key was made, epoch milliseconds. */
  begunMs: number
  /** It was sent and nobody knows yet what became of it. */
  open: boolean
}

export interface OrderAttempts {
  /** The attempt of this browser, in whichever tab it was begun; null where there is none. */
  read(): OrderAttempt | null
  /**
   * The attempt to send now, marked open. An open one keeps its key even where the content differs: should it have arrived,
   * the server says so instead of writing a second order.
   */
  begin(content: string, nowMs: number): OrderAttempt
  /** The server has refused: nothing was stored under the key. */
  settle(): void
  /** The order was acknowledged: the next one gets a key of its own. */
  end(): void
}

const STORAGE_KEY = 'vitrine_order_attempt'
const KEY_BYTES = 32

/** The same text for the same products, choices and quantities, in whatever order they stand. */
export function cartContent(cart: Cart): string {
  return JSON.stringify(cart.map((line) => `${line.orderQuantity} ${lineKey(line)}`).toSorted())
}

/** Pieces by line key of a text that `cartContent` has made. */
export function contentPieces(content: string): ReadonlyMap<string, number> {
  const lines: string[] = JSON.parse(content)
  return new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), Number.parseInt(line, 10)]))
}

/** @param storage local storage, which all tabs share; where it is blocked, the key lives as long as the page. */
export function createOrderAttempts(storage: () => TextStorage, makeKey: () => string = randomKey): OrderAttempts {
  const slot = createStorageSlot(storage, STORAGE_KEY)

  function write(attempt: OrderAttempt | null): void {
    slot.write(JSON.stringify(attempt))
  }

  function read(): OrderAttempt | null {
    try {
      const value: Partial<OrderAttempt> | null = JSON.parse(slot.read() ?? 'null')
      if (typeof value?.key !== 'string' || typeof value.content !== 'string') return null
      return { key: value.key, content: value.content, begunMs: Number(value.begunMs) || 0, open: value.open === true }
    } catch {
      return null
    }
  }

  return {
    read,
    begin(content, nowMs) {
      const earlier = read()
      const kept = earlier !== null && (earlier.open || earlier.content === content)
      const attempt = kept ? { ...earlier, open: true } : { key: makeKey(), content, begunMs: nowMs, open: true }
      write(attempt)
      return attempt
    },
    settle() {
      const attempt = read()
      if (attempt) write({ ...attempt, open: false })
    },
    end: () => write(null),
  }
}

// Not `crypto.randomUUID`, which is missing where a shop is tried over plain http.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

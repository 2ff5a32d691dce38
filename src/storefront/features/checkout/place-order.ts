/**
 * Owns the placing of an order from the browser: one cart is never ordered twice, whatever is clicked, reloaded, lost or open in
 * another tab (decisions, Orders). The server decides; this makes sure that it is asked under the right key.
 */
import { type Cart, lineKey } from '#domain/cart/cart-line.ts'
import { orderableLines } from '#domain/order/cart-after-order.ts'
import type { OrderChange } from '#domain/order/order.ts'
import type { ApiAnswer, ApiPost } from '#storefront/state/api-client.ts'
import { cartContent, type OrderAttempts } from '#storefront/state/order-attempt.ts'
import type { RememberedOrder } from '#storefront/state/order-history.ts'
import { type OrderAnswer, type PlacedOrder, readOrderAnswer, type WrongField } from './order-answer.ts'
import type { OrderBody } from './order-request.ts'
import type { SentOrders } from './sent-order.ts'

export type PlaceOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'changed'; changes: readonly OrderChange[]; cart: Cart }
  /** Another tab, or an earlier press whose answer was lost; null where this browser cannot tell which order it was. */
  | { kind: 'already-ordered'; order: Pick<RememberedOrder, 'number' | 'key'> | null }
  /** The cart is not the one that was shown: another tab has changed it. Nothing was sent. */
  | { kind: 'cart-moved' }
  | { kind: 'wrong-fields'; fields: readonly WrongField[] }
  | { kind: 'too-many'; seconds: number | null }
  | { kind: 'not-allowed' }
  | { kind: 'unknown' }

export interface PlaceTools {
  post: ApiPost
  attempts: OrderAttempts
  sent: SentOrders
  /** The cart as it is stored now. */
  readCart: () => Promise<Cart>
  /** Takes these pieces, by line key, out of the cart. */
  takeFromCart: (ordered: ReadonlyMap<string, number>) => Promise<void>
  /** Newest first. */
  history: () => readonly RememberedOrder[]
  remember: (order: RememberedOrder) => void
  /** Does the work while no other tab does; without locks at once. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Epoch milliseconds. */
  now: () => number
}

/** Sends the order for the cart that the shopper saw. Never rejects. */
export function placeOrder(shown: Cart, body: OrderBody, tools: PlaceTools): Promise<PlaceOutcome> {
  return tools.withLock(async () => {
    // The attempt before the cart: whoever ends an attempt has emptied the cart first, so a stale cart never meets a new key.
    const earlier = tools.attempts.read()
    const content = cartContent(orderableLines(shown))
    if (cartContent(orderableLines(await tools.readCart())) !== content) {
      return earlier === null ? orderedElsewhere(tools) : { kind: 'cart-moved' }
    }
    const { key } = tools.attempts.begin(content)
    const pending = tools.sent.read()
    const answer = await ask(tools, key, body, shown)
    if (answer.kind !== 'key-reused') return settle(answer, shown, tools)
    // An order exists under this key: what was sent before, if this tab sent it, is answered with that very order.
    const again = pending?.key === key ? await ask(tools, key, pending.body, shown) : answer
    return alreadyOrdered(again, shown, tools)
  })
}

/** Sends an order again whose answer was lost, exactly as it was: the answer is that order, or a refusal if it never arrived. */
export function resendOrder(cart: Cart, tools: PlaceTools): Promise<PlaceOutcome> {
  return tools.withLock(async () => {
    const pending = tools.sent.read()
    const attempt = tools.attempts.read()
    if (pending === null || attempt === null || attempt.key !== pending.key) return orderedElsewhere(tools)
    const answer = await ask(tools, pending.key, pending.body, cart)
    return answer.kind === 'key-reused' ? alreadyOrdered(answer, cart, tools) : settle(answer, cart, tools)
  })
}

async function ask(tools: PlaceTools, key: string, body: OrderBody, cart: Cart): Promise<OrderAnswer> {
  const pieces = orderableLines(cart).map((line) => [lineKey(line), line.orderQuantity] as const)
  if (tools.sent.read()?.key !== key) tools.sent.write({ key, body, pieces })
  const answer = await tools.post('/orders', body, { 'idempotency-key': key }).catch((): ApiAnswer | null => null)
  return answer === null ? { kind: 'unknown' } : readOrderAnswer(answer)
}

async function settle(answer: OrderAnswer, cart: Cart, tools: PlaceTools): Promise<PlaceOutcome> {
  switch (answer.kind) {
    case 'placed':
      await acknowledge(answer.order, cart, tools)
      return answer
    case 'unknown':
      return answer
    case 'changed':
      forget(tools)
      return { ...answer, cart: orderableLines(cart) }
    case 'key-reused':
      return { kind: 'already-ordered', order: null }
    default:
      forget(tools)
      return answer
  }
}

/** The shop has an order of this key; `answer` says which where it could be found out. */
async function alreadyOrdered(answer: OrderAnswer, cart: Cart, tools: PlaceTools): Promise<PlaceOutcome> {
  if (answer.kind === 'unknown') return answer
  if (answer.kind === 'placed') {
    await acknowledge(answer.order, cart, tools)
    return { kind: 'already-ordered', order: answer.order }
  }
  await end(cart, tools)
  return orderedElsewhere(tools)
}

/** The newest order of this browser is the one that another tab has just made. */
function orderedElsewhere(tools: PlaceTools): PlaceOutcome {
  const [newest] = tools.history()
  return { kind: 'already-ordered', order: newest ? { number: newest.number, key: newest.key } : null }
}

async function acknowledge(order: PlacedOrder, cart: Cart, tools: PlaceTools): Promise<void> {
  const { number, key, total } = order
  tools.remember({ number, key, total, placedAt: new Date(tools.now()).toISOString() })
  await end(cart, tools)
}

/** The cart first, the key last: see `placeOrder`. */
async function end(cart: Cart, tools: PlaceTools): Promise<void> {
  const shown = orderableLines(cart).map((line) => [lineKey(line), line.orderQuantity] as const)
  await tools.takeFromCart(new Map(tools.sent.read()?.pieces ?? shown))
  tools.sent.clear()
  tools.attempts.end()
}

/** Nothing was stored: the next press starts anew. */
function forget(tools: PlaceTools): void {
  tools.sent.clear()
  tools.attempts.settle()
}

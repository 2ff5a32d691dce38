/**
 * Owns the placing of an order from the browser: one cart is never ordered twice, whatever is clicked, reloaded, lost or open in
 * another tab (spec 10.3). The server decides; this makes sure that it is asked under the right key.
 */
import { type Cart, lineChoice, lineKey } from '#domain/cart/cart-line.ts'
import { orderableLines } from '#domain/cart/orderable.ts'
import { imagesForColor } from '#domain/catalogue/product/product-colors.ts'
import type { OrderChange } from '#domain/order/order.ts'
import type { ApiAnswer, ApiPost } from '#storefront/state/api-client.ts'
import { cartContent, contentPieces, type OrderAttempt, type OrderAttempts } from '#storefront/state/order-attempt.ts'
import type { RememberedOrder } from '#storefront/state/order-history.ts'
import {
  type OrderAnswer,
  type PlacedOrder,
  readOrderAnswer,
  type OrderRefusal,
} from '../../../goods/order/order-answer.ts'
import type { OrderBody } from '../../../goods/order/order-request.ts'
import type { SentOrder, SentOrders } from './sent-order.ts'

export type PlacingOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** Nothing was stored; `asked` are the keys of the lines that the changes count. */
  | { kind: 'changed'; changes: readonly OrderChange[]; asked: readonly string[] }
  /** By another tab, or by an earlier press whose answer was lost; null where this browser cannot tell which order it was. */
  | { kind: 'already-ordered'; order: Pick<RememberedOrder, 'number' | 'key'> | null }
  /** Another tab has changed the cart that was shown. Nothing was sent. */
  | { kind: 'cart-moved' }
  | OrderRefusal
  /** Nobody knows whether it was stored; the next press asks under the same key. */
  | { kind: 'unknown' }

export interface PlaceTools {
  post: ApiPost
  attempts: OrderAttempts
  sent: SentOrders
  /** The cart as it is stored now. */
  readCart: () => Promise<Cart>
  /** Takes these pieces, by line key, out of the cart. */
  takeFromCart: (pieces: ReadonlyMap<string, number>) => Promise<void>
  /** Newest first. */
  history: () => readonly RememberedOrder[]
  remember: (order: RememberedOrder) => void
  /** Does the work while no other tab does; without locks at once. */
  withLock: (work: () => Promise<PlacingOutcome>) => Promise<PlacingOutcome>
  /** Epoch milliseconds. */
  now: () => number
}

/** How long an order counts as one that another tab has just made, in milliseconds. */
const JUST_NOW_MS = 15 * 60_000

/** Sends the order for the cart that the shopper saw. */
export function placeOrder(shown: Cart, body: OrderBody, tools: PlaceTools): Promise<PlacingOutcome> {
  return tools.withLock(async () => {
    // The attempt is read before the cart, and ended after it: so a cart that was ordered already never meets a new key.
    const before = tools.attempts.read()
    const content = cartContent(orderableLines(shown))
    const stored = orderableLines(await tools.readCart())
    if (cartContent(stored) !== content) {
      const order = orderSince(tools.now() - JUST_NOW_MS, tools)
      return stored.length === 0 && order ? { kind: 'already-ordered', order } : { kind: 'cart-moved' }
    }
    const attempt = tools.attempts.begin(content, tools.now())
    const order: SentOrder = { key: attempt.key, body, asked: orderableLines(shown).map(lineKey) }
    const earlier = tools.sent.read()
    if (earlier?.key !== attempt.key) tools.sent.write(order)
    const answer = await ask(order, tools)
    if (answer.kind !== 'key-reused') return settle(answer, order, before?.open === true, tools)
    // The shop has an order of this key with another body: the one that was sent before, if it was this tab that sent it.
    return alreadyOrdered(attempt, earlier?.key === attempt.key ? earlier : null, tools)
  })
}

/** Whether an order of this tab was sent and never answered, so that `resendOrder` can find out what became of it. */
export function awaitsAnswer({ attempts, sent }: Pick<PlaceTools, 'attempts' | 'sent'>): boolean {
  const attempt = attempts.read()
  return attempt?.open === true && sent.read()?.key === attempt.key
}

/** Sends an order again whose answer was lost, word for word: the answer is that order, or the first one if it never arrived. */
export function resendOrder(tools: PlaceTools): Promise<PlacingOutcome> {
  return tools.withLock(async () => {
    const attempt = tools.attempts.read()
    const order = tools.sent.read()
    if (attempt === null || order?.key !== attempt.key) {
      return { kind: 'already-ordered', order: orderSince(tools.now() - JUST_NOW_MS, tools) }
    }
    const answer = await ask(order, tools)
    return answer.kind === 'key-reused'
      ? alreadyOrdered(attempt, null, tools)
      : settle(answer, order, attempt.open, tools)
  })
}

async function ask({ key, body }: SentOrder, { post }: PlaceTools): Promise<OrderAnswer> {
  const answer = await post('/orders', body, { 'idempotency-key': key }).catch((): ApiAnswer | null => null)
  return answer === null ? { kind: 'unknown' } : readOrderAnswer(answer)
}

/** @param wasOpen an earlier press under the same key was never answered: a refusal of this one says nothing about that. */
async function settle(
  answer: Exclude<OrderAnswer, { kind: 'key-reused' }>,
  order: SentOrder,
  wasOpen: boolean,
  tools: PlaceTools,
): Promise<PlacingOutcome> {
  if (answer.kind === 'unknown') return answer
  if (answer.kind === 'placed') {
    await acknowledge(answer.order, order, tools)
    return answer
  }
  // A change is judged after the key was looked up, so that nothing is stored under it.
  if (answer.kind === 'changed' || !wasOpen) {
    tools.sent.clear()
    tools.attempts.settle()
  }
  return answer.kind === 'changed' ? { ...answer, asked: order.asked } : answer
}

/** The shop has an order of this attempt; `earlier`, sent again word for word, is answered with it. */
async function alreadyOrdered(
  attempt: OrderAttempt,
  earlier: SentOrder | null,
  tools: PlaceTools,
): Promise<PlacingOutcome> {
  const answer = earlier === null ? null : await ask(earlier, tools)
  if (earlier !== null && answer?.kind === 'placed') {
    await acknowledge(answer.order, earlier, tools)
    return { kind: 'already-ordered', order: answer.order }
  }
  await end(contentPieces(attempt.content), tools)
  return { kind: 'already-ordered', order: orderSince(attempt.begunMs, tools) }
}

/** The newest order of this browser, if it was made since then (epoch milliseconds): the one that another tab has made. */
function orderSince(sinceMs: number, { history }: PlaceTools): Pick<RememberedOrder, 'number' | 'key'> | null {
  const [newest] = history()
  if (!newest || Date.parse(newest.placedAt) < sinceMs) return null
  return { number: newest.number, key: newest.key }
}

async function acknowledge({ number, key, total }: PlacedOrder, order: SentOrder, tools: PlaceTools): Promise<void> {
  const goods = (await tools.readCart())
    .filter((line) => order.asked.includes(lineKey(line)))
    .map((line) => ({ title: line.title, img: imagesForColor(line, lineChoice(line).color)[0] ?? line.img }))
  tools.remember({ number, key, total, placedAt: new Date(tools.now()).toISOString(), goods })
  const pieces = order.asked.map((line, place) => [line, order.body.lines[place]?.quantity ?? 0] as const)
  await end(new Map(pieces), tools)
}

/** The cart first, the key last: see `placeOrder`. */
async function end(pieces: ReadonlyMap<string, number>, tools: PlaceTools): Promise<void> {
  await tools.takeFromCart(pieces)
  tools.sent.clear()
  tools.attempts.end()
}

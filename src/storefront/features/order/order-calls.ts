/** What the pages after an order ask of the API, with every answer as a value (spec 10.10). */
import { isOrderState, type OrderState } from '#domain/order/order-states.ts'
import type { ApiAnswer, ApiPost } from '../../state/api-client.ts'

/** `busy` is too many attempts; `failed` that nobody knows, or that the shop is at fault. */
export type CancelOutcome = 'cancelled' | 'too-late' | 'busy' | 'failed'
export type TrackOutcome = { kind: 'found'; number: string; key: string } | { kind: 'unknown' | 'busy' | 'failed' }
export type PayOutcome = { kind: 'page'; url: string } | { kind: 'not-payable' | 'busy' | 'failed' }
/** `waits` is kept until the shop has approved it. */
export type ReviewOutcome = 'kept' | 'waits' | 'already' | 'refused' | 'busy' | 'failed'

export async function cancelOrder(post: ApiPost, number: string, key: string): Promise<CancelOutcome> {
  const { status } = await answerOf(post(orderPath(number, key, '/cancel'), {}))
  if (isDone(status)) return 'cancelled'
  if (status === 409) return 'too-late'
  return status === 429 ? 'busy' : 'failed'
}

/** The state that an order is in now; undefined where the answer does not say. */
export async function orderState(apiBaseUrl: string, number: string, key: string): Promise<OrderState | undefined> {
  try {
    const answer = await fetch(apiBaseUrl + orderPath(number, key, ''), {
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    const { state }: { state?: unknown } = await answer.json()
    return isOrderState(state) ? state : undefined
  } catch {
    return undefined
  }
}

/** Asks for the page on which a card order is paid; `not-payable` is one that is paid, cancelled or not by card. */
export async function payOrder(post: ApiPost, number: string, key: string): Promise<PayOutcome> {
  const { status, body } = await answerOf(post(orderPath(number, key, '/pay'), {}))
  if (isDone(status) && isPage(body)) return { kind: 'page', url: body.url }
  if (status === 409) return { kind: 'not-payable' }
  return { kind: status === 429 ? 'busy' : 'failed' }
}

/** An unknown number and a wrong address are the same answer. */
export async function trackOrder(post: ApiPost, number: string, email: string): Promise<TrackOutcome> {
  const { status, body } = await answerOf(post('/orders/track', { number, email }))
  if (isDone(status) && isFound(body)) return { kind: 'found', number: body.number, key: body.key }
  if (status === 404 || status === 400) return { kind: 'unknown' }
  return { kind: status === 429 ? 'busy' : 'failed' }
}

/** @param review rating is 1 to 5. */
export async function sendReview(
  post: ApiPost,
  { number, key }: { number: string; key: string },
  review: { productId: string; rating: number; review: string },
): Promise<ReviewOutcome> {
  const { status, body } = await answerOf(post(orderPath(number, key, '/reviews'), review))
  if (isDone(status)) return isWaiting(body) ? 'waits' : 'kept'
  if (status === 409) return 'already'
  if (status === 400 || status === 404) return 'refused'
  return status === 429 ? 'busy' : 'failed'
}

function orderPath(number: string, key: string, call: string): string {
  return `/orders/${encodeURIComponent(number)}${call}?key=${encodeURIComponent(key)}`
}

function answerOf(call: Promise<ApiAnswer>): Promise<Pick<ApiAnswer, 'status' | 'body'>> {
  return call.catch(() => ({ status: 0, body: null }))
}

function isDone(status: number): boolean {
  return status >= 200 && status < 300
}

function isFound(body: unknown): body is { number: string; key: string } {
  if (typeof body !== 'object' || body === null || !('number' in body) || !('key' in body)) return false
  return typeof body.number === 'string' && typeof body.key === 'string'
}

function isWaiting(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'state' in body && body.state === 'waiting'
}

function isPage(body: unknown): body is { url: string } {
  return typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'
}

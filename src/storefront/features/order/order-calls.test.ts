import { describe, expect, it, vi } from 'vitest'
import type { ApiPost } from '../../state/api-client.ts'
import { cancelOrder, orderState, payOrder, sendReview, trackOrder } from './order-calls.ts'

const answering = (status: number, body: unknown = null) =>
  vi.fn<ApiPost>(async () => ({ status, body, retryAfterSeconds: null }))
const offline = vi.fn<ApiPost>(async () => Promise.reject(new TypeError('offline')))
const REVIEW = { productId: 'soap', rating: 5, review: 'Good' }

describe('spec 10.7: cancelling', () => {
  it('asks for the very order, and every answer has its meaning', async () => {
    const post = answering(200)
    expect(await cancelOrder(post, 'V-1', 'a/b&c')).toBe('cancelled')
    expect(post).toHaveBeenCalledWith('/orders/V-1/cancel?key=a%2Fb%26c', {})
    expect(await cancelOrder(answering(409), 'V-1', 'k')).toBe('too-late')
    expect(await cancelOrder(answering(429), 'V-1', 'k')).toBe('busy')
    expect(await cancelOrder(answering(500), 'V-1', 'k')).toBe('failed')
    expect(await cancelOrder(offline, 'V-1', 'k')).toBe('failed')
  })
})

describe('the page on which a card order is paid', () => {
  it('is asked for, and every answer has its meaning', async () => {
    const post = answering(200, { url: 'https://pay.example/1' })
    expect(await payOrder(post, 'V-1', 'k')).toEqual({ kind: 'page', url: 'https://pay.example/1' })
    expect(post).toHaveBeenCalledWith('/orders/V-1/pay?key=k', {})
    expect(await payOrder(answering(409), 'V-1', 'k')).toEqual({ kind: 'not-payable' })
    expect(await payOrder(answering(429), 'V-1', 'k')).toEqual({ kind: 'busy' })
    for (const failing of [answering(503), answering(200, {}), offline]) {
      expect(await payOrder(failing, 'V-1', 'k')).toEqual({ kind: 'failed' })
    }
  })
})

describe('tracking', () => {
  it('a hit names the order and its key', async () => {
    const post = answering(200, { number: 'V-1', key: 'k', state: 'placed' })
    expect(await trackOrder(post, 'V-1', 'a@b.co')).toEqual({ kind: 'found', number: 'V-1', key: 'k' })
    expect(post).toHaveBeenCalledWith('/orders/track', { number: 'V-1', email: 'a@b.co' })
  })

  it('every miss is the same, and an answer without an order is no hit', async () => {
    expect(await trackOrder(answering(404), 'V-1', 'a@b.co')).toEqual({ kind: 'unknown' })
    expect(await trackOrder(answering(400), '???', 'a@b.co')).toEqual({ kind: 'unknown' })
    expect(await trackOrder(answering(429), 'V-1', 'a@b.co')).toEqual({ kind: 'busy' })
    for (const body of [null, {}, { number: 'V-1' }, { number: 1, key: 2 }]) {
      expect(await trackOrder(answering(200, body), 'V-1', 'a@b.co')).toEqual({ kind: 'failed' })
    }
    expect(await trackOrder(offline, 'V-1', 'a@b.co')).toEqual({ kind: 'failed' })
  })
})

describe('a buyer’s review', () => {
  it('is sent with the order’s key, and a second one is told from a failure', async () => {
    const post = answering(201)
    expect(await sendReview(post, { number: 'V-1', key: 'k' }, REVIEW)).toBe('kept')
    expect(post).toHaveBeenCalledWith('/orders/V-1/reviews?key=k', REVIEW)
    expect(await sendReview(answering(409), { number: 'V-1', key: 'k' }, REVIEW)).toBe('already')
    expect(await sendReview(answering(429), { number: 'V-1', key: 'k' }, REVIEW)).toBe('busy')
    expect(await sendReview(answering(404), { number: 'V-1', key: 'k' }, REVIEW)).toBe('refused')
    expect(await sendReview(offline, { number: 'V-1', key: 'k' }, REVIEW)).toBe('failed')
  })
})

describe('following a payment', () => {
  it('the state is asked for without a trace, and what does not say it is no state', async () => {
    const server = vi.fn<typeof fetch>(async () => Response.json({ state: 'paid' }))
    vi.stubGlobal('fetch', server)
    expect(await orderState('/api', 'V-1', 'k&')).toBe('paid')
    expect(server).toHaveBeenCalledWith('/api/orders/V-1?key=k%26', {
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    server.mockResolvedValueOnce(Response.json({ state: 'lost' }))
    expect(await orderState('/api', 'V-1', 'k')).toBeUndefined()
    server.mockRejectedValueOnce(new TypeError('offline'))
    expect(await orderState('/api', 'V-1', 'k')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { readOrderAnswer, readQuoteAnswer } from './order-answer.ts'

const answer = (status: number, body: unknown = null, retryAfterSeconds: number | null = null) => ({
  status,
  body,
  retryAfterSeconds,
})

describe('spec 10.2: what the answers mean', () => {
  it('200 and 201 are an order, in cents, with a page to pay on only where it is one', () => {
    const order = { number: 'V-1', key: 'k', total: 130.4 }
    expect(readOrderAnswer(answer(201, order))).toEqual({
      kind: 'placed',
      order: { number: 'V-1', key: 'k', total: 13_040 },
    })
    expect(readOrderAnswer(answer(200, { ...order, pay: { url: 'https://pay.example/1' } }))).toMatchObject({
      order: { payUrl: 'https://pay.example/1' },
    })
    for (const url of ['javascript:alert(1)', 'https://', 7, undefined]) {
      expect(readOrderAnswer(answer(200, { ...order, pay: { url } }))).toEqual({
        kind: 'placed',
        order: { number: 'V-1', key: 'k', total: 13_040 },
      })
    }
  })

  it('an order that cannot be read is unknown, and so is a broken server', () => {
    for (const body of [null, [], { number: 'V-1' }, { number: 1, key: 'k', total: 1 }, { number: 'V-1', key: 'k' }]) {
      expect(readOrderAnswer(answer(201, body))).toEqual({ kind: 'unknown' })
    }
    for (const status of [302, 500, 502, 503]) expect(readOrderAnswer(answer(status))).toEqual({ kind: 'unknown' })
  })

  it('409 lists changes: amounts as cents, pieces and texts as they are, what is unknown left out', () => {
    const changes = [
      { line: 0, id: 'a', kind: 'price', was: 1.1, now: 2.2 },
      { line: 1, id: 'b', kind: 'stock', was: 3, now: 1 },
      { line: 2, id: 'c', kind: 'gone', was: null, now: null },
      { kind: 'code', was: 'SAVE', now: 'This code has ended' },
      { kind: 'total', was: 10, now: 12.5 },
      { kind: 'weather' },
      'odd',
    ]
    expect(readOrderAnswer(answer(409, { changes }))).toEqual({
      kind: 'changed',
      changes: [
        { line: 0, id: 'a', kind: 'price', was: 110, now: 220 },
        { line: 1, id: 'b', kind: 'stock', was: 3, now: 1 },
        { line: 2, id: 'c', kind: 'gone', was: null, now: null },
        { kind: 'code', was: 'SAVE', now: 'This code has ended' },
        { kind: 'total', was: 1000, now: 1250 },
      ],
    })
  })

  it('422, 429, 403 and 400 each mean their own', () => {
    expect(readOrderAnswer(answer(422, {}))).toEqual({ kind: 'key-reused' })
    expect(readOrderAnswer(answer(429, {}, 30))).toEqual({ kind: 'too-many', seconds: 30 })
    expect(readOrderAnswer(answer(403, {}))).toEqual({ kind: 'not-allowed' })
    const errors = [{ path: 'contact.email', message: 'must be an address' }, { path: 7 }]
    expect(readOrderAnswer(answer(400, { errors }))).toEqual({ kind: 'wrong-fields', fields: [errors[0]] })
    expect(readOrderAnswer(answer(413))).toEqual({ kind: 'wrong-fields', fields: [] })
  })

  it('a quote is its sums and changes', () => {
    const sums = { subtotal: 20, discount: 2.5, shipping: 0, total: 17.5 }
    expect(readQuoteAnswer(answer(200, { ...sums, lines: [], changes: [] }))).toEqual({
      kind: 'quote',
      sums: { subtotal: 2000, discount: 250, shipping: 0, total: 1750 },
      changes: [],
    })
    expect(readQuoteAnswer(answer(200, { ...sums, discount: 'free' }))).toEqual({ kind: 'unknown' })
    expect(readQuoteAnswer(answer(429, null, 5))).toEqual({ kind: 'too-many', seconds: 5 })
    expect(readQuoteAnswer(answer(500, sums))).toEqual({ kind: 'unknown' })
  })
})

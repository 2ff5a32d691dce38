/** Reviews of visitors and buyers as they come in. */
import { describe, expect, it } from 'vitest'
import { shopSettingsFrom } from '#server/settings/shop-file.ts'
import { orderApi } from './testing/order-api.ts'

const GOOD = { name: 'Ada', email: 'ada@example.com', rating: 4, review: 'Solid.' }

describe('spec 3.8: a review by a visitor', () => {
  it('waits, and is in no answer until it is approved', async () => {
    const { app, post, database } = await orderApi()
    const before = (await app.inject('/api/product/1')).json()
    const kept = await post('/product/1/reviews', GOOD)
    expect([kept.statusCode, kept.json()]).toEqual([202, { state: 'waiting' }])
    expect((await app.inject('/api/product/1')).json()).toEqual(before)
    expect(await database.reviews.list({ state: 'waiting', limit: 9 })).toMatchObject([{ productId: '1', ...GOOD }])
  })

  it.each([
    [{ ...GOOD, rating: 4.5 }, 'rating', 'must be a whole number from 1 to 5, got 4.5'],
    [{ ...GOOD, rating: undefined }, 'rating', 'is missing: must be a whole number from 1 to 5'],
    [{ ...GOOD, review: ' ' }, 'review', 'must not be empty'],
    [{ ...GOOD, review: 'x'.repeat(5001) }, 'review', 'must be at most 5000 characters'],
    [{ ...GOOD, review: 'a\u0000b' }, 'review', 'must not contain control characters'],
    [{ ...GOOD, name: 7 }, 'name', 'must be text, got 7'],
    [{ ...GOOD, email: 'ada@' }, 'email', 'must be a valid e-mail address'],
  ])('%j is refused by its field', async (body, field, message) => {
    const { post, database } = await orderApi()
    const refused = await post('/product/1/reviews', body)
    expect(refused.statusCode).toBe(400)
    const { errors } = refused.json<{ errors: { path: string; message: string }[] }>()
    expect(errors).toEqual([{ path: expect.stringContaining(field) as string, message }])
    expect((await database.reviews.counts()).waiting).toBe(0)
  })

  it('a machine that fills what people do not see is answered like anybody, and nothing is kept', async () => {
    const { post, database } = await orderApi()
    const answer = await post('/product/1/reviews', { ...GOOD, website: 'https://spam.example' })
    expect(answer.statusCode).toBe(202)
    expect((await database.reviews.counts()).waiting).toBe(0)
  })

  it('is for a product that is there, asks for the CSRF header, and is not sent without end', async () => {
    const { app, post } = await orderApi({ rateLimits: { cancelling: 2 } })
    expect((await app.inject({ method: 'POST', url: '/api/product/1/reviews', payload: GOOD })).statusCode).toBe(403)
    expect((await post('/product/none/reviews', GOOD)).statusCode).toBe(404)
    const third = await post('/product/1/reviews', GOOD)
    expect([third.statusCode, third.headers['retry-after']]).toEqual([429, expect.any(String)])
  })

  it('spec 1.5: a sample shop keeps none', async () => {
    const { post, database } = await orderApi({ shop: shopSettingsFrom({ live: false }, 'x') })
    const refused = await post('/product/1/reviews', GOOD)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { detail: 'This is a sample shop: it keeps no reviews.' },
    ])
    expect((await database.reviews.counts()).waiting).toBe(0)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { testOffice } from './testing/office-api.ts'

type Office = Awaited<ReturnType<typeof testOffice>>
let office: Office

beforeEach(async () => {
  office = await testOffice()
  await office.database.catalogue.write(testCatalogue({ products: [testProduct()] }), 'replace')
  const at = new Date('2026-03-01T00:00:00Z')
  const review = { productId: '1', name: 'Ada', email: 'ada@example.com', rating: 4, at }
  await office.database.reviews.add({ ...review, review: 'Warm light.' })
  await office.database.reviews.add({ ...review, name: 'Bo', review: 'Too small.' })
})

async function listed(who: { call: Awaited<ReturnType<Office['signedIn']>>['call'] }, state: string) {
  return (await who.call('GET', `reviews?state=${state}`)).json() as {
    reviews: { id: string; name: string; email: string; answer: string | null }[]
    counts: Record<string, number>
  }
}

describe('spec 3.8: reviews in the office', () => {
  it('what waits is approved, answered, hidden and taken away, each step in the shop and in the history', async () => {
    const staff = await office.signedIn('staff')
    const { reviews, counts } = await listed(staff, 'waiting')
    expect(reviews.map(({ name, email }) => `${name} ${email}`).toSorted()).toEqual([
      'Ada ada@example.com',
      'Bo ada@example.com',
    ])
    expect(counts).toEqual({ waiting: 2, shown: 0, hidden: 0 })
    const [ada, bo] = reviews.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ id }) => id)
    const shown = async () => (await office.database.catalogue.productsByIds(['1']))[0]?.reviews
    expect((await staff.call('POST', `reviews/${ada}/state`, { state: 'shown' })).statusCode).toBe(204)
    expect((await staff.call('POST', `reviews/${ada}/answer`, { text: 'Thank you.' })).statusCode).toBe(204)
    expect(await shown()).toMatchObject([{ name: 'Ada', answer: 'Thank you.' }])
    expect((await staff.call('POST', `reviews/${bo}/state`, { state: 'hidden' })).statusCode).toBe(204)
    expect((await listed(staff, 'hidden')).reviews.map(({ name }) => name)).toEqual(['Bo'])
    const batches = await office.database.history.list(10)
    expect(batches.map(({ actor }) => actor.kind)).toEqual(['person', 'person', 'person'])
    expect((await staff.call('DELETE', `reviews/${bo}`)).statusCode).toBe(204)
    expect((await staff.call('DELETE', `reviews/${bo}`)).statusCode).toBe(404)
    expect((await listed(staff, 'waiting')).counts).toEqual({ waiting: 0, shown: 1, hidden: 0 })
  })

  it('spec 10.14: today says how many wait, to a reader too', async () => {
    const reader = await office.signedIn('reader')
    const today = (await reader.call('GET', 'today')).json() as { days: { day: string }[] }
    expect(today).toMatchObject({ reviewsWaiting: 2, currency: 'USD', month: { amount: 0, orders: 0, change: null } })
    expect(today).toMatchObject({ lowStock: [{ id: '1', left: 3 }], searchesWithout: [] })
    expect([today.days.length, today.days.at(-1)?.day]).toEqual([30, '2026-03-10'])
  })

  it('a reader sees no address and decides nothing; what is wrong is named', async () => {
    const reader = await office.signedIn('reader')
    const [first] = (await listed(reader, 'waiting')).reviews
    expect(first?.email).toBe('')
    expect((await reader.call('POST', `reviews/${first?.id}/state`, { state: 'shown' })).statusCode).toBe(403)
    const staff = await office.signedIn('staff')
    const wrong = await staff.call('POST', `reviews/${first?.id}/answer`, { text: 'a\u0007b' })
    expect([wrong.statusCode, wrong.json().detail]).toEqual([400, 'text must not contain control characters.'])
    expect((await staff.call('POST', `reviews/${first?.id}/state`, { state: 'waiting' })).statusCode).toBe(400)
    expect((await staff.call('GET', 'reviews?state=gone')).statusCode).toBe(400)
    expect((await staff.call('POST', 'reviews/none/state', { state: 'shown' })).statusCode).toBe(404)
    expect((await staff.call('POST', `reviews/${first?.id}/answer`, { text: 'x'.repeat(2001) })).statusCode).toBe(400)
  })
})

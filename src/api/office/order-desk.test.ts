/** Orders over the office's API: lists, acts, what a reader is not told, and wrong input. */
import { describe, expect, it } from 'vitest'
import { placeTestOrder } from '#persistence/testing/place-test-order.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { testOffice } from './testing/office-api.ts'

async function shop() {
  const office = await testOffice()
  await office.database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 50 })] }), 'merge')
  const staff = await office.signedIn('staff')
  return { ...office, staff, number: await placeTestOrder(office.database) }
}

describe('the search over everything', () => {
  it('finds orders by all that they are found by, and tells a reader nothing of people', async () => {
    const office = await testOffice()
    await office.database.catalogue.write(testCatalogue({ products: [testProduct({ quantity: 9 })] }), 'merge')
    const number = await placeTestOrder(office.database)
    const staff = await office.signedIn('staff')
    const found = async (q: string, who = staff) =>
      (await who.call('GET', `search?q=${encodeURIComponent(q)}`)).json() as {
        orders: { number: string; name: string }[]
      }
    expect((await found(number)).orders).toMatchObject([{ number, name: 'Mara Thompson' }])
    expect((await found('mara@exam')).orders).toHaveLength(1)
    expect(await found('  ')).toEqual({ orders: [], products: [] })
    expect((await found('nobody')).orders).toEqual([])
    expect((await found(number, await office.signedIn('reader'))).orders).toMatchObject([{ number, name: '' }])
    expect((await staff.call('GET', `search?q=${'x'.repeat(201)}`)).statusCode).toBe(400)
    expect((await staff.call('GET', 'search')).statusCode).toBe(400)
  })
})

describe('the orders of the office', () => {
  it('spec 10.12: are listed with counts, found, and gone on with', async () => {
    const { staff, database, number } = await shop()
    for (let more = 0; more < 3; more++) await placeTestOrder(database)
    const first = (await staff.call('GET', 'orders?limit=3')).json()
    expect(first).toMatchObject({ counts: { all: 4, 'to-pack': 4, unpaid: 4, shipped: 0 }, pulse: expect.any(String) })
    const rest = (await staff.call('GET', `orders?limit=3&after=${encodeURIComponent(first.next)}`)).json()
    const numbers = [...first.rows, ...rest.rows].map((row: { number: string }) => row.number)
    expect([new Set(numbers).size, rest.next]).toEqual([4, null])
    const found = (await staff.call('GET', `orders?search=${number}`)).json()
    expect(found.rows).toMatchObject([{ number, state: 'placed', money: 'open', pieces: 2 }])
    expect((await staff.call('GET', 'orders/pulse')).json()).toEqual({ pulse: found.pulse })
  })

  it('spec 10.12: one goes its way: paid in part, packed, shipped with its parcel, sent back in part', async () => {
    const { staff, number } = await shop()
    const act = async (path: string, body: object) => {
      const answer = await staff.call('POST', `orders/${number}/${path}`, body)
      expect([path, answer.statusCode, answer.body.slice(0, 200)]).toEqual([path, 200, expect.anything()])
      return answer.json()
    }
    const { total } = (await staff.call('GET', `orders/${number}`)).json()
    expect(await act('payments', { amount: 10 })).toMatchObject({ account: { paid: 10, open: total - 10 } })
    expect(await act('payments', {})).toMatchObject({ state: 'paid', account: { paid: total, open: 0 } })
    expect(await act('state', { state: 'packed' })).toMatchObject({ next: ['shipped'] })
    expect(await act('shipment', { carrier: 'UPS', tracking: '1Z9' })).toMatchObject({
      state: 'shipped',
      parcel: { carrier: 'UPS', tracking: '1Z9', url: 'https://www.ups.com/track?tracknum=1Z9' },
    })
    const lines = [{ position: 0, quantity: 1 }]
    const press = { amount: 5, lines, restock: true, key: 'press-0001', refundedBefore: 0 }
    expect(await act('refunds', press)).toMatchObject({ account: { refunded: 5, refundable: total - 5 } })
    // A double click.
    expect(await act('refunds', { ...press, refundedBefore: 5 })).toMatchObject({ account: { refunded: 5 } })
    expect(await act('returns', { lines, restock: false })).toMatchObject({ lines: [{ returned: 2 }] })
    expect(await act('notes', { text: 'Called' })).toMatchObject({ houseNotes: [{ text: 'Called' }] })
    const told = await act('mails', { kind: 'shipped' })
    expect(told.mails.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['shipped', 'shipped#2', 'confirmation']),
    )
    expect(told.money.map(({ by }: { by: object }) => by)).toContainEqual({ kind: 'person', name: '' })
  })

  it('wrong input is answered with what is wrong, and nothing is stored', async () => {
    const { staff, number } = await shop()
    const bad: [string, object, number, RegExp][] = [
      ['payments', { amount: -1 }, 400, /amount/],
      ['payments', { amount: 1.234 }, 400, /amount/],
      ['payments', { amount: 1_000_000 }, 409, /at most/],
      ['refunds', { amount: 5 }, 409, /nothing left/],
      ['refunds', { amount: 'x' }, 400, /amount/],
      ['refunds', {}, 400, /amount/],
      ['returns', { lines: [] }, 400, /line/],
      ['returns', { lines: [{ position: 0, quantity: 1 }] }, 409, /is placed/],
      ['shipment', { url: 'javascript:alert(1)' }, 400, /url/],
      ['shipment', { carrier: 'x'.repeat(101) }, 400, /carrier/],
      ['shipment', { carrier: 'UPS' }, 409, /is placed/],
      ['state', { state: 'shipped' }, 400, /state/],
      ['state', { state: 'delivered' }, 409, /is placed/],
      ['notes', { text: ' ' }, 400, /text/],
      ['notes', { text: 'a\u0000b' }, 400, /text/],
      ['mails', { kind: 'refunded:1' }, 409, /No mail/],
    ]
    for (const [path, body, status, words] of bad) {
      const answer = await staff.call('POST', `orders/${number}/${path}`, body)
      expect([path, body, answer.statusCode]).toEqual([path, body, status])
      expect(answer.body).toMatch(words)
    }
    for (const query of ['tab=nothing', 'limit=0', 'limit=9999', 'after=yesterday', `search=${'x'.repeat(201)}`]) {
      expect([query, (await staff.call('GET', `orders?${query}`)).statusCode]).toEqual([query, 400])
    }
    for (const unknown of ['V-00000000', 'x', '%00', '..']) {
      expect((await staff.call('GET', `orders/${encodeURIComponent(unknown)}`)).statusCode).toBe(404)
    }
    expect((await staff.call('GET', `orders/${number}`)).json()).toMatchObject({
      state: 'placed',
      money: [],
      parcel: null,
    })
  })

  it('spec 10.12: a reader is told nothing of who the shopper is', async () => {
    const { staff, signedIn, number } = await shop()
    await staff.call('POST', `orders/${number}/notes`, { text: 'Zoe called' })
    const { contact, page, address } = (await staff.call('GET', `orders/${number}`)).json()
    expect([contact.email, page]).toEqual([expect.stringContaining('@'), expect.stringContaining('key=')])
    const reader = await signedIn('reader')
    const texts = [await reader.call('GET', 'orders'), await reader.call('GET', `orders/${number}`)].map(
      ({ body }) => body,
    )
    for (const secret of [contact.email, address[0], 'key=', 'Zoe called']) {
      for (const text of texts) expect(text).not.toContain(secret)
    }
  })

  it('spec 10.12: the export asks for a fresh sign-in, and runs in no spreadsheet', async () => {
    const { database, staff, pass, signedIn } = await shop()
    const { csv, file } = (await staff.call('POST', 'orders/export', {})).json()
    const number = await placeTestOrder(database, { notes: '=1+1' })
    const one = (await staff.call('POST', 'orders/export', { numbers: [number] })).json().csv
    expect([file, csv.split('\r\n')[0]]).toEqual([
      'orders-2026-03-10.csv',
      expect.stringMatching(/^number,placed,state/),
    ])
    expect(one).toContain("'=1+1")
    expect(one.trim().split('\r\n')).toHaveLength(2)
    pass(11)
    expect((await staff.call('POST', 'orders/export', {})).json()).toMatchObject({
      status: 403,
      reason: 'fresh-sign-in',
    })
    expect((await (await signedIn('reader')).call('POST', 'orders/export', {})).statusCode).toBe(403)
  })
})

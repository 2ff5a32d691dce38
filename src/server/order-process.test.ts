import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { FAKE_KEYS, startFakeStripe } from './testing/fake-stripe.ts'
import { createOrderClient } from './testing/order-client.ts'
import { startSmtpServer } from './testing/smtp-server.ts'
import { startStore, type StoreProcess } from './testing/store-process.ts'

const SITE_URL = 'https://shop.example'
const PATIENCE = { timeout: 20_000, interval: 50 }

/** A database with one product, for processes that are killed when the test ends. */
async function shopFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-orders-'))
  const address = { databaseFile: path.join(folder, 'shop.db') }
  const database = await openDatabase(address)
  await database.prepare(async () => testCatalogue({ products: [testProduct({ quantity: 50 })] }))
  await database.close()
  const stores: StoreProcess[] = []
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.kill()))
    await rm(folder, { recursive: true, force: true })
  })
  return {
    folder,
    async serve(environment: Record<string, string>): Promise<StoreProcess> {
      const store = await startStore(address, { SITE_URL, ...environment })
      stores.push(store)
      return store
    },
  }
}

async function place({ port }: StoreProcess, payment: 'stripe' | 'pay-later') {
  const client = createOrderClient(1)
  const { status, body } = await client.place(port, randomUUID(), {
    contact: { email: 'mara@example.com' },
    address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
    shipping: 'flat-rate',
    payment,
    lines: [{ id: '1', quantity: 2 }],
  })
  client.close()
  expect(status).toBe(201)
  return body as { number: string; key: string; pay?: { url: string } }
}

describe('orders on real serving processes', { timeout: 90_000 }, () => {
  it('two processes, one database: paid by card, told to both, one mail each over SMTP, a clean end', async () => {
    const [stripe, smtp] = [await startFakeStripe(), await startSmtpServer()]
    const { serve } = await shopFolder()
    onTestFinished(async () => {
      await stripe.close()
      await smtp.close()
    })
    const environment = {
      STRIPE_SECRET_KEY: FAKE_KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: FAKE_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      SMTP_URL: smtp.url,
      OWNER_EMAIL: 'owner@shop.example',
      LOG_LEVEL: 'debug',
    }
    const [one, two] = [await serve(environment), await serve(environment)]
    const order = await place(one, 'stripe')
    const page = `/orders/${order.number}?key=${order.key}`
    const session = order.pay?.url.split('/').at(-1) ?? ''
    expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 4000, success_url: `${SITE_URL}/pages${page}` })
    const event = stripe.pay(session)
    const told = [two, one, two].map(({ port }) =>
      fetch(`http://127.0.0.1:${port}/api/payments/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(event) },
        body: event,
      }),
    )
    expect((await Promise.all(told)).map(({ status }) => status)).toEqual([200, 200, 200])
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), PATIENCE)
    const seen = await (await fetch(`http://127.0.0.1:${two.port}/api${page}`)).json()
    expect(seen).toMatchObject({ state: 'paid', history: [{ state: 'placed' }, { state: 'paid' }] })
    for (const store of [one, two]) {
      expect(await store.stop()).toBe(0)
      expect(store.printed()).not.toMatch(/mara|Thompson|Sample Street|owner@/i)
      expect(store.printed()).not.toContain(order.key)
    }
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(['mara@example.com', 'owner@shop.example'])
  })

  it('a mail that could not be written, and a process that is killed: the next one writes it, once', async () => {
    const { folder, serve } = await shopFolder()
    const first = await serve({ MAIL_DIR: '/dev/null/mail', LOG_LEVEL: 'warn' })
    const order = await place(first, 'pay-later')
    const noted = `"order":"${order.number}","kind":"confirmation","attempts":1,"reason":"ENOTDIR"`
    await vi.waitFor(() => expect(first.printed()).toContain(noted), PATIENCE)
    await first.kill()
    const second = await serve({ MAIL_DIR: path.join(folder, 'mail'), LOG_LEVEL: 'warn' })
    const file = path.join(folder, 'mail', `${order.number}-confirmation.eml`)
    await vi.waitFor(() => expect(second.printed()).toContain(file), PATIENCE)
    const mail = await simpleParser(await readFile(file))
    expect(mail.subject).toBe(`Your order ${order.number} at Vitrine`)
    expect(mail.text).toContain(`${SITE_URL}/pages/orders/${order.number}?key=${order.key}`)
    expect(await second.stop()).toBe(0)
    expect(await readdir(path.dirname(file))).toEqual([path.basename(file)])
  })
})

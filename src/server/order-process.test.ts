import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FAKE_KEYS, startFakeStripe } from './testing/fake-stripe.ts'
import { startSmtpServer } from './testing/smtp-server.ts'

const TOKEN = 'a-token-of-22-characters'
const PATIENCE = { timeout: 15_000, interval: 50 }

interface Running {
  child: ChildProcess
  address: string
  printed: () => string
  exited: Promise<number | null>
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-orders-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A real serving process on the database in `folder`. */
async function serve(folder: string, env: Record<string, string>): Promise<Running> {
  const child = fork(new URL('./testing/serve.ts', import.meta.url), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_URL: 'https://shop.example',
      DATABASE_FILE: path.join(folder, 'shop.db'),
      MAIL_DIR: path.join(folder, 'mail'),
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    void exited.then((code) => reject(new Error(`ended with ${code}: ${text}`)))
  })
  return { child, address: `http://127.0.0.1:${port}`, printed: () => text, exited }
}

async function post(url: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: {
      cookie: `XSRF-TOKEN=${TOKEN}`,
      'x-xsrf-token': TOKEN,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

interface PlacedOrder {
  number: string
  key: string
  total: number
  pay?: { url: string }
}

async function place({ address }: Running, payment: 'stripe' | 'pay-later'): Promise<PlacedOrder> {
  const products = (await (await fetch(`${address}/api/product`)).json()) as {
    id: string
    status: string
    quantity: number
    variants?: unknown
  }[]
  const product = products.find((one) => one.status === 'in-stock' && one.quantity > 5 && !one.variants)
  const body = {
    contact: { email: 'mara@example.com' },
    address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
    shipping: 'flat-rate',
    payment,
    lines: [{ id: product?.id, quantity: 2 }],
  }
  const answer = await post(`${address}/api/orders`, body, { 'idempotency-key': randomUUID() })
  expect(answer.status).toBe(201)
  return (await answer.json()) as PlacedOrder
}

describe('issue 6: orders on real serving processes', { timeout: 60_000 }, () => {
  it('two processes, one database: paid by card, told to both, one mail each over SMTP, a clean end', async () => {
    const stripe = await startFakeStripe()
    const smtp = await startSmtpServer()
    onTestFinished(async () => {
      await stripe.close()
      await smtp.close()
    })
    const folder = await temporary()
    const env = {
      STRIPE_SECRET_KEY: FAKE_KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: FAKE_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      SMTP_URL: smtp.url,
      OWNER_EMAIL: 'owner@shop.example',
      LOG_LEVEL: 'debug',
    }
    const one = await serve(folder, env)
    const two = await serve(folder, env)
    const order = await place(one, 'stripe')
    const session = order.pay?.url.split('/').at(-1) ?? ''
    expect(stripe.sessions.get(session)).toMatchObject({
      amount_total: Math.round(order.total * 100),
      success_url: `https://shop.example/pages/orders/${order.number}?key=${order.key}`,
    })
    const event = stripe.pay(session)
    const told = [two, one, two].map(({ address }) =>
      fetch(`${address}/api/payments/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(event) },
        body: event,
      }),
    )
    expect((await Promise.all(told)).map(({ status }) => status)).toEqual([200, 200, 200])
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), PATIENCE)
    const seen = await (await fetch(`${two.address}/api/orders/${order.number}?key=${order.key}`)).json()
    expect(seen).toMatchObject({ state: 'paid', history: [{ state: 'placed' }, { state: 'paid' }] })
    for (const { child, exited, printed } of [one, two]) {
      child.kill('SIGTERM')
      expect(await exited).toBe(0)
      expect(printed()).not.toMatch(/mara|Thompson|Sample Street|owner@/i)
      expect(printed()).not.toContain(order.key)
    }
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(['mara@example.com', 'owner@shop.example'])
  })

  it('a mail that could not be written, and a process that is killed: the next one writes it, once', async () => {
    const folder = await temporary()
    const first = await serve(folder, { MAIL_DIR: '/dev/null/mail' })
    const order = await place(first, 'pay-later')
    const noted = `"order":"${order.number}","kind":"confirmation","attempts":1,"reason":"ENOTDIR"`
    await vi.waitFor(() => expect(first.printed()).toContain(noted), PATIENCE)
    first.child.kill('SIGKILL')
    await first.exited
    const second = await serve(folder, {})
    const file = path.join(folder, 'mail', `${order.number}-confirmation.eml`)
    await vi.waitFor(() => expect(second.printed()).toContain(file), PATIENCE)
    const mail = await simpleParser(await readFile(file))
    expect(mail.subject).toBe(`Your order ${order.number} at Vitrine`)
    expect(mail.text).toContain(`https://shop.example/pages/orders/${order.number}?key=${order.key}`)
    second.child.kill('SIGTERM')
    expect(await second.exited).toBe(0)
    expect(await readdir(path.dirname(file))).toEqual([path.basename(file)])
  })
})

/** Stripe's HTTP API as far as the shop uses it, on a local port: sessions, refunds, idempotency keys, signed webhooks, and bad days. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

export const FAKE_KEYS = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake' }

export interface FakeSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  url: string | null
  expires_at: number
  customer_email: string | null
  success_url: string
  metadata: Record<string, string>
  /** Names and amounts as they were sent. */
  lines: { name: string; amount: number; quantity: number }[]
}

interface Failure {
  status: number
  code?: string
  param?: string
}

/** What the next calls get instead of an answer: an error, a connection that is cut, or silence; `after` does the work first. */
export type Weather = 'fine' | 'error' | 'cut' | 'hang' | 'cut-after'

export interface FakeStripe {
  apiBase: string
  sessions: Map<string, FakeSession>
  refunds: { id: string; payment_intent: string; amount: number }[]
  /** Every call that came, as `POST /v1/checkout/sessions`. */
  calls: string[]
  weather: Weather
  /** Shopper's side: pays the page (or leaves the bank to decide) and gives the event that Stripe would send. */
  pay(session: string, fields?: Partial<Pick<FakeSession, 'amount_total' | 'currency' | 'payment_status'>>): string
  event(type: string, session: string): string
  /** The header that goes with a body; `at` is epoch seconds, now by default. */
  sign(body: string, at?: number): string
  close(): Promise<void>
}

const REFUSED: Failure = { status: 400, code: 'invalid_request' }

export async function startFakeStripe(): Promise<FakeStripe> {
  const stripe = new Stripe(FAKE_KEYS.secretKey)
  const sessions = new Map<string, FakeSession>()
  const refunds: FakeStripe['refunds'] = []
  const kept = new Map<string, { body: string; answer: unknown }>()
  let count = 0
  const newId = (prefix: string) => `${prefix}_${Date.now().toString(36)}${++count}`

  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const fake: FakeStripe = {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    calls: [],
    weather: 'fine',
    pay(id, fields = {}) {
      const session = get(id)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: newId('pi'),
        url: null,
        ...fields,
      })
      return fake.event('checkout.session.completed', id)
    },
    event: (type, id) => JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object: get(id) } }),
    sign: (payload, timestamp = Math.floor(Date.now() / 1000)) =>
      stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret: FAKE_KEYS.webhookSecret }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function get(id: string): FakeSession {
    const session = sessions.get(id)
    if (!session) throw Object.assign(new Error('missing'), { failure: { status: 404, code: 'resource_missing' } })
    return session
  }

  function refuse(failure: Failure): never {
    throw Object.assign(new Error('refused'), { failure })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const call = `${request.method} ${request.url}`
    fake.calls.push(call)
    const { weather } = fake
    if (weather === 'hang') return
    if (weather === 'cut') return void request.socket.destroy()
    let status = 200
    let result: unknown
    try {
      if (weather === 'error') refuse({ status: 500 })
      result = once(String(request.headers['idempotency-key'] ?? ''), body, () => act(call, new URLSearchParams(body)))
    } catch (error) {
      const { failure } = error as { failure?: Failure }
      if (!failure) throw error
      status = failure.status
      result = {
        error: { type: status === 500 ? 'api_error' : 'invalid_request_error', message: 'refused', ...failure },
      }
    }
    if (weather === 'cut-after') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  }

  /** The same key gives the same answer, and another body under it is refused. */
  function once(key: string, body: string, work: () => unknown): unknown {
    const before = key === '' ? undefined : kept.get(key)
    if (before && before.body !== body) refuse({ status: 400, code: 'idempotency_error' })
    const result = before ? before.answer : work()
    if (key !== '') kept.set(key, { body, answer: result })
    return structuredClone(result)
  }

  function act(call: string, form: URLSearchParams): unknown {
    const one = /^(GET|POST) \/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(call)
    if (call === 'POST /v1/checkout/sessions') return createSession(form)
    if (one?.[1] === 'GET') return get(one[2] ?? '')
    if (one?.[3]) return expire(get(one[2] ?? ''))
    if (call === 'POST /v1/refunds') return refund(form.get('payment_intent') ?? '', form.get('amount'))
    return refuse({ status: 404 })
  }

  function createSession(form: URLSearchParams): FakeSession {
    const lines: FakeSession['lines'] = []
    for (let at = 0; form.has(`line_items[${at}][quantity]`); at++) {
      const amount = Number(form.get(`line_items[${at}][price_data][unit_amount]`))
      if (!Number.isInteger(amount) || amount < 0) refuse(REFUSED)
      const name = form.get(`line_items[${at}][price_data][product_data][name]`) ?? ''
      lines.push({ name, amount, quantity: Number(form.get(`line_items[${at}][quantity]`)) })
    }
    const expiresAt = Number(form.get('expires_at'))
    const inHalfAnHour = Date.now() / 1000 + 1800
    const email = form.get('customer_email')
    if (email?.endsWith('.invalid')) refuse({ ...REFUSED, code: 'email_invalid', param: 'customer_email' })
    if (lines.length === 0 || form.get('mode') !== 'payment' || expiresAt < inHalfAnHour) refuse(REFUSED)
    const id = newId('cs_test')
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: lines.reduce((sum, line) => sum + line.amount * line.quantity, 0),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      expires_at: expiresAt,
      customer_email: email,
      success_url: form.get('success_url') ?? '',
      metadata: { number: form.get('metadata[number]') ?? '' },
      lines,
    }
    sessions.set(id, session)
    return session
  }

  function expire(session: FakeSession): FakeSession {
    if (session.status !== 'open') refuse(REFUSED)
    return Object.assign(session, { status: 'expired', url: null })
  }

  /** Without an amount all that is left goes back. */
  function refund(payment: string, part: string | null): unknown {
    const paid = [...sessions.values()].find((one) => one.payment_intent === payment)?.amount_total ?? 0
    const gone = refunds.reduce((sum, one) => (one.payment_intent === payment ? sum + one.amount : sum), 0)
    const left = paid - gone
    if (left <= 0) refuse({ ...REFUSED, code: 'charge_already_refunded' })
    const amount = part === null ? left : Number(part)
    if (!Number.isInteger(amount) || amount <= 0 || amount > left) refuse(REFUSED)
    const made = { id: newId('re'), object: 'refund', payment_intent: payment, amount, status: 'succeeded' }
    refunds.push(made)
    return made
  }

  return fake
}

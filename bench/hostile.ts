/** Honest shoppers beside clients that mean harm: slow bodies, answers that nobody takes, a payment provider that is silent; and the same without them. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStore } from '../e2e/support/store-server.ts'
import { attack, type Attack } from './clients/attackers.ts'
import { readBudgets } from './figures/budgets.ts'
import { endlessGoods, orderCall, writeHeaders } from './clients/buyers.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { quantile, type Figure } from './figures/figures.ts'
import { type Answer, callAtRate, callTogether } from './clients/load-client.ts'

const SECONDS = 12
/** Honest calls a second. */
const ORDERS = 10
const READS = 20
const SLOW_SOCKETS = 200
const DEAF_SOCKETS = 8
const PIPELINED = 80
const CARD_ORDERS = 100
const LATER_ORDERS = 10

const catalogue = await endlessGoods()
const { hostile: budget } = readBudgets()

let asked = 0

/** Takes every call and answers none. */
async function startSilentProvider(): Promise<Server> {
  const server = createServer(() => {
    asked += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const provider = await startSilentProvider()
const store = await startStore({
  catalogue,
  environment: {
    LIMIT_ORDERS: '1000000',
    LIMIT_MAILS: '1000000',
    STRIPE_SECRET_KEY: 'sk_test_silent',
    STRIPE_WEBHOOK_SECRET: 'whsec_silent',
    STRIPE_API_BASE: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  },
})
const port = Number(new URL(store.origin).port)

function head(lines: readonly string[], headers: Record<string, string> = {}): string {
  const all = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `${[...lines, 'Host: shop', ...all].join('\r\n')}\r\n\r\n`
}

const nowhere = head(['POST /api/x HTTP/1.1'], { 'Content-Type': 'application/json', 'Content-Length': '9' })
const ordering = head(['POST /api/orders HTTP/1.1'], { 'Content-Length': '9', ...writeHeaders('hostile-never') })

/** Half of them hold what they have until they are thrown out, half come again and again; some name a call that there is. */
function slowBodies(): Attack[] {
  const each = { port, sockets: SLOW_SOCKETS / 4, reads: true }
  return [nowhere, ordering].flatMap((text) => [attack({ ...each, text }), attack({ ...each, text, renewAfter: 500 })])
}

function deafReaders(): Attack[] {
  const text = head(['GET /api/product HTTP/1.1']).repeat(PIPELINED)
  return [attack({ port, sockets: DEAF_SOCKETS, text, reads: false })]
}

interface Served {
  orders: Answer[]
  reads: Answer[]
  /** Attackers that were thrown out. */
  closed: number
}

/** Milliseconds that attackers have after the last honest call to be thrown out. */
const LAST_CHANCE = 8000

/** `thrownOut` attackers are waited for. */
async function serve(name: string, begin: () => Attack[] = () => [], thrownOut = 0): Promise<Served> {
  const attacks = begin()
  await sleep(500)
  const during = { port, milliseconds: SECONDS * 1000 }
  const [orders, reads] = await Promise.all([
    callAtRate({ ...during, rate: ORDERS, next: (count) => orderCall(catalogue.products, count, name) }),
    callAtRate({ ...during, rate: READS, next: (count) => ({ path: `/api/product?page=${(count % 3) + 1}` }) }),
  ])
  const closedSoFar = () => attacks.reduce((sum, one) => sum + one.closed, 0)
  for (let waited = 0; waited < LAST_CHANCE && closedSoFar() < thrownOut; waited += 100) await sleep(100)
  const closed = closedSoFar()
  for (const one of attacks) one.stop()
  await sleep(500)
  return { orders, reads, closed }
}

/** Card orders that hang, and a moment later some to be paid later. */
async function placeBesideSilence() {
  const all = (count: number, payment: 'pay-later' | 'stripe') =>
    callTogether(
      port,
      Array.from({ length: count }, (_, at) => orderCall(catalogue.products, at, `silent-${payment}-`, payment)),
    )
  const card = all(CARD_ORDERS, 'stripe')
  // They hang when nobody new asks the provider any more.
  for (let before = -1; asked === 0 || asked !== before;) {
    before = asked
    await sleep(1000)
  }
  const later = await all(LATER_ORDERS, 'pay-later')
  return { later, card: await card }
}

const withStatus = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status)
const p99 = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ milliseconds }) => milliseconds),
    0.99,
  )

/** Of all calls, so that one that was refused late counts with its time as well. */
function figuresOf(name: string, what: string, answers: readonly Answer[], status: number, isGoal = true): Figure[] {
  const refused = withStatus(answers, 503).length
  const broken = answers.length - refused - withStatus(answers, status).length
  return [
    {
      name: `${name}: ${what} answered ${status}`,
      figure: withStatus(answers, status).length,
      ...(isGoal && { goal: answers.length, atLeast: true }),
      unit: '',
      note: `of ${answers.length}; refused with 503: ${refused}; neither: ${broken}`,
    },
    {
      name: `${name}: ${what}, p99`,
      figure: p99(answers),
      ...(isGoal && { goal: budget.p99Milliseconds }),
      unit: 'ms',
    },
  ]
}

try {
  const quiet = await serve('quiet')
  const slow = await serve('slow', slowBodies)
  const deaf = await serve('deaf', deafReaders, DEAF_SOCKETS)
  const { later, card } = await placeBesideSilence()
  const answeredInTime = later.filter(
    ({ status, milliseconds }) => status === 201 && milliseconds <= budget.p99Milliseconds,
  )
  const met = reportFigures(
    'hostile',
    `Under attack: ${ORDERS} orders and ${READS} reads a second for ${SECONDS} s beside ${SLOW_SOCKETS} slow bodies, beside ${DEAF_SOCKETS} times ${PIPELINED} answers that nobody takes, and beside a silent payment provider`,
    [
      ...figuresOf('no attack', 'orders', quiet.orders, 201, false),
      ...figuresOf('no attack', 'reads', quiet.reads, 200, false),
      ...figuresOf('slow bodies', 'orders', slow.orders, 201),
      ...figuresOf('slow bodies', 'reads', slow.reads, 200),
      ...figuresOf('answers not taken', 'orders', deaf.orders, 201),
      ...figuresOf('answers not taken', 'reads', deaf.reads, 200),
      { name: 'answers not taken: attackers closed', figure: deaf.closed, goal: DEAF_SOCKETS, atLeast: true, unit: '' },
      {
        name: `silent provider: ${LATER_ORDERS} pay-later orders in time`,
        figure: answeredInTime.length,
        goal: LATER_ORDERS,
        atLeast: true,
        unit: '',
        note: `slowest ${Math.round(Math.max(...later.map(({ milliseconds }) => milliseconds)))} ms`,
      },
      {
        name: 'silent provider: card orders kept',
        figure: withStatus(card, 201).length,
        goal: CARD_ORDERS,
        atLeast: true,
        unit: '',
        note: 'to be paid later',
      },
      {
        name: 'calls sent late by this client, p99',
        figure: quantile(
          [quiet, slow, deaf].flatMap(({ orders, reads }) => [...orders, ...reads].map(({ late }) => late)),
          0.99,
        ),
        unit: 'ms',
        note: 'more than a few: the machine is not its own',
      },
    ],
  )
  if (!met) process.exitCode = 1
} finally {
  await store.stop()
  provider.closeAllConnections()
  provider.close()
}

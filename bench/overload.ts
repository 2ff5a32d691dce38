/** Three times as many visitors as the machine can serve: how fast who is served is served, and that nobody who buys is lost. */
import { setTimeout as sleep } from 'node:timers/promises'
import { startStore } from '../e2e/support/store-server.ts'
import { endlessGoods, orderCall } from './clients/buyers.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { quantile } from './figures/figures.ts'
import { type Answer, type Call, callAtRate, type OpenLoad } from './clients/load-client.ts'

const TIMES = 3
const SECONDS = 12
/** Calls a second beside the flood. */
const KEPT_PAGES = 50
const ORDERS = 10
/** Milliseconds. */
const SLOWEST = 1000

const catalogue = await endlessGoods()
const store = await startStore({
  catalogue,
  environment: { LIMIT_ORDERS: '1000000', LIMIT_MAILS: '1000000' },
})
const port = Number(new URL(store.origin).port)

/** Whole pages of nine cards, each with an address that nobody asked for before. */
let asked = 0
function newPage(): Call {
  asked += 1
  return { path: `/shop?maxPrice=${1_000_000 + asked}`, headers: { 'accept-encoding': 'br' } }
}

/** New pages a second that the machine makes when it is asked for no more than that: eight visitors, each waiting for an answer. */
async function servedPerSecond(milliseconds: number): Promise<number> {
  const start = performance.now()
  const counts = await Promise.all(
    Array.from({ length: 8 }, async () => {
      let count = 0
      while (performance.now() - start < milliseconds) {
        const { path, headers } = newPage()
        const { status } = await callOnce(path, headers as Record<string, string>)
        if (status === 200) count += 1
      }
      return count
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000)
}

async function callOnce(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(store.origin + path, { headers })
  await response.arrayBuffer()
  return response
}

/** How many of the acknowledged orders the store can show again. */
async function countStored(answers: readonly Answer[]): Promise<number> {
  let stored = 0
  for (const { body } of answers) {
    const { number, key } = JSON.parse(body) as { number: string; key: string }
    const { status } = await callOnce(`/api/orders/${number}?key=${encodeURIComponent(key)}`)
    if (status === 200) stored += 1
  }
  return stored
}

const withStatus = (answers: readonly Answer[], ...statuses: number[]) =>
  answers.filter(({ status }) => statuses.includes(status))
const slowest = (answers: readonly Answer[]) =>
  answers.length === 0
    ? 0
    : quantile(
        answers.map(({ milliseconds }) => milliseconds),
        0.99,
      )

try {
  await servedPerSecond(3000)
  const servable = await servedPerSecond(5000)
  await callOnce('/shop', { 'accept-encoding': 'br' })
  const during = (load: Pick<OpenLoad, 'rate' | 'next'>) => callAtRate({ port, milliseconds: SECONDS * 1000, ...load })
  const [pages, kept, orders] = await Promise.all([
    during({ rate: TIMES * servable, next: newPage }),
    during({ rate: KEPT_PAGES, next: () => ({ path: '/shop', headers: { 'accept-encoding': 'br' } }) }),
    during({ rate: ORDERS, next: (count) => orderCall(catalogue.products, count, 'overload') }),
  ])
  await sleep(500)
  const served = withStatus(pages, 200)
  const refused = withStatus(pages, 503)
  const acknowledged = withStatus(orders, 201)
  const lost = acknowledged.length - (await countStored(acknowledged))
  const others = pages.length - served.length - refused.length
  const met = reportFigures(
    'overload',
    `Overload: ${Math.round(TIMES * servable)} new pages a second for ${SECONDS} s where ${Math.round(servable)} can be made, with ${KEPT_PAGES} kept pages and ${ORDERS} orders a second`,
    [
      { name: 'new pages served, p99', figure: slowest(served), goal: SLOWEST, unit: 'ms', note: `${served.length}` },
      {
        name: 'new pages refused (503), p99',
        figure: slowest(refused),
        goal: SLOWEST,
        unit: 'ms',
        note: `${refused.length}`,
      },
      { name: 'new pages neither served nor refused', figure: others, goal: 0, unit: '' },
      { name: 'new pages served of what can be', figure: (served.length / SECONDS / servable) * 100, unit: '%' },
      { name: 'kept pages, p99', figure: slowest(kept), goal: SLOWEST, unit: 'ms', note: `${kept.length}` },
      { name: 'kept pages not served', figure: kept.length - withStatus(kept, 200).length, goal: 0, unit: '' },
      { name: 'orders, p99', figure: slowest(acknowledged), goal: SLOWEST, unit: 'ms', note: `${acknowledged.length}` },
      { name: 'orders not acknowledged', figure: orders.length - acknowledged.length, goal: 0, unit: '' },
      { name: 'acknowledged orders not stored', figure: lost, goal: 0, unit: '' },
      {
        name: 'calls sent late by this client, p99',
        figure: quantile(
          [...pages, ...kept, ...orders].map(({ late }) => late),
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
}

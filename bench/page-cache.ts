/** A kept page beside Fastify answering a fixed buffer of the same size: each a process of its own, measured in turns. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startStore } from '../e2e/support/store-server.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { median } from './figures/figures.ts'
import { answersPerSecond } from './clients/load-client.ts'

const ROUNDS = 9
const ROUND = { connections: 16, milliseconds: 1000 }
/** Milliseconds until the compiler has made the best of either server. */
const WARM_UP = 5000
const GOAL = 60
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'Mozilla/5.0' }

const store = await startStore()
try {
  const port = Number(new URL(store.origin).port)
  const page = { ...ROUND, port, path: '/shop', headers }
  // The first answers render the page and make the best of its compression.
  await answersPerSecond({ ...page, milliseconds: WARM_UP })
  const kept = await fetch(`${store.origin}/shop`, { headers: { 'accept-encoding': 'br' } })
  const size = Number(kept.headers.get('content-length'))
  if (kept.headers.get('cache-status') !== 'pages; hit') throw new Error('/shop is not kept.')

  const yardstick = fork(fileURLToPath(new URL('./clients/fixed-buffer.ts', import.meta.url)), [String(size)])
  try {
    const [fixedPort] = (await once(yardstick, 'message')) as [number]
    const fixed = { ...ROUND, port: fixedPort, path: '/', headers }
    await answersPerSecond({ ...fixed, milliseconds: WARM_UP })
    const shares: number[] = []
    const rates: number[] = []
    const fixedRates: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await answersPerSecond(fixed)
      const rate = await answersPerSecond(page)
      const after = await answersPerSecond(fixed)
      rates.push(rate)
      fixedRates.push(before, after)
      shares.push((rate / ((before + after) / 2)) * 100)
    }
    const met = reportFigures(
      'page-cache',
      `A kept page, ${size} bytes of Brotli, ${ROUND.connections} connections, median of ${ROUNDS}`,
      [
        { name: 'a kept /shop, of the yardstick', figure: median(shares), goal: GOAL, atLeast: true, unit: '%' },
        { name: 'a kept /shop, answers a second', figure: Math.round(median(rates)), unit: '' },
        { name: 'Fastify and a fixed buffer, answers a second', figure: Math.round(median(fixedRates)), unit: '' },
      ],
    )
    if (!met) process.exitCode = 1
  } finally {
    yardstick.disconnect()
  }
} finally {
  await store.stop()
}

/** Which requests wait in which line, so that a rush for pages takes nothing from those who buy (issue 8, point 5). */
import type { Server } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#api/problem.ts'
import { Abandoned, createLane, Overloaded, type Lane, type LaneCounters } from './lane.ts'

export interface Lanes {
  /** Rendering; what the page cache has does not come here. */
  pages: Lane
  /** Reading through the API. */
  reads: Lane
  /** Quotes, orders, payments, tracking. */
  checkout: Lane
  /** Counts who arrives at the server, so that work waits until they are let in. */
  arrivals: Arrivals
}

interface Arrivals {
  readonly count: number
  watch(server: Server): void
}

function createArrivals(): Arrivals {
  let count = 0
  const arrive = () => {
    count += 1
  }
  return {
    get count() {
      return count
    },
    watch: (server) => void server.on('connection', arrive).on('request', arrive),
  }
}

/** A page takes some milliseconds, so a full line of them is served within its patience; checkout has room for more than 1,000, and the others stand back for it. */
export function createLanes(): Lanes {
  const counter = createArrivals()
  const arrivals = () => counter.count
  const checkout = createLane({ running: 32, waiting: 2000, patience: 20_000, short: 0 })
  const isHeld = () => checkout.running + checkout.waiting > 0
  return {
    pages: createLane({ running: 4, waiting: 48, patience: 600, short: 4 }, { arrivals, isHeld }),
    reads: createLane({ running: 8, waiting: 256, patience: 600, short: 8 }, { arrivals, isHeld }),
    checkout,
    arrivals: counter,
  }
}

/** Seconds after which whoever was turned away may try again. */
export const RETRY_AFTER = 2

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Answered at once whatever the load: probes, and the token without which no order can be placed. */
const ALWAYS = /^\/(?:health|csrf)(?:[/?]|$)/
const CHECKOUT = /^\/(?:orders|payments)(?:[/?]|$)/

/** The line of an API call by its method and its path below the API's own; null where it never waits. */
export function laneOfCall(method: string, path: string): 'reads' | 'checkout' | null {
  if (ALWAYS.test(path)) return null
  return READS.has(method) && !CHECKOUT.test(path) ? 'reads' : 'checkout'
}

/** Makes every API call under `prefix` wait for its turn, or answers 503 with Retry-After as problem details. */
export function addCallLanes(app: FastifyInstance, prefix: string, lanes: Lanes): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.url.startsWith(`${prefix}/`)) return
    const name = laneOfCall(request.method, request.url.slice(prefix.length))
    if (name === null) return
    try {
      const leave = await lanes[name].enter({ isWanted: () => !reply.raw.destroyed })
      reply.raw.once('close', leave)
      // The client may have gone at this very moment, and then nothing is closed any more.
      if (reply.raw.closed) leave()
    } catch (error) {
      if (!(error instanceof Overloaded || error instanceof Abandoned)) throw error
      reply.header('retry-after', RETRY_AFTER)
      throw new ProblemError(503, 'The shop is very busy just now; please try again in a moment.')
    }
  })
}

/** Counts for whoever watches the process, by the line's name. */
export function laneCounters(lanes: Lanes): Record<'pages' | 'reads' | 'checkout', LaneCounters> {
  const read = ({ running, waiting, shed, abandoned }: Lane) => ({ running, waiting, shed, abandoned })
  return { pages: read(lanes.pages), reads: read(lanes.reads), checkout: read(lanes.checkout) }
}

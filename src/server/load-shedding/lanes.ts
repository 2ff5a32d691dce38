/** Which requests wait in which line, so that a rush for pages takes nothing from those who buy, and who holds a place has all that its work needs. */
import type { Server } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#exchange/problem.ts'
import { Abandoned, createLane, Overloaded, type Lane, type LaneCounters } from './lane.ts'

export interface Lanes {
  /** Rendering; what the page cache has does not come here. */
  pages: Lane
  /** Reading through the API. */
  reads: Lane
  /** Quotes, orders, tracking, notices of payments. */
  checkout: Lane
  /** Waiting for the payment provider's page; whoever is here holds no place of checkout. */
  payments: Lane
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

/**
 * A page takes some milliseconds, so a full line of them is served within its patience; checkout has room for more than 1,000 who are as
 * patient in a rush as without one, and the others stand back for it. A payment provider that hangs holds a place for ten seconds.
 */
export function createLanes(): Lanes {
  const counter = createArrivals()
  const arrivals = () => counter.count
  const checkout = createLane({ running: 32, waiting: 2000, patience: 20_000, standing: 20_000, short: 0 })
  const isHeld = () => checkout.running + checkout.waiting > 0
  return {
    pages: createLane({ running: 4, waiting: 48, patience: 600, short: 4 }, { arrivals, isHeld }),
    reads: createLane({ running: 8, waiting: 256, patience: 600, short: 8 }, { arrivals, isHeld }),
    checkout,
    payments: createLane({ running: 64, waiting: 2000, patience: 10_000, standing: 10_000, short: 0 }),
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

/** Gives back the place of a call whose own work is done while it waits for somebody else's; the place of any other comes back with its answer. */
export type LeaveLine = (request: FastifyRequest) => void

async function enter(lane: Lane, reply: FastifyReply): Promise<() => void> {
  try {
    return await lane.enter({ isWanted: () => !reply.raw.destroyed })
  } catch (error) {
    if (!(error instanceof Overloaded || error instanceof Abandoned)) throw error
    reply.header('retry-after', RETRY_AFTER)
    throw new ProblemError(503, 'The shop is very busy just now; please try again in a moment.')
  }
}

/**
 * Makes the handlers of API calls under `prefix` that are registered after it wait for their turn, or answers 503 with Retry-After as
 * problem details. A place is taken by what is ready to be worked on: the call exists, its body is there and every check before the
 * handler has passed. It is given back when the answer is made, whether or not anybody takes it, and never while the work still goes on.
 */
export function addCallLanes(app: FastifyInstance, prefix: string, lanes: Lanes): LeaveLine {
  const places = new WeakMap<FastifyRequest, () => void>()
  const leave: LeaveLine = (request) => places.get(request)?.()
  app.addHook('onRoute', (route) => {
    // What has no route of its own is refused with less work than waiting takes.
    if (!route.url.startsWith(`${prefix}/`) || route.url.endsWith('*')) return
    const path = route.url.slice(prefix.length)
    const { handler } = route
    route.handler = async function inTurn(request, reply) {
      const name = laneOfCall(request.method, path)
      if (name === null) return handler.call(this, request, reply)
      places.set(request, await enter(lanes[name], reply))
      try {
        return await handler.call(this, request, reply)
      } finally {
        // An answer has left by now; what ended without one leaves here.
        leave(request)
      }
    }
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      async (request, _reply, payload) => {
        leave(request)
        return payload
      },
    ]
  })
  return leave
}

/** Counts for whoever watches the process, by the line's name. */
export function laneCounters(lanes: Lanes): Record<'pages' | 'reads' | 'checkout' | 'payments', LaneCounters> {
  const read = ({ running, waiting, shed, abandoned }: Lane) => ({ running, waiting, shed, abandoned })
  const { pages, reads, checkout, payments } = lanes
  return { pages: read(pages), reads: read(reads), checkout: read(checkout), payments: read(payments) }
}

/** Counts the calls that concern orders, over all processes of the machine, and refuses what is too many (decisions, API and Orders). */
import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCallTally } from '#services/call-tally.ts'
import type { OrderRateLimits, TallyCall } from '#services/order-rate-limits.ts'
import { callerAddress } from './caller-address.ts'
import { ProblemError } from './problem.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Counts a call. @throws {ProblemError} 429 with Retry-After where there were too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Counts in this process, by a clock that nobody sets: the plugin's own store would keep a shopper out for as long as the clock was put back. */
function ownTally(): TallyCall {
  const tally = createCallTally()
  return async (key, windowMs) => tally.add(key, windowMs)
}

/** The plugin's store on such a count; what its keys count is in the keys. */
function sharedStore(tally: TallyCall) {
  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      tally(key, windowMs).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      )
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}

/**
 * One counter for each limit; calls that share a limit share its counter. `emailOf` reads the e-mail of an order's call. Counts in this
 * process where there is no `tally`.
 */
export async function createCallCounters(
  app: FastifyInstance,
  limits: OrderRateLimits,
  emailOf: (request: FastifyRequest) => string,
  tally?: TallyCall,
): Promise<Record<keyof OrderRateLimits, CountCall>> {
  await app.register(fastifyRateLimit, { global: false, store: sharedStore(tally ?? ownTally()) })
  function limit(
    name: keyof OrderRateLimits,
    timeWindow: number,
    keyOf: (request: FastifyRequest) => string = callerAddress,
  ): CountCall {
    const count = app.createRateLimit({
      max: limits[name],
      timeWindow,
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    })
    return async (request, reply) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      const seconds = Math.max(1, state.ttlInSeconds)
      reply.header('retry-after', seconds)
      throw new ProblemError(429, `That was asked too often; please try again in ${seconds} seconds.`)
    }
  }
  return {
    orders: limit('orders', MINUTE),
    tracking: limit('tracking', MINUTE),
    codes: limit('codes', MINUTE),
    cancelling: limit('cancelling', MINUTE),
    mails: limit('mails', HOUR, emailOf),
  }
}

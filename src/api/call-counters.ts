/** Counts the calls that concern orders, over all processes of the machine, and refuses what is too many (decisions, API and Orders). */
import fastifyRateLimit, { normalizeIP, type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallRateLimits, TallyCall } from '#services/order-rate-limits.ts'
import { ProblemError } from './problem.ts'

const MINUTE = 60_000

/** Counts a call. @throws {ProblemError} 429 with Retry-After where there were too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** The plugin's store on a count that several processes share; what its keys count is in the keys. */
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
 * One counter for each limit; calls that share a limit share its counter. Counts in this process where there is no `tally`.
 */
export async function createCallCounters(
  app: FastifyInstance,
  limits: CallRateLimits,
  tally?: TallyCall,
): Promise<Record<keyof CallRateLimits, CountCall>> {
  await app.register(fastifyRateLimit, { global: false, ...(tally && { store: sharedStore(tally) }) })
  function limit(name: keyof CallRateLimits): CountCall {
    const count = app.createRateLimit({
      max: limits[name],
      timeWindow: MINUTE,
      keyGenerator: (request) => `${name} ${addressOf(request)}`,
    })
    return async (request, reply) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      refuseTooMany(reply, state.ttlInSeconds)
    }
  }
  return {
    orders: limit('orders'),
    tracking: limit('tracking'),
    codes: limit('codes'),
    cancelling: limit('cancelling'),
  }
}

/** Says when to come again. @throws {ProblemError} 429 with Retry-After, of at least a second. */
export function refuseTooMany(reply: FastifyReply, secondsToWait: number): never {
  const seconds = Math.max(1, secondsToWait)
  reply.header('retry-after', seconds)
  throw new ProblemError(429, `That was asked too often; please try again in ${seconds} seconds.`)
}

/** Of an IPv6 address the network, since whoever has one address there has them all. */
function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

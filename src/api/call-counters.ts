/** Counts the calls that have a limit, over all processes of the machine, and refuses what is too many (spec 7.5). */
import fastifyRateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCallTally } from '#services/background/call-tally.ts'
import type { TallyCall } from '#services/orders/order-rate-limits.ts'
import { callerAddress } from './caller-address.ts'
import { ProblemError } from '#exchange/problem.ts'

const MINUTE = 60_000

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
 * One counter for each limit, which is calls a minute and client address; calls that share a limit share its counter. Counts in this process
 * where there is no `tally`.
 */
export async function createCallCounters<Name extends string>(
  app: FastifyInstance,
  limits: Readonly<Record<Name, number>>,
  tally?: TallyCall,
): Promise<Record<Name, CountCall>> {
  await app.register(fastifyRateLimit, { global: false, store: sharedStore(tally ?? ownTally()) })
  function limit(name: Name): CountCall {
    const count = app.createRateLimit({
      max: limits[name],
      timeWindow: MINUTE,
      keyGenerator: (request) => `${name} ${callerAddress(request)}`,
    })
    return async (request, reply) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      refuseTooMany(reply, state.ttlInSeconds)
    }
  }
  const names = Object.keys(limits) as Name[]
  return Object.fromEntries(names.map((name) => [name, limit(name)])) as Record<Name, CountCall>
}

/** Says when to come again. @throws {ProblemError} 429 with Retry-After, of at least a second. */
export function refuseTooMany(reply: FastifyReply, secondsToWait: number): never {
  const seconds = Math.max(1, secondsToWait)
  reply.header('retry-after', seconds)
  throw new ProblemError(429, `That was asked too often; please try again in ${seconds} seconds.`)
}

/** Counts the calls that concern orders, in this process, and refuses what is too many (decisions, API and Orders). */
import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrderRateLimits } from '#services/order-rate-limits.ts'
import { ProblemError } from './problem.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Counts a call. @throws {ProblemError} 429 with Retry-After where there were too many. */
export type CountCall = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** One counter for each limit; calls that share a limit share its counter. `emailOf` reads the e-mail of an order's call. */
export async function createCallCounters(
  app: FastifyInstance,
  limits: OrderRateLimits,
  emailOf: (request: FastifyRequest) => string,
): Promise<Record<keyof OrderRateLimits, CountCall>> {
  await app.register(fastifyRateLimit, { global: false })
  function limit(max: number, timeWindow: number, keyGenerator?: (request: FastifyRequest) => string): CountCall {
    const count = app.createRateLimit({ max, timeWindow, ...(keyGenerator && { keyGenerator }) })
    return async (request, reply) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      const seconds = Math.max(1, state.ttlInSeconds)
      reply.header('retry-after', seconds)
      throw new ProblemError(429, `That was asked too often; please try again in ${seconds} seconds.`)
    }
  }
  return {
    orders: limit(limits.orders, MINUTE),
    tracking: limit(limits.tracking, MINUTE),
    codes: limit(limits.codes, MINUTE),
    cancelling: limit(limits.cancelling, MINUTE),
    mails: limit(limits.mails, HOUR, emailOf),
  }
}

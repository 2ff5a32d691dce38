/** Calls about the service itself: the CSRF cookie and health. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { DatabaseUnwritable } from '#services/database-unavailable.ts'
import type { ApiOptions } from './api-options.ts'
import { issueCsrfToken } from './csrf.ts'
import { ProblemError } from '#exchange/problem.ts'
import { problemAnswer } from './send-problem.ts'

const tags = ['Service']
/** A database that takes longer than this, in milliseconds, does not answer. */
const PATIENCE_MS = 2000
const healthy = z.object({ status: z.literal('ok') })

export function registerServiceRoutes(app: FastifyInstance, { store, ping, draining }: ApiOptions): void {
  app.get(
    '/csrf',
    {
      schema: {
        tags,
        summary: 'Sets the cookie XSRF-TOKEN when it is not there yet',
        description: 'Every write repeats the cookie in the header X-XSRF-TOKEN; a mismatch is a 403.',
        response: { 204: z.null().describe('The cookie is there') },
      },
    },
    (request, reply) => {
      issueCsrfToken(request, reply, store.siteUrl.startsWith('https:'))
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
  app.get(
    '/health',
    {
      schema: {
        tags,
        summary: 'Whether calls and pages can be answered',
        response: {
          200: healthy,
          503: problemAnswer(
            'The database or the index is not ready, nothing can be stored, or the server is being stopped',
          ),
        },
      },
    },
    async (_request, reply) => {
      if (draining?.()) throw new ProblemError(503, 'The server is being stopped.')
      if (!store.catalogue.ready) throw new ProblemError(503, 'The catalogue is being loaded.')
      try {
        await Promise.race([
          ping(),
          sleep(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error())),
        ])
      } catch (error) {
        const isFull = error instanceof DatabaseUnwritable
        throw new ProblemError(503, isFull ? 'The database cannot be written.' : 'The database does not answer.')
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    },
  )
  app.get(
    '/health/live',
    { schema: { tags, summary: 'Whether the process runs', response: { 200: healthy } } },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
}

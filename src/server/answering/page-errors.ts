/** What a visitor is told where a page could not be made. */
import type { FastifyInstance } from 'fastify'
import { DatabaseUnavailable } from '#services/database-unavailable.ts'
import { ProblemError } from '#exchange/problem.ts'
import { BUSY_HEADERS, BUSY_PAGE } from '../load-shedding/busy-page.ts'
import { Abandoned, Overloaded } from '../load-shedding/lane.ts'

const ERROR_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Something went wrong</title>
<h1>Something went wrong</h1><p>Please try again in a moment.</p><p><a href="/">Home</a></p></html>`

/** Answers for a page that could not be made; what went wrong goes to the log only. */
export function handlePageErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Overloaded || error instanceof Abandoned)
      return reply.code(503).headers(BUSY_HEADERS).send(BUSY_PAGE)
    const away = error instanceof DatabaseUnavailable
    const status = away
      ? 503
      : error instanceof ProblemError
        ? error.status
        : error.statusCode !== undefined && error.statusCode >= 400
          ? error.statusCode
          : 500
    if (away) reply.header('retry-after', 1)
    else if (status >= 500) request.log.error({ err: error, req: request }, 'page failed')
    return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(ERROR_PAGE)
  })
}

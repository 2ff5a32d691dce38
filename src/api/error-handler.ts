/** Turns whatever a call throws into problem details; what went wrong inside stays in the log. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DatabaseUnavailable, DatabaseUnwritable } from '#services/database-unavailable.ts'
import { ProblemError, type FieldError } from '#exchange/problem.ts'
import { sendProblem } from './send-problem.ts'

const ONCE = 'An order that is repeated with its Idempotency-Key is never placed twice.'
const AWAY = `The shop cannot reach its database just now; please try again in a moment. ${ONCE}`
const UNWRITABLE = `The shop cannot store anything just now; please try again in a moment. ${ONCE}`
/** Seconds. */
const AWAY_RETRY = 1
const UNWRITABLE_RETRY = 10

function fieldErrors(error: FastifyError): FieldError[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return []
  return error.validation.map(({ instancePath, message }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    message: message ?? 'is wrong',
  }))
}

/** 400 with the wrong fields, the client's own fault with its status, 503 while the database is away or full, else 500 without a word about the inside. */
export function handleApiError(
  error: FastifyError | ProblemError | DatabaseUnavailable,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ProblemError) return sendProblem(reply, error.status, error.message, error.errors)
  if (error instanceof DatabaseUnwritable) {
    request.log.error({ err: error, req: request }, 'the database takes nothing')
    return sendProblem(reply.header('retry-after', UNWRITABLE_RETRY), 503, UNWRITABLE)
  }
  if (error instanceof DatabaseUnavailable) {
    request.log.info({ err: error, req: request }, 'the database is away')
    return sendProblem(reply.header('retry-after', AWAY_RETRY), 503, AWAY)
  }
  const fields = fieldErrors(error)
  if (fields.length > 0) return sendProblem(reply, 400, 'The call has values that are wrong.', fields)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return sendProblem(reply, status, error.message)
  request.log.error({ err: error, req: request }, 'call failed')
  return sendProblem(reply, 500, 'The call failed; it has been noted.')
}

/** Problem details (RFC 9457): the one shape in which the API says what is wrong. */
import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'

export const PROBLEM_TYPE = 'application/problem+json'

export const problemSchema = z
  .object({
    type: z.string().describe('What kind of problem it is; about:blank says no more than the status'),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z
      .array(z.object({ path: z.string().describe('Which field, such as filter.minPrice'), message: z.string() }))
      .optional()
      .describe('Each wrong field'),
  })
  .meta({ id: 'Problem', description: 'Problem details, RFC 9457' })

export interface FieldError {
  path: string
  message: string
}

/** A problem on its way to the client; thrown by routes and answered by the error handler. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly errors: readonly FieldError[]

  constructor(status: number, detail: string, errors: readonly FieldError[] = []) {
    super(detail)
    this.status = status
    this.errors = errors
  }
}

/** Answers with problem details, and `members` beside them, that nobody keeps; as bytes, since a text would get a charset that the type does not have. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors: readonly FieldError[] = [],
  members: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const problem: z.infer<typeof problemSchema> = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors.length > 0 && { errors: [...errors] }),
    ...members,
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(Buffer.from(JSON.stringify(problem)))
}

/** How a schema's answers list says that a status carries problem details. */
export function problemAnswer(description: string) {
  return { description, content: { [PROBLEM_TYPE]: { schema: problemSchema } } }
}

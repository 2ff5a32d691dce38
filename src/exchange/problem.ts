/** Problem details (RFC 9457): the one shape in which every surface says what is wrong. */
import { STATUS_CODES } from 'node:http'
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

/** A problem on its way to the client; thrown where a request is read, answered by the surface it came to. */
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

/** What a client is told, with `members` beside what every problem has. */
export function problemDetails(
  status: number,
  detail: string,
  errors: readonly FieldError[] = [],
  members: Readonly<Record<string, unknown>> = {},
): z.infer<typeof problemSchema> {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(errors.length > 0 && { errors: [...errors] }),
    ...members,
  }
}

/** Sends problem details, and says in the API's description that a status carries them. */
import type { FastifyReply } from 'fastify'
import { PROBLEM_TYPE, problemDetails, problemSchema, type FieldError } from '#exchange/problem.ts'

/** Answers with problem details, and `members` beside them, that nobody keeps; as bytes, since a text would get a charset that the type does not have. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors: readonly FieldError[] = [],
  members: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(Buffer.from(JSON.stringify(problemDetails(status, detail, errors, members))))
}

/** How a schema's answers list says that a status carries problem details. */
export function problemAnswer(description: string) {
  return { description, content: { [PROBLEM_TYPE]: { schema: problemSchema } } }
}

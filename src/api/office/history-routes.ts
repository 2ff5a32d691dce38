/** Who changed what, and how it is taken back. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { mayAct } from '#domain/people/roles.ts'
import { problemAnswer, sendProblem } from '../send-problem.ts'
import {
  batchAnswer,
  batchSchema,
  changeAnswer,
  changeSchema,
  conflictAnswer,
  conflictSchema,
  type NameOf,
} from './history-schema.ts'
import { actorOf, roleOf } from './office-guard.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'

/** Batches of a list, and changes and disagreements that are told of one, at most. */
const MOST = 1000
const LISTED = 100

const listQuery = z.object({
  limit: z.coerce
    .number()
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(MOST, `must be at most ${MOST}`)
    .default(LISTED),
})
const oneBatch = z.object({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const undoBody = z.object({ force: z.boolean().default(false).describe('Over what was changed since') })
type OneBatch = { Params: z.infer<typeof oneBatch> }

export function registerHistoryRoutes(app: FastifyInstance, parts: OfficeParts): void {
  const { history, people, productTitles, money, clock } = parts

  /** Addresses are personal data. */
  async function namesFor(request: FastifyRequest): Promise<NameOf> {
    if (!mayAct(roleOf(request), 'owner')) return () => ''
    const all = new Map((await people.list()).map(({ id, email }) => [id, email]))
    return (id) => all.get(id) ?? ''
  }
  const titlesOf = (things: readonly { key: string }[]) => productTitles([...new Set(things.map(({ key }) => key))])

  app.get<{ Querystring: z.infer<typeof listQuery> }>(
    '/office/history',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'What was changed, the newest first',
        querystring: listQuery,
        response: { 200: z.array(batchSchema), ...REFUSED },
      },
    },
    async (request, reply) => {
      const [batches, nameOf] = await Promise.all([history.list(request.query.limit), namesFor(request)])
      return reply.send(batches.map((batch) => batchAnswer(batch, nameOf)))
    },
  )

  app.get<OneBatch>(
    '/office/history/:number',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'One batch with what stood before and after',
        description: `Of a large one the first ${MOST} changes.`,
        params: oneBatch,
        response: {
          200: z.object({ batch: batchSchema, changes: z.array(changeSchema) }),
          ...REFUSED,
          404: problemAnswer('There is no such batch'),
        },
      },
    },
    async (request, reply) => {
      const { number } = request.params
      const [batch, changes, nameOf] = await Promise.all([
        history.batch(number),
        history.changes(number, MOST),
        namesFor(request),
      ])
      if (!batch) return sendProblem(reply, 404, `There is no batch ${number}.`)
      const titles = await titlesOf(changes)
      return reply.send({
        batch: batchAnswer(batch, nameOf),
        changes: changes.map((change) => changeAnswer(change, titles, money)),
      })
    },
  )

  app.post<OneBatch & { Body: z.infer<typeof undoBody> }>(
    '/office/history/:number/undo',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Takes a batch back, as a batch of its own',
        description:
          'What somebody else has changed since is not overwritten: 409 with the reason `conflicts` lists it and nothing is done, until `force` says so.',
        params: oneBatch,
        body: undoBody,
        response: {
          200: z.object({ batch: z.int(), conflicts: z.array(conflictSchema) }),
          ...REFUSED,
          404: problemAnswer('There is no such batch'),
          409: problemAnswer('It was undone before (`already`), or something was changed since (`conflicts`)'),
        },
      },
    },
    async (request, reply) => {
      const { number } = request.params
      const { force } = request.body
      const outcome = await history.undo(number, { actor: actorOf(request), at: clock(), force })
      if (outcome.kind === 'unknown') return sendProblem(reply, 404, `There is no batch ${number}.`)
      if (outcome.kind === 'already') {
        const sentence = `Batch ${number} was undone before, by batch ${outcome.by}.`
        return sendProblem(reply, 409, sentence, [], { reason: 'already', by: outcome.by })
      }
      const titles = await titlesOf(outcome.conflicts)
      const conflicts = outcome.conflicts.slice(0, MOST).map((conflict) => conflictAnswer(conflict, titles, money))
      if (outcome.kind === 'undone') return reply.send({ batch: outcome.batch, conflicts })
      const sentence = `Nothing was changed: this is not as batch ${number} left it.`
      return sendProblem(reply, 409, sentence, [], { reason: 'conflicts', conflicts })
    },
  )
}

/** Who may come into the office: the owner's list of people. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { ROLES } from '#domain/people/roles.ts'
import type { PersonChange } from '#services/people/people-repository.ts'
import { problemAnswer, sendProblem } from '../send-problem.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'
import { personSchema } from './person-schema.ts'

const done = z.null().describe('Done')
const role = z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` })
const oneId = z.object({ id: z.string().max(200) })
type OneId = { Params: z.infer<typeof oneId> }
const inviteBody = z.object({ email: z.string().max(254, 'must be at most 254 characters'), role })
const roleBody = z.object({ role })

const LAST_OWNER = 'The shop would be left without an owner who can come in.'
const changeAnswers = {
  204: done,
  ...REFUSED,
  404: problemAnswer('There is no such person'),
  409: problemAnswer(LAST_OWNER),
}

export function registerPeopleRoutes(app: FastifyInstance, { people, siteUrl, onLinkAsked }: OfficeParts): void {
  app.get(
    '/office/people',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Who may come in, with sessions and passkeys',
        response: { 200: z.array(personSchema), ...REFUSED },
      },
    },
    async (_request, reply) => reply.send(await people.listWithKeys()),
  )

  app.post<{ Body: z.infer<typeof inviteBody> }>(
    '/office/people',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Invites somebody: mails a link, and gives one to hand over',
        description: 'Each link is good once and for 30 minutes. Somebody who is known keeps the role.',
        body: inviteBody,
        response: {
          201: z.object({ id: z.string(), email: z.string().nullable(), role, link: z.string() }),
          ...REFUSED,
          400: problemAnswer('No e-mail address'),
        },
      },
    },
    async (request, reply) => {
      const result = await people.invite(request.body.email, request.body.role, false)
      if (result.kind === 'email') return sendProblem(reply, 400, 'This is not an e-mail address.')
      if (result.kind === 'last-owner') return sendProblem(reply, 409, LAST_OWNER)
      await people.askForLink(request.body.email)
      onLinkAsked()
      const { id, email, role: given } = result.person
      return reply.code(201).send({ id, email, role: given, link: `${siteUrl()}/office/welcome#${result.token}` })
    },
  )

  app.patch<OneId & { Body: z.infer<typeof roleBody> }>(
    '/office/people/:id',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Gives somebody another role, from the next call on',
        params: oneId,
        body: roleBody,
        response: changeAnswers,
      },
    },
    async (request, reply) => sendChange(reply, await people.setRole(request.params.id, request.body.role)),
  )

  app.delete<OneId>(
    '/office/people/:id',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Takes somebody away, with all sessions and passkeys',
        params: oneId,
        response: changeAnswers,
      },
    },
    async (request, reply) => sendChange(reply, await people.remove(request.params.id)),
  )
}

function sendChange(reply: FastifyReply, change: PersonChange): FastifyReply {
  if (change === 'unknown') return sendProblem(reply, 404, 'There is no such person.')
  return change === 'last-owner' ? sendProblem(reply, 409, LAST_OWNER) : reply.code(204).send()
}

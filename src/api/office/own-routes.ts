/** What somebody decides about the own way in: session, address, passkeys. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { mayAct } from '#domain/people/roles.ts'
import { problemAnswer, sendProblem } from '../send-problem.ts'
import { roleOf, signedInOf } from './office-guard.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'
import { clearSessionCookie, sessionAnswer, sessionSchema } from './office-session.ts'
import { personSchema } from './person-schema.ts'
import { optionsSchema, registrationSchema } from './passkey-schema.ts'

const done = z.null().describe('Done')
const oneId = z.object({ id: z.string().max(2000) })
type OneId = { Params: z.infer<typeof oneId> }
const emailBody = z.object({ email: z.string().max(254, 'must be at most 254 characters') })

export function registerOwnRoutes(app: FastifyInstance, { people, passkeys, siteUrl, clock }: OfficeParts): void {
  app.get(
    '/office/session',
    { schema: { tags: OFFICE_TAGS, summary: 'Who is signed in', response: { 200: sessionSchema, ...REFUSED } } },
    async (request, reply) => {
      const signedIn = signedInOf(request)
      const own = await passkeys.list(signedIn.person.id)
      return reply.send(sessionAnswer(signedIn, own.length, clock()))
    },
  )

  app.get(
    '/office/person',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Oneself, with sessions and passkeys',
        response: { 200: personSchema, ...REFUSED },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).person
      const person = (await people.listWithKeys()).find((one) => one.id === id)
      // Taken away since the call was let through.
      return person ? reply.send(person) : sendProblem(reply, 401, 'Please sign in to the office.')
    },
  )

  app.post(
    '/office/sign-out',
    { schema: { tags: OFFICE_TAGS, summary: 'Ends this session', response: { 204: done, ...REFUSED } } },
    async (request, reply) => {
      await people.endSession(signedInOf(request).session.id)
      clearSessionCookie(request, reply, siteUrl())
      return reply.code(204).send()
    },
  )

  app.delete<OneId>(
    '/office/sessions/:id',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Ends a session: one’s own, or as an owner anybody’s',
        params: oneId,
        response: { 204: done, ...REFUSED, 404: problemAnswer('There is no such session') },
      },
    },
    async (request, reply) => {
      const isOwner = mayAct(roleOf(request), 'owner')
      const ended = await people.endSession(request.params.id, isOwner ? undefined : signedInOf(request).person.id)
      return ended ? reply.code(204).send() : sendProblem(reply, 404, 'There is no such session.')
    },
  )

  app.put<{ Body: z.infer<typeof emailBody> }>(
    '/office/email',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'The address to which links are mailed',
        body: emailBody,
        response: { 204: done, ...REFUSED, 400: problemAnswer('No address'), 409: problemAnswer('Somebody else’s') },
      },
    },
    async (request, reply) => {
      const outcome = await people.setEmail(signedInOf(request).person.id, request.body.email)
      if (outcome === 'email') return sendProblem(reply, 400, 'This is not an e-mail address.')
      if (outcome === 'taken') return sendProblem(reply, 409, 'Somebody else comes in with this address.')
      return reply.code(204).send()
    },
  )

  app.post(
    '/office/passkeys/options',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'What a browser is asked for a new passkey (WebAuthn)',
        response: { 200: optionsSchema, ...REFUSED, 409: problemAnswer('There are too many passkeys') },
      },
    },
    async (request, reply) => {
      const options = await passkeys.registration(signedInOf(request))
      return options
        ? reply.send({ ...options })
        : sendProblem(reply, 409, 'Take away a passkey first: you have twenty.')
    },
  )

  app.post<{ Body: z.infer<typeof registrationSchema> }>(
    '/office/passkeys',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Keeps a new passkey',
        body: registrationSchema,
        response: { 201: z.object({ passkeys: z.int() }), ...REFUSED, 400: problemAnswer('It does not hold') },
      },
    },
    async (request, reply) => {
      const signedIn = signedInOf(request)
      // The names of transports are whatever browsers call them.
      const response = request.body as Parameters<typeof passkeys.register>[1]
      if (!(await passkeys.register(signedIn, response, request.headers['user-agent']))) {
        return sendProblem(reply, 400, 'The passkey could not be kept. Please try again.')
      }
      return reply.code(201).send({ passkeys: (await passkeys.list(signedIn.person.id)).length })
    },
  )

  app.delete<OneId>(
    '/office/passkeys/:id',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Takes one of one’s own passkeys away',
        params: oneId,
        response: { 204: done, ...REFUSED, 404: problemAnswer('There is no such passkey') },
      },
    },
    async (request, reply) => {
      const gone = await passkeys.remove(request.params.id, signedInOf(request).person.id)
      return gone ? reply.code(204).send() : sendProblem(reply, 404, 'You have no such passkey.')
    },
  )
}

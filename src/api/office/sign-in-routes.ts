/** The ways into the office: a link that was printed or mailed, and passkeys. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { BegunSession } from '#services/people/people-service.ts'
import { problemAnswer, sendProblem } from '../send-problem.ts'
import { authenticationSchema, optionsSchema } from './passkey-schema.ts'
import type { OfficeParts } from './office-parts.ts'
import { OFFICE_TAGS, TOO_MANY } from './office-parts.ts'
import { browserOf, sessionAnswer, sessionSchema, setSessionCookie } from './office-session.ts'

const LINK_REFUSED = 'This link does not work any more. Ask for a new one.'
const PASSKEY_REFUSED = 'This passkey does not open the office. Try again, or ask for a link by mail.'

const tokenBody = z.object({ token: z.string().max(200, 'must be at most 200 characters') })
const linkBody = z.object({ email: z.string().max(254, 'must be at most 254 characters') })

export function registerSignInRoutes(app: FastifyInstance, parts: OfficeParts): void {
  const { people, passkeys, siteUrl, clock, limitSignIn } = parts

  async function begin(request: FastifyRequest, reply: FastifyReply, begun: BegunSession): Promise<FastifyReply> {
    setSessionCookie(request, reply, begun, siteUrl())
    const own = await passkeys.list(begun.person.id)
    return reply.send(sessionAnswer(begun, own.length, clock()))
  }

  app.post<{ Body: z.infer<typeof tokenBody> }>(
    '/office/sign-in/token',
    {
      onRequest: limitSignIn,
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Signs in with the token of a link, which is good once',
        body: tokenBody,
        response: {
          200: sessionSchema,
          401: problemAnswer('The link was used, is too old or never was'),
          429: TOO_MANY,
        },
      },
    },
    async (request, reply) => {
      const begun = await people.signInByLink(request.body.token, browserOf(request))
      if (begun) return await begin(request, reply, begun)
      request.log.warn({ req: request }, 'a link opened nothing')
      return sendProblem(reply, 401, LINK_REFUSED)
    },
  )

  app.post<{ Body: z.infer<typeof linkBody> }>(
    '/office/sign-in/link',
    {
      onRequest: limitSignIn,
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Asks for a link by mail; the answer is the same for everybody',
        body: linkBody,
        response: { 202: z.object({ message: z.string() }), 429: TOO_MANY },
      },
    },
    async (request, reply) => {
      await people.askForLink(request.body.email)
      parts.onLinkAsked()
      return reply.code(202).send({ message: 'If this address may come in, a link is on its way to it.' })
    },
  )

  app.post(
    '/office/sign-in/passkey/options',
    {
      onRequest: limitSignIn,
      schema: {
        tags: OFFICE_TAGS,
        summary: 'What a browser is asked to sign with a passkey (WebAuthn)',
        response: { 200: optionsSchema, 429: TOO_MANY },
      },
    },
    async (_request, reply) => reply.send({ ...(await passkeys.authentication()) }),
  )

  app.post<{ Body: z.infer<typeof authenticationSchema> }>(
    '/office/sign-in/passkey',
    {
      onRequest: limitSignIn,
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Signs in with what the browser signed',
        body: authenticationSchema,
        response: { 200: sessionSchema, 401: problemAnswer('It does not hold, or was brought before'), 429: TOO_MANY },
      },
    },
    async (request, reply) => {
      const begun = await passkeys.signIn(request.body, browserOf(request))
      if (begun) return await begin(request, reply, begun)
      request.log.warn({ req: request }, 'a passkey opened nothing')
      return sendProblem(reply, 401, PASSKEY_REFUSED)
    },
  )
}

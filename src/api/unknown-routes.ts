/** Answers for paths and methods that the API does not have. */
import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './send-problem.ts'

/** What a browser's page could be made to send for somebody else, so that the token is asked for first. */
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

interface KnownRoute {
  methods: string[]
  pattern: RegExp
}

/** Watches the routes that are registered after it; the returned function registers the answer for all else. */
export function watchRoutes(app: FastifyInstance): () => void {
  const known: KnownRoute[] = []
  app.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`)
    if (!url.endsWith('*')) known.push({ methods: [method].flat(), pattern })
  })
  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split('?')[0] ?? ''
    const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods)
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendProblem(reply, 404, 'There is no such call; see /openapi.json for those there are.')
    }
    const allowed = [...new Set(methods)].join(', ')
    return sendProblem(reply.header('allow', allowed), 405, `This call takes ${allowed}.`)
  }
  return () => {
    for (const method of METHODS) {
      if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) app.addHttpMethod(method)
    }
    app.all('/*', {
      schema: { hide: true },
      // A method that no call takes has no token to show.
      async onRequest(request, reply) {
        return WRITES.has(request.method) ? undefined : answer(request, reply)
      },
      handler: answer,
    })
  }
}

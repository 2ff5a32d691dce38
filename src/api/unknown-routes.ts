/** Answers for paths and methods that the API does not have. */
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

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
  return () => {
    app.all('/*', { schema: { hide: true } }, (request, reply) => {
      const path = request.url.split('?')[0] ?? ''
      const methods = known.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods)
      if (methods.length === 0 || methods.includes(request.method)) {
        return sendProblem(reply, 404, 'There is no such call; see /openapi.json for those there are.')
      }
      const allowed = [...new Set(methods)].join(', ')
      return sendProblem(reply.header('allow', allowed), 405, `This call takes ${allowed}.`)
    })
  }
}

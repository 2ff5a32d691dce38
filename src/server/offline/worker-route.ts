/** `GET /sw.js`: asked for anew each time, so that a new version and a withdrawal reach every browser at its next page. */
import type { FastifyInstance } from 'fastify'
import { WITHDRAWN, workerScript } from './worker-script.ts'

/** A worker's own policy governs what it fetches, and nothing of another origin passes through it. */
const POLICY = "default-src 'none'; connect-src 'self'"

/** @param isOn false where browsers shall give their worker up. */
export function registerWorker(app: FastifyInstance, isOn: boolean, clientDir: string, shopName: string): void {
  const script = Buffer.from(isOn ? workerScript(clientDir, shopName) : WITHDRAWN)
  app.get('/sw.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}

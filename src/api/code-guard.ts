/** Counts the promotion codes that somebody tries, so that nobody guesses one. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CountCall } from './call-counters.ts'

/** Codes that have held once are no guesses; kept small, since whoever guesses would fill it. */
export function createCodeGuard(count: CountCall) {
  const held = new Set<string>()
  return {
    async check(request: FastifyRequest, reply: FastifyReply, code: string | undefined): Promise<void> {
      if (code !== undefined && !held.has(code)) await count(request, reply)
    },
    held(code: string | undefined): void {
      if (held.size >= 1000) held.clear()
      if (code !== undefined) held.add(code)
    },
  }
}

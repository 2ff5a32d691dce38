/** The calls by which providers tell how a payment stands (spec 10.11), one for each: bodies are signed, so they are taken as raw bytes. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PAYMENT_WAYS } from '#domain/order/payment/payment-ways.ts'
import { ForgedNotice } from '#services/payment/payment-provider.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import { ProblemError } from '#exchange/problem.ts'
import { problemAnswer } from './send-problem.ts'

export interface PaymentWebhookOptions {
  payments: PaymentService
}

const SENDERS = PAYMENT_WAYS.flatMap(({ id, hosted }) => (hosted ? [{ id, ...hosted }] : []))

const pathOf = (id: string): string => `/payments/${id}/webhook`

/** Their paths below the API's own. */
export const WEBHOOKS: readonly string[] = SENDERS.map(({ id }) => pathOf(id))

/** To be registered as a plugin of its own: what it does to bodies stays within it. */
export async function paymentWebhook(app: FastifyInstance, { payments }: PaymentWebhookOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  for (const { id, from, signatureHeader } of SENDERS) {
    app.post(
      pathOf(id),
      {
        schema: {
          tags: ['Orders'],
          summary: `Takes what ${from} tells about payments`,
          description: `The raw body, with the header ${asWritten(signatureHeader)}. The same event counts once.`,
          response: {
            200: z.object({ received: z.literal(true) }),
            400: problemAnswer('The signature does not fit the body, or is too old'),
          },
        },
      },
      async (request, reply) => {
        const signature = request.headers[signatureHeader]
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          await payments.hear(id, body, typeof signature === 'string' ? signature : '')
        } catch (error) {
          if (!(error instanceof ForgedNotice)) throw error
          request.log.warn({ req: request }, 'a payment notice without a valid signature was refused')
          throw new ProblemError(400, 'The signature does not fit the body, or it is too old.')
        }
        return reply.header('cache-control', 'no-store').send({ received: true })
      },
    )
  }
}

/** `x-signature` as `X-Signature`. */
function asWritten(header: string): string {
  return header.replace(/(?:^|-)./g, (start) => start.toUpperCase())
}

/** The call by which Stripe tells how a payment stands (spec 10.11): its body is signed, so it is taken as raw bytes. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ForgedNotice } from '#services/payment/payment-provider.ts'
import type { PaymentService } from '#services/payment/payment-service.ts'
import { problemAnswer, ProblemError } from './problem.ts'

export interface PaymentWebhookOptions {
  payments: PaymentService
}

/** To be registered as a plugin of its own: what it does to bodies stays within it. */
export async function paymentWebhook(app: FastifyInstance, { payments }: PaymentWebhookOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    '/payments/stripe/webhook',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Takes what Stripe tells about payments',
        description: 'The raw body, with the header Stripe-Signature. The same event counts once.',
        response: {
          200: z.object({ received: z.literal(true) }),
          400: problemAnswer('The signature does not fit the body, or is too old'),
        },
      },
    },
    async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      try {
        await payments.hear(body, typeof signature === 'string' ? signature : '')
      } catch (error) {
        if (!(error instanceof ForgedNotice)) throw error
        request.log.warn({ req: request }, 'a payment notice without a valid signature was refused')
        throw new ProblemError(400, 'The signature does not fit the body, or it is too old.')
      }
      return reply.header('cache-control', 'no-store').send({ received: true })
    },
  )
}

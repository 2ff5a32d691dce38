/** What a withdrawal from an order takes and answers (docs/specification.md, 10.15). */
import * as z from 'zod'
import { MAX_ORDER_LINES } from '#domain/order/order-limits.ts'
import { expected } from '../expected.ts'

export const withdrawalBodySchema = z.strictObject({
  // What a name is, is judged by `withdrawalError`.
  name: z.string({ error: expected('text') }).max(400, { error: 'must be at most 100 characters' }),
  lines: z
    .array(z.int({ error: expected('a position in the order’s lines, from 0') }))
    .max(MAX_ORDER_LINES, { error: `must be at most ${MAX_ORDER_LINES} lines` })
    .optional()
    .describe('Positions in the order’s lines; the whole order without them'),
})

export const withdrawalSchema = z.object({
  id: z.int(),
  at: z.string(),
  name: z.string(),
  lines: z.array(z.int()).optional().describe('Positions in the lines; the whole order without them'),
  late: z.boolean().describe('It came after the period'),
})

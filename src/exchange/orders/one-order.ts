/** How a call names one order: by its number, and by the key that opens it. */
import * as z from 'zod'

export const NO_ORDER = 'There is no such order.'

export const oneOrder = z.object({ number: z.string() })

export const orderKey = z.object({
  key: z.string({ error: 'is missing' }).max(200, { error: 'must be at most 200 characters' }),
})

export interface OneOrder {
  Params: z.infer<typeof oneOrder>
  Querystring: z.infer<typeof orderKey>
}

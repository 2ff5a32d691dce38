/** Orders as a file for a spreadsheet: personal data, so it asks for a sign-in of the last minutes. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { DeskOrder } from '#services/orders/desk/desk-repository.ts'
import { deskCsv } from '#services/orders/desk/desk-csv.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'
import { searchedOrders, shownTab } from './order-desk-bodies.ts'

const MOST_EXPORTED = 10_000

const exportBody = z.object({
  tab: shownTab,
  search: searchedOrders,
  numbers: z
    .array(z.string().max(40))
    .max(MOST_EXPORTED, `must be at most ${MOST_EXPORTED}`)
    .optional()
    .describe('These alone'),
})

export function registerOrderExport(app: FastifyInstance, { desk, money, clock }: OfficeParts): void {
  app.post<{ Body: z.infer<typeof exportBody> }>(
    '/office/orders/export',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Orders as CSV, with names and addresses',
        description: `The newest ${MOST_EXPORTED} at most.`,
        body: exportBody,
        response: { 200: z.object({ file: z.string(), csv: z.string() }), ...REFUSED },
      },
    },
    async (request, reply) => {
      const { tab: shown, search: typed, numbers } = request.body
      const rows = numbers
        ? (await Promise.all(numbers.map((number) => desk.find(number)))).filter((one) => one !== null)
        : await findAll(
            await desk.list({ tab: shown, limit: MOST_EXPORTED, ...(typed !== undefined && { search: typed }) }),
          )
      return reply.send({ file: `orders-${clock().toISOString().slice(0, 10)}.csv`, csv: deskCsv(rows, money) })
    },
  )

  async function findAll(rows: readonly { number: string }[]): Promise<DeskOrder[]> {
    const found: DeskOrder[] = []
    for (const { number } of rows) {
      const one = await desk.find(number)
      if (one) found.push(one)
    }
    return found
  }
}

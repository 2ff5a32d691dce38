/** What the office opens with. */
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ORDER_TABS } from '#domain/order/desk/order-tabs.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'

const todaySchema = z
  .object({
    orders: z
      .object(Object.fromEntries(ORDER_TABS.map((tab) => [tab, z.int()])) as Record<string, z.ZodInt>)
      .describe('How many stand in each tab'),
    reviewsWaiting: z.int(),
    currency: z.string().describe('ISO 4217'),
    days: z
      .array(z.object({ day: z.string(), amount: z.number(), orders: z.int() }))
      .describe('The last 30, oldest first, in UTC'),
    month: z.object({
      amount: z.number(),
      orders: z.int(),
      change: z.int().nullable().describe('Against the 30 days before, in percent'),
    }),
    lowStock: z.array(z.object({ id: z.string(), title: z.string(), choice: z.array(z.string()), left: z.int() })),
    searchesWithout: z.array(z.object({ text: z.string(), missed: z.int() })),
  })
  .meta({ id: 'OfficeToday' })

export function registerTodayRoute(app: FastifyInstance, { today, money, clock }: OfficeParts): void {
  app.get(
    '/office/today',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'What needs a hand, and how the month goes',
        response: { 200: todaySchema, ...REFUSED },
      },
    },
    async (_request, reply) => {
      const { days, month, ...rest } = await today(clock())
      return reply.send({
        ...rest,
        currency: money.currency.code,
        days: days.map((day) => ({ ...day, amount: money.toDecimal(day.amount) })),
        month: { ...month, amount: money.toDecimal(month.amount) },
      })
    },
  )
}

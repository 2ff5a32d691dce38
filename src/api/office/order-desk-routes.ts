/** Orders as their owner works on them: what came in, and what is done with one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressLines } from '#domain/order/address-lines.ts'
import { mayAct } from '#domain/people/roles.ts'
import type { DeskCursor, DeskOrder, DeskQuery } from '#services/orders/desk/desk-repository.ts'
import type { DeskResult } from '#services/orders/desk/desk-service.ts'
import { refusalSentence } from '#services/orders/desk/desk-words.ts'
import { problemAnswer, sendProblem } from '../send-problem.ts'
import type { NameOf } from './history-schema.ts'
import { actorOf, roleOf } from './office-guard.ts'
import { OFFICE_TAGS, REFUSED, type OfficeParts } from './office-parts.ts'
import { deskBodies, searchedOrders, shownTab } from './order-desk-bodies.ts'
import { deskListSchema, deskOrderAnswer, deskOrderSchema, deskRowAnswer } from './order-desk-schema.ts'

const LISTED = 50
const MOST_LISTED = 200
const LANGUAGE = 'en'

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(V-\w{1,20})$/
const listQuery = z.object({
  tab: shownTab,
  search: searchedOrders,
  limit: z.coerce
    .number()
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(MOST_LISTED, `must be at most ${MOST_LISTED}`)
    .default(LISTED),
  after: z.string().regex(CURSOR, 'must be the `next` of an answer').optional(),
})
const oneNumber = z.object({ number: z.string().max(40) })
type OneNumber = { Params: z.infer<typeof oneNumber> }
const actAnswers = {
  200: deskOrderSchema,
  ...REFUSED,
  400: problemAnswer('Something of the body is wrong'),
  404: problemAnswer('There is no such order'),
  409: problemAnswer('The order does not allow it; the sentence says why'),
}

export function registerOrderDeskRoutes(app: FastifyInstance, parts: OfficeParts): void {
  const { desk, orderPage, invoicePage, people, money } = parts
  const bodies = deskBodies(money)
  const isPrivy = (request: FastifyRequest) => mayAct(roleOf(request), 'staff')

  /** Addresses of people are personal data. */
  async function namesFor(request: FastifyRequest): Promise<NameOf> {
    if (!mayAct(roleOf(request), 'owner')) return () => ''
    const all = new Map((await people.list()).map(({ id, email }) => [id, email]))
    return (id) => all.get(id) ?? ''
  }

  async function answerOf(request: FastifyRequest, order: DeskOrder) {
    return deskOrderAnswer(order, {
      money,
      isPrivy: isPrivy(request),
      nameOf: await namesFor(request),
      pageOf: orderPage,
      invoicePageOf: invoicePage,
      addressOf: ({ address }) => addressLines(address, LANGUAGE),
    })
  }

  async function sendResult(
    request: FastifyRequest<OneNumber>,
    reply: FastifyReply,
    result: DeskResult,
  ): Promise<FastifyReply> {
    const { number } = request.params
    if (result.kind === 'unknown') return sendProblem(reply, 404, `There is no order ${number}.`)
    if (result.kind === 'done') return reply.send(await answerOf(request, result.order))
    const { refusal } = result
    return sendProblem(reply, 409, refusalSentence(number, refusal, money), [], { reason: refusal.why })
  }

  app.get<{ Querystring: z.infer<typeof listQuery> }>(
    '/office/orders',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Orders, the newest first',
        querystring: listQuery,
        response: { 200: deskListSchema, ...REFUSED },
      },
    },
    async (request, reply) => {
      const { limit, after, search: typed, tab: shown } = request.query
      const cursor = cursorOf(after)
      const query: DeskQuery = {
        tab: shown,
        limit: limit + 1,
        ...(typed !== undefined && { search: typed }),
        ...(cursor && { after: cursor }),
      }
      const [rows, counts, pulse] = await Promise.all([desk.list(query), desk.counts(), desk.pulse()])
      const told = rows.slice(0, limit)
      const last = rows.length > limit ? told.at(-1) : undefined
      return reply.send({
        currency: money.currency.code,
        rows: told.map((row) => deskRowAnswer(row, money, isPrivy(request))),
        counts,
        next: last ? `${last.placedAt}_${last.number}` : null,
        pulse,
      })
    },
  )

  app.get(
    '/office/orders/pulse',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'Whether anything has changed: a word that does when an order does',
        response: { 200: z.object({ pulse: z.string() }), ...REFUSED },
      },
    },
    async (_request, reply) => reply.send({ pulse: await desk.pulse() }),
  )

  app.get<OneNumber>(
    '/office/orders/:number',
    {
      schema: {
        tags: OFFICE_TAGS,
        summary: 'One order, with its money, mails and notes',
        params: oneNumber,
        response: { 200: deskOrderSchema, ...REFUSED, 404: problemAnswer('There is no such order') },
      },
    },
    async (request, reply) => {
      const { number } = request.params
      const found = await desk.find(number)
      if (!found) return sendProblem(reply, 404, `There is no order ${number}.`)
      return reply.send(await answerOf(request, found))
    },
  )

  function registerAct<Body extends z.ZodType>(
    path: string,
    summary: string,
    body: Body,
    work: (request: FastifyRequest<OneNumber>, asked: z.output<Body>) => Promise<DeskResult>,
  ): void {
    app.post<OneNumber>(
      `/office/orders/:number/${path}`,
      { schema: { tags: OFFICE_TAGS, summary, params: oneNumber, body, response: actAnswers } },
      async (request, reply) => sendResult(request, reply, await work(request, request.body as z.output<Body>)),
    )
  }

  registerAct('state', 'Packs, delivers or cancels an order', bodies.state, ({ params }, { state, note }) =>
    desk.move(params.number, state, emptyAsNone(note)),
  )
  registerAct('payments', 'Notes a payment, whole or in part', bodies.payment, (request, { amount, note, key }) =>
    desk.pay(request.params.number, actorOf(request), {
      ...(amount !== undefined && { amount }),
      ...noteOf(note),
      ...(key !== undefined && { key }),
    }),
  )
  registerAct(
    'shipment',
    'Ships an order, or corrects its parcel',
    bodies.shipment,
    ({ params }, { note, ...parcel }) => desk.ship(params.number, withoutEmpty(parcel), emptyAsNone(note)),
  )
  registerAct(
    'refunds',
    'Sends money back: by card where it came by card, once',
    bodies.refund,
    (request, { lines, note, key, refundedBefore, ...refund }) =>
      desk.refund(request.params.number, actorOf(request), {
        ...refund,
        pieces: lines,
        ...noteOf(note),
        ...(key !== undefined && { key }),
        ...(refundedBefore !== undefined && { refundedBefore }),
      }),
  )
  registerAct('returns', 'Notes pieces that came back', bodies.back, (request, { lines, restock, note }) =>
    desk.takeBack(request.params.number, actorOf(request), { pieces: lines, restock, ...noteOf(note) }),
  )
  registerAct('notes', 'Adds a note for the house', bodies.note, (request, { text }) =>
    desk.addNote(request.params.number, actorOf(request), text),
  )
  registerAct('mails', 'Sends a mail about the order once more', bodies.mail, ({ params }, { kind }) =>
    desk.sendAgain(params.number, kind),
  )
}

function cursorOf(after: string | undefined): DeskCursor | undefined {
  const [, placedAt, number] = CURSOR.exec(after ?? '') ?? []
  return placedAt === undefined || number === undefined ? undefined : { placedAt, number }
}

function emptyAsNone(text: string | undefined): string | undefined {
  return text === '' ? undefined : text
}

function noteOf(note: string | undefined): { note?: string } {
  return note === undefined || note === '' ? {} : { note }
}

function withoutEmpty(parcel: {
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
}) {
  return Object.fromEntries(Object.entries(parcel).filter(([, value]) => value !== undefined && value !== ''))
}

/** The owner's inbox: orders of a tab, those that are found by words, and how many stand in each tab. */
import { type ExpressionBuilder, sql } from 'kysely'
import { minor, ZERO } from '#domain/money/minor.ts'
import { moneyState } from '#domain/order/desk/order-account.ts'
import { ORDER_TABS, type OrderTab } from '#domain/order/desk/order-tabs.ts'
import { typedWords } from '#domain/order/desk/order-words.ts'
import { HOSTED_METHODS } from '#domain/order/payment/payment-ways.ts'
import type { DeskQuery, DeskRow } from '#services/orders/desk/desk-repository.ts'
import type { Session } from '../../engine.ts'
import type { Schema } from '../../schema.ts'
import { totalOf } from '../order-rows.ts'

const LAST_CHARACTER = '\u{10FFFF}'

/** See `DeskRepository.list`. */
export async function listDesk(session: Session, { tab, search, limit, after }: DeskQuery): Promise<DeskRow[]> {
  let query = session
    .selectFrom('shop_order')
    .select([
      'number',
      'state',
      'placed_at',
      'name',
      'email',
      'city',
      'country',
      'payment',
      'total_cents',
      'added_tax_cents',
      'noted_cents',
      'refunded_cents',
      'paid_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('order_line')
        .whereRef('order_line.order_number', '=', 'shop_order.number')
        .select((line) => line.fn.sum<number | string>('quantity').as('pieces'))
        .as('pieces'),
    )
    .where((eb) => inTab(eb, tab))
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
  if (search !== undefined && search.trim() !== '') {
    const words = typedWords(search)
    // What has no letter and no digit is in no order.
    if (words.length === 0) return []
    for (const word of words) {
      query = query.where('number', 'in', (eb) =>
        eb
          .selectFrom('order_word')
          .select('order_number')
          .where('word', '>=', word)
          .where('word', '<', word + LAST_CHARACTER),
      )
    }
  }
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('placed_at', '<', after.placedAt),
        eb.and([eb('placed_at', '=', after.placedAt), eb('number', '<', after.number)]),
      ]),
    )
  }
  const rows = await query.execute()
  return rows.map((row) => ({
    number: row.number,
    state: row.state,
    placedAt: row.placed_at,
    name: row.name,
    email: row.email,
    city: row.city,
    country: row.country,
    payment: row.payment,
    total: totalOf(row),
    pieces: Number(row.pieces),
    money: moneyState({
      total: totalOf(row),
      isPaid: row.paid_at !== null,
      isCancelled: row.state === 'cancelled',
      noted: row.noted_cents,
      refunded: minor(row.refunded_cents),
    }),
  }))
}

/** See `DeskRepository.counts`. */
export async function countDesk(session: Session): Promise<Record<OrderTab, number>> {
  const counts = await Promise.all(
    ORDER_TABS.map(async (tab) => {
      const row = await session
        .selectFrom('shop_order')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where((eb) => inTab(eb, tab))
        .executeTakeFirstOrThrow()
      return [tab, Number(row.count)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<OrderTab, number>
}

/** See `DeskRepository.pulse`. */
export async function deskPulse(session: Session): Promise<string> {
  const history = await session
    .selectFrom('order_history')
    .select((eb) => eb.fn.max('sequence').as('last'))
    .executeTakeFirst()
  const money = await session
    .selectFrom('order_money')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst()
  return `${history?.last ?? 0}-${money?.last ?? 0}`
}

/** As the domain's `isInTab`. */
function inTab(eb: ExpressionBuilder<Schema, 'shop_order'>, tab: OrderTab) {
  switch (tab) {
    case 'all':
      return sql<boolean>`1 = 1`
    case 'to-pack':
      return eb.or([
        eb('state', '=', 'paid'),
        eb.and([eb('state', '=', 'placed'), eb('payment', 'not in', HOSTED_METHODS)]),
      ])
    case 'withdrawn':
      return eb.and([
        eb('number', 'in', eb.selectFrom('withdrawal').select('order_number')),
        eb('refunded_cents', '=', ZERO),
        eb('state', '!=', 'cancelled'),
      ])
    case 'to-ship':
      return eb('state', '=', 'packed')
    case 'unpaid':
      return eb.and([eb('paid_at', 'is', null), eb('state', '!=', 'cancelled')])
    case 'shipped':
    case 'delivered':
    case 'cancelled':
      return eb('state', '=', tab)
  }
}

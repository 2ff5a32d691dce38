/** Reads orders as baskets: many, from the oldest on, or those of which the change log speaks. */
import type { Basket, BasketRepository } from '#services/orders/basket-repository.ts'
import type { Engine, Session } from '../engine.ts'

/** Orders that are read in one statement. */
const STEP = 500

interface BasketRow {
  number: string
  email_key: string
  state: string
  product_id: string
}

interface Place {
  placed_at: string
  number: string
}

export function createBaskets(engine: Engine): BasketRepository {
  return {
    async each(most, take) {
      let after = await engine.read((session) => placeBefore(session, most))
      for (;;) {
        const from = after
        const { orders, rows } = await engine.read((session) => readStep(session, from))
        take(basketsOf(rows))
        const last = orders.at(-1)
        if (orders.length < STEP || !last) return
        after = last
        await new Promise<void>((resolve) => setImmediate(resolve))
      }
    },
    since: (sequence) =>
      engine.read(async (session) => {
        const changes = await session
          .selectFrom('change')
          .select(['sequence', 'order_number'])
          .where('sequence', '>', sequence)
          .orderBy('sequence')
          .limit(STEP)
          .execute()
        const numbers = [...new Set(changes.flatMap(({ order_number: number }) => number ?? []))]
        return {
          sequence: changes.at(-1)?.sequence ?? sequence,
          baskets: numbers.length === 0 ? [] : basketsOf(await linesOf(session, numbers)),
        }
      }),
  }
}

/** The last order that is too old to be one of the newest `most`; none where all are. */
async function placeBefore(session: Session, most: number): Promise<Place | undefined> {
  return await session
    .selectFrom('shop_order')
    .select(['placed_at', 'number'])
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
}

async function readStep(session: Session, after: Place | undefined): Promise<{ orders: Place[]; rows: BasketRow[] }> {
  let query = session
    .selectFrom('shop_order')
    .select(['number', 'placed_at'])
    .orderBy('placed_at')
    .orderBy('number')
    .limit(STEP)
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('placed_at', 'number'), '>', eb.tuple(after.placed_at, after.number)))
  }
  const orders = await query.execute()
  const numbers = orders.map(({ number }) => number)
  const rows = numbers.length === 0 ? [] : await linesOf(session, numbers)
  return { orders, rows: rows.filter(({ state }) => state !== 'cancelled') }
}

/** In the order in which they were placed, each with its lines in order. */
async function linesOf(session: Session, numbers: readonly string[]): Promise<BasketRow[]> {
  return await session
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_number', 'shop_order.number')
    .select(['shop_order.number', 'shop_order.email_key', 'shop_order.state', 'order_line.product_id'])
    .where('shop_order.number', 'in', numbers)
    .orderBy('shop_order.placed_at')
    .orderBy('shop_order.number')
    .orderBy('order_line.position')
    .execute()
}

function basketsOf(rows: readonly BasketRow[]): Basket[] {
  const baskets = new Map<string, Basket & { products: string[] }>()
  for (const { number, email_key: mailbox, state, product_id: product } of rows) {
    const basket = baskets.get(number) ?? { number, mailbox, products: [], cancelled: state === 'cancelled' }
    if (!basket.products.includes(product)) basket.products.push(product)
    baskets.set(number, basket)
  }
  return [...baskets.values()]
}

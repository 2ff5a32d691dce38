/** `npm run orders -- list | show NUMBER | set NUMBER STATE`: the owner's view of the orders until there is a back office. */
import { parseArgs } from 'node:util'
import { countryName } from '#domain/order/countries.ts'
import { isOrderState, isPaid, ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import type { Order } from '#domain/order/order.ts'
import { minus, times, ZERO } from '#domain/money/minor.ts'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import { createOrderService } from '#services/orders/create-order-service.ts'
import type { OrderService, OrderSummary } from '#services/orders/order-service.ts'
import { moveOrder } from '#services/owner/order-moves.ts'
import { commandResult, finish, Refusal, table, withDatabase, type CommandResult } from './commands/shop-command.ts'

const STATES = ORDER_STATES.join(', ')
const USAGE = `Usage: npm run orders -- list [--state STATE] [--limit NUMBER]
       npm run orders -- show NUMBER
       npm run orders -- set NUMBER STATE [--note TEXT]    (the shopper sees the text)
A STATE is one of ${STATES}.`

const DEFAULT_LIMIT = 50

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: 'string' }, limit: { type: 'string' }, note: { type: 'string' } },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function readState(text: string | undefined): OrderState {
  if (isOrderState(text)) return text
  throw new Refusal(`A state is one of ${STATES}, got "${text ?? ''}".`)
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Refusal(`--limit must be a whole number from 1 to 999999, got "${text}".`)
}

/** Runs the command with its arguments. */
export function runOrders(args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return commandResult(async () => {
    const { values, positionals } = parseCommandLine(args)
    const [task, number, state, ...rest] = positionals
    if (task === 'list' && number === undefined) {
      const filter = {
        limit: readLimit(values.limit),
        ...(values.state !== undefined && { state: readState(values.state) }),
      }
      return await withOrders(env, async (orders, money) => describeList(await orders.list(filter), money))
    }
    if (task === 'show' && number !== undefined && state === undefined) {
      return await withOrders(env, async (orders, money) =>
        describeOrder((await orders.show(number)) ?? unknown(number), money),
      )
    }
    if (task === 'set' && number !== undefined && rest.length === 0) {
      const wanted = readState(state)
      return await withOrders(env, (orders) => setState(orders, number, wanted, values.note))
    }
    throw new Refusal(USAGE)
  })
}

function withOrders<T>(env: NodeJS.ProcessEnv, work: (orders: OrderService, money: Money) => Promise<T>): Promise<T> {
  return withDatabase(env, ({ orders }, shop) => work(createOrderService({ orders, shop }), moneyOf(shop)))
}

async function setState(orders: OrderService, number: string, state: OrderState, note?: string): Promise<string> {
  const move = await moveOrder(orders, number, state, note)
  if (move.kind === 'moved') {
    const { order, isState } = move
    if (!isState) return `${order.number} is ${state} now; it stays ${order.state}.`
    return `${order.number} is ${state} now${move.isOpen ? ', and not paid yet' : ''}.`
  }
  if (move.kind === 'unknown') return unknown(number)
  if (move.kind === 'paid-already') throw new Refusal(`${number} is paid already; it is ${move.state}.`)
  const ways = move.next.length > 0 ? `it can become ${move.next.join(' or ')}` : 'that is its last state'
  throw new Refusal(`${number} is ${move.state} and cannot become ${state}; ${ways}.`)
}

function unknown(number: string): never {
  throw new Refusal(`There is no order ${number}.`)
}

function describeList(rows: readonly OrderSummary[], money: Money): string {
  if (rows.length === 0) return 'There are no orders.'
  const cells = rows.map((row) => [
    row.number,
    row.state,
    row.paid ? 'paid' : 'open',
    row.placedAt,
    String(row.pieces),
    money.format(row.total),
    row.email,
  ])
  return table([['NUMBER', 'STATE', 'MONEY', 'PLACED', 'PIECES', 'TOTAL', 'E-MAIL'], ...cells])
}

function describeOrder(order: Order, money: Money): string {
  const { contact, address } = order
  const place = [address.postcode, address.city, address.state].filter(Boolean).join(' ')
  const lines = order.lines.map(({ title, choice, quantity, unitPrice }) => [
    `${quantity} x`,
    [title, choice.color, choice.size].filter(Boolean).join(', '),
    money.format(unitPrice),
    money.format(times(unitPrice, quantity)),
  ])
  const sums = [
    ['', 'Subtotal', '', money.format(order.subtotal)],
    ...(order.code === undefined ? [] : [['', `Code ${order.code}`, '', money.format(minus(ZERO, order.discount))]]),
    ['', `Shipping (${order.shippingMethod})`, '', money.format(order.shipping)],
    ['', 'Total', '', money.format(order.total)],
  ]
  return [
    `${order.number} is ${order.state}, ${order.payment}, ${isPaid(order) ? 'paid' : 'not paid'}`,
    '',
    ...[
      address.name,
      address.line1,
      address.line2,
      place,
      countryName(address.country, 'en'),
      contact.email,
      contact.phone,
    ].filter((line) => line !== undefined && line !== ''),
    ...(order.notes === undefined ? [] : ['', order.notes]),
    '',
    table([...lines, ...sums]),
    '',
    table(order.history.map(({ at, state, note }) => [at, state, note ?? ''])),
  ].join('\n')
}

if (import.meta.main) finish(await runOrders(process.argv.slice(2), process.env))

/** `npm run orders -- list | show | set | pay | ship | refund | return`: what the office does with orders, from a terminal. */
import { parseArgs } from 'node:util'
import { isOrderState, ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import { createOrderService } from '#services/orders/create-order-service.ts'
import { createDeskService, type DeskService } from '#services/orders/desk/desk-service.ts'
import type { OrderService } from '#services/orders/order-service.ts'
import { moveOrder } from '#services/owner/order-moves.ts'
import { ACTS_USAGE, ORDER_ACTS } from './commands/order-acts.ts'
import { describeList, describeOrder, orderJson } from './commands/order-words.ts'
import { commandResult, finish, Refusal, withDatabase, type CommandResult } from './commands/shop-command.ts'

const STATES = ORDER_STATES.join(', ')
const USAGE = `Usage: npm run orders -- list [--state STATE] [--limit NUMBER]
       npm run orders -- show NUMBER [--json]
       npm run orders -- set NUMBER STATE [--note TEXT]    (the shopper sees the text)
${ACTS_USAGE}
A STATE is one of ${STATES}.`

const DEFAULT_LIMIT = 50

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        limit: { type: 'string' },
        note: { type: 'string' },
        json: { type: 'boolean' },
        amount: { type: 'string' },
        carrier: { type: 'string' },
        tracking: { type: 'string' },
        url: { type: 'string' },
        line: { type: 'string', multiple: true },
        restock: { type: 'boolean' },
      },
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
      return await withOrders(env, async (_orders, money, desk) => {
        const found = (await desk.find(number)) ?? unknown(number)
        return values.json === true ? orderJson(found, money) : describeOrder(found, money)
      })
    }
    const act = task === undefined || !Object.hasOwn(ORDER_ACTS, task) ? undefined : ORDER_ACTS[task]
    if (act && number !== undefined && state === undefined) {
      return await withOrders(env, (_orders, money, desk) => act(desk, number, values, money))
    }
    if (task === 'set' && number !== undefined && rest.length === 0) {
      const wanted = readState(state)
      return await withOrders(env, (orders) => setState(orders, number, wanted, values.note))
    }
    throw new Refusal(USAGE)
  })
}

function withOrders<T>(
  env: NodeJS.ProcessEnv,
  work: (orders: OrderService, money: Money, desk: DeskService) => Promise<T>,
): Promise<T> {
  return withDatabase(env, ({ orders, desk }, shop) =>
    work(createOrderService({ orders, shop }), moneyOf(shop), createDeskService({ desk, orders })),
  )
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

if (import.meta.main) finish(await runOrders(process.argv.slice(2), process.env))

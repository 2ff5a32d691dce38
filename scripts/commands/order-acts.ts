/** The acts of `npm run orders` on one order: reads arguments, calls the desk, and says what came of it. */
import type { Minor } from '#domain/money/minor.ts'
import { isParcelUrl } from '#domain/order/desk/parcel.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { COMMAND_LINE } from '#services/history/history-repository.ts'
import type { DeskOrder } from '#services/orders/desk/desk-repository.ts'
import { type DeskResult, type DeskService, namedPieces } from '#services/orders/desk/desk-service.ts'
import { refusalSentence } from '#services/orders/desk/desk-words.ts'
import { Refusal } from './shop-command.ts'

export const ACTS_USAGE = `       npm run orders -- pay NUMBER [--amount AMOUNT] [--note TEXT]
       npm run orders -- ship NUMBER [--carrier NAME] [--tracking NUMBER] [--url ADDRESS] [--note TEXT]
       npm run orders -- refund NUMBER --amount AMOUNT [--line ID=PIECES ...] [--restock] [--note TEXT]
       npm run orders -- return NUMBER --line ID=PIECES ... [--restock] [--note TEXT]`

export interface ActOptions {
  amount?: string | undefined
  note?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
  url?: string | undefined
  line?: string[] | undefined
  restock?: boolean | undefined
}

type Act = (desk: DeskService, number: string, options: ActOptions, money: Money) => Promise<string>

export const ORDER_ACTS: Readonly<Record<string, Act>> = { pay, ship, refund, return: takeBack }

async function pay(desk: DeskService, number: string, { amount, note }: ActOptions, money: Money): Promise<string> {
  const { order, account } = done(
    number,
    await desk.pay(number, COMMAND_LINE, {
      ...(amount !== undefined && { amount: readAmount(amount, money) }),
      ...(note !== undefined && { note }),
    }),
    money,
  )
  if (account.open > 0) {
    return `${order.number}: ${money.format(account.paid)} of ${money.format(order.total)} is paid, ${money.format(account.open)} is open.`
  }
  return `${order.number} is paid${order.state === 'paid' ? '' : `; it stays ${order.state}`}.`
}

async function ship(desk: DeskService, number: string, options: ActOptions, money: Money): Promise<string> {
  const { carrier, tracking, url, note } = options
  if (url !== undefined && !isParcelUrl(url)) {
    throw new Refusal(`--url must be an address such as https://carrier.example/1, got "${url}".`)
  }
  const parcel = {
    ...(carrier !== undefined && { carrier }),
    ...(tracking !== undefined && { tracking }),
    ...(url !== undefined && { url }),
  }
  const { order } = done(number, await desk.ship(number, parcel, note), money)
  const by = [order.parcel?.carrier, order.parcel?.tracking].filter(Boolean).join(' ')
  return `${order.number} is ${order.state}${by === '' ? '' : `, by ${by}`}${order.parcel?.url === undefined ? '' : ` (${order.parcel.url})`}.`
}

async function refund(desk: DeskService, number: string, options: ActOptions, money: Money): Promise<string> {
  const { amount, note, restock = false } = options
  if (amount === undefined) throw new Refusal('--amount says how much goes back, such as --amount 10.')
  const pieces = await piecesOf(desk, number, options, money)
  const {
    order,
    account,
    money: entries,
  } = done(
    number,
    await desk.refund(number, COMMAND_LINE, {
      amount: readAmount(amount, money),
      pieces,
      restock,
      ...(note !== undefined && { note }),
    }),
    money,
  )
  const isDue = entries.findLast(({ kind }) => kind === 'refund')?.state === 'due'
  return `${money.format(readAmount(amount, money))} of ${order.number} ${isDue ? 'goes back by card while the shop runs' : 'is noted as sent back'}; ${money.format(account.refundable)} may still go back.`
}

async function takeBack(desk: DeskService, number: string, options: ActOptions, money: Money): Promise<string> {
  const { restock = false, note } = options
  const pieces = await piecesOf(desk, number, options, money)
  if (pieces.length === 0) throw new Refusal('--line says what came back, such as --line 7=2.')
  const { order } = done(
    number,
    await desk.takeBack(number, COMMAND_LINE, { pieces, restock, ...(note !== undefined && { note }) }),
    money,
  )
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${count === 1 ? '1 piece' : `${count} pieces`} of ${order.number} came back${restock ? ' and into stock' : ''}.`
}

function done(number: string, result: DeskResult, money: Money): DeskOrder {
  if (result.kind === 'done') return result.order
  if (result.kind === 'unknown') throw new Refusal(`There is no order ${number}.`)
  throw new Refusal(refusalSentence(number, result.refusal, money))
}

function readAmount(text: string, money: Money): Minor {
  const amount = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (!money.isAmount(amount)) {
    throw new Refusal(`--amount must be ${money.name} with ${money.decimals}, got "${text}".`)
  }
  return money.toMinor(amount)
}

async function piecesOf(desk: DeskService, number: string, { line = [] }: ActOptions, money: Money) {
  const order = await desk.find(number)
  if (!order) throw new Refusal(`There is no order ${number}.`)
  const found = namedPieces(order, line.map(readLine))
  if (found.kind === 'refused') throw new Refusal(refusalSentence(number, found.refusal, money))
  return found.pieces
}

function readLine(text: string): { name: string; quantity: number } {
  const [, name, quantity] = /^(.+)=([1-9]\d{0,5})$/.exec(text) ?? []
  if (name === undefined)
    throw new Refusal(`--line must be a product's id or SKU and its pieces, such as 7=2, got "${text}".`)
  return { name, quantity: Number(quantity) }
}

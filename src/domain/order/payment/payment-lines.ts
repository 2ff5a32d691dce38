/** Owns how an order is shown on a payment page, whose own sum must be the order's to the minor unit. */
import { formatNumber } from '#domain/money/format-number.ts'
import { minor, minus, plus, times, type Minor, ZERO } from '#domain/money/minor.ts'
import type { Order, SoldLine } from '../order.ts'

export interface PaymentLine {
  title: string
  /** Of one piece; 0 or more. */
  amount: Minor
  quantity: number
  /** Where there is more to say, such as the discount that is taken off. */
  description?: string
}

/** More than this a payment page does not take. */
const MAX_LINES = 100

/**
 * The order's lines and its shipping. A payment page knows no negative amount, so a discount is taken off line by line, each line in its
 * proportion and then as one piece: `quantity * amount` of all of them is always `order.total`. Too many lines become one.
 */
export function paymentLines(order: Order): PaymentLine[] {
  const goods = order.discount > 0 ? discountedLines(order) : order.lines.map(plainLine)
  const shipping = order.shipping > 0 ? [{ title: 'Shipping', amount: order.shipping, quantity: 1 }] : []
  const lines = [...goods, ...shipping, ...addedTaxLines(order)]
  return lines.length > MAX_LINES ? [{ title: `Order ${order.number}`, amount: order.total, quantity: 1 }] : lines
}

/** Where they are within the prices they are no part of the sum. */
function addedTaxLines({ subtotal, discount, shipping, total, taxes }: Order): PaymentLine[] {
  const added = minus(total, plus(minus(subtotal, discount), shipping))
  if (added === 0) return []
  return taxes
    .filter(({ amount }) => amount > 0)
    .map(({ name, percent, amount }) => ({ title: `${name} ${percent} %`, amount, quantity: 1 }))
}

function plainLine(line: SoldLine): PaymentLine {
  return { title: title(line), amount: line.unitPrice, quantity: line.quantity }
}

function discountedLines({ lines, subtotal, discount }: Order): PaymentLine[] {
  let before = ZERO
  let taken = ZERO
  return lines.map((line) => {
    const amount = times(line.unitPrice, line.quantity)
    before = plus(before, amount)
    // Shares of a running sum: they add up to the whole, and none is more than its line.
    const share = minus(shareOf(discount, before, subtotal), taken)
    taken = plus(taken, share)
    const name = line.quantity === 1 ? title(line) : `${formatNumber(line.quantity, 'en')} × ${title(line)}`
    return { title: name, amount: minus(amount, share), quantity: 1, description: 'With your discount' }
  })
}

/** `part / whole` of `amount`, rounded down, exact where the product leaves the safe integers. */
function shareOf(amount: Minor, part: Minor, whole: Minor): Minor {
  return whole === 0 ? ZERO : minor(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)))
}

function title({ title: name, choice }: SoldLine): string {
  const words = [choice.color, choice.size].filter((word) => word !== undefined && word !== '')
  return words.length === 0 ? name : `${name} (${words.join(', ')})`
}

/**
 * What is bought together, out of the newest orders: kept with each order that comes or is cancelled, answered from for one product or for a
 * cart. The log-likelihood ratio says which pairs are none of chance's, the gain which of them come first. A shopper counts once for a product and once for a pair, however often he orders, so that nobody outvotes the others.
 */
import { logLikelihoodRatio } from './log-likelihood.ts'
import { createOrderRing, NONE, type RingLimits } from './order-ring.ts'
import { createProductNumbers, withRoom } from './product-numbers.ts'

/** Shoppers who bought both at least, and how sure it must be: chance brings so much once in ten thousand pairs, of which a shop has millions. */
export const FEWEST_SHOPPERS = 3
export const LEAST_RATIO = 15.13
/** Products of one order that count, the first of it: who buys a hundred kinds of things says little of any two. */
export const MOST_LINES = 30

export const RING_LIMITS: RingLimits = { orders: 200_000, lines: 2_000_000 }

export interface CountedOrder {
  number: string
  /** The mailbox that it came from, as `emailKey` gives it. */
  mailbox: string
  products: readonly string[]
}

export interface Partner {
  id: string
  /** Shoppers who bought both in one order. */
  shoppers: number
  /** The log-likelihood ratio; the larger, the surer. */
  ratio: number
  /** Of the shoppers who bought the one, the share that bought the other beyond what chance would bring: above 0, up to 1. */
  gain: number
}

export interface BoughtTogether {
  /** Counts an order once; the same number again changes nothing. */
  put(order: CountedOrder): void
  /** Takes a cancelled order out again; one that is not there changes nothing. */
  remove(order: Pick<CountedOrder, 'number' | 'mailbox'>): void
  /** What surely goes with a product, largest gain first, ties by id; at most `limit`. */
  partners(id: string, limit?: number): Partner[]
  /** Shoppers whose orders count. */
  readonly shoppers: number
  /** Products that were ever ordered here. */
  readonly products: number
  readonly bytes: number
}

export function createBoughtTogether(limits: RingLimits = RING_LIMITS): BoughtTogether {
  const numbers = createProductNumbers()
  const ring = createOrderRing(limits)
  /** Shoppers of each product. */
  let shoppersOf = new Uint32Array(16)
  let shoppers = 0
  /** Orders, their lines, and the pairs of lines within one order, each pair from either side. */
  let [orders, lines, linePairs] = [0, 0, 0]
  /** For each product the last group of orders in which it was met, and how often it was counted in the answer that is being made. */
  let metIn = new Uint32Array(16)
  let counts = new Uint32Array(16)
  let group = 0

  function makeRoom(): void {
    shoppersOf = withRoom(shoppersOf, numbers.size)
    metIn = withRoom(metIn, numbers.size)
    counts = withRoom(counts, numbers.size)
  }

  function nextGroup(): void {
    group += 1
    if (group < NONE) return
    metIn.fill(0)
    group = 1
  }

  /** Adds `step` to the counts of whatever of an order its mailbox has in no other live order. */
  function weigh(order: number, step: 1 | -1): void {
    nextGroup()
    let others = 0
    const mailbox = ring.mailboxOf(order)
    if (!ring.isOnlyOne(order)) {
      ring.eachOrderOfMailbox(mailbox, (other) => {
        if (other === order) return
        others += 1
        const size = ring.sizeOf(other)
        for (let at = 0; at < size; at += 1) metIn[ring.productOf(other, at)] = group
      })
    }
    if (others === 0) shoppers += step
    const size = ring.sizeOf(order)
    for (let at = 0; at < size; at += 1) {
      const product = ring.productOf(order, at)
      if (metIn[product] !== group) shoppersOf[product] = (shoppersOf[product] ?? 0) + step
    }
    orders += step
    lines += step * size
    linePairs += step * size * (size - 1)
  }

  /** Counts what stands beside `product`, each shopper once; gives the products that were met. */
  function countBeside(product: number): number[] {
    const met: number[] = []
    const counted = new Set<number>()
    const take = (order: number) => {
      const size = ring.sizeOf(order)
      for (let at = 0; at < size; at += 1) {
        const beside = ring.productOf(order, at)
        if (metIn[beside] === group) continue
        metIn[beside] = group
        const before = counts[beside] ?? 0
        if (before === 0) met.push(beside)
        counts[beside] = before + 1
      }
    }
    ring.eachOrderOf(product, (order) => {
      const mailbox = ring.mailboxOf(order)
      if (ring.isOnlyOne(order)) {
        nextGroup()
        take(order)
      } else if (!counted.has(mailbox)) {
        counted.add(mailbox)
        nextGroup()
        ring.eachOrderOfMailbox(mailbox, (own) => {
          if (ring.holds(own, product)) take(own)
        })
      }
    })
    return met
  }

  /**
   * How many shoppers with orders of one size would bring two products together by chance as often as these do: large orders hold
   * whatever is popular, which would be taken for pairs.
   */
  function evenShoppers(): number {
    return linePairs === 0 ? shoppers : shoppers * Math.min(1, lines ** 2 / (linePairs * orders))
  }

  return {
    put({ number, mailbox, products }) {
      const from = hashText(mailbox)
      const mark = hashText(number)
      const distinct = [...new Set(products)].slice(0, MOST_LINES)
      if (distinct.length === 0 || ring.find(from, mark) !== NONE) return
      const given = distinct.map((id) => numbers.give(id))
      makeRoom()
      ring.add(from, mark, given, (order) => weigh(order, -1))
      weigh(ring.find(from, mark), 1)
    },
    remove({ number, mailbox }) {
      const order = ring.find(hashText(mailbox), hashText(number))
      if (order === NONE) return
      weigh(order, -1)
      ring.kill(order)
    },
    partners(id, limit = Infinity) {
      const product = numbers.find(id)
      if (product < 0) return []
      const one = shoppersOf[product] ?? 0
      const all = evenShoppers()
      const found: Partner[] = []
      for (const beside of countBeside(product)) {
        const both = counts[beside] ?? 0
        counts[beside] = 0
        if (beside === product || both < FEWEST_SHOPPERS) continue
        const other = shoppersOf[beside] ?? 0
        const ratio = logLikelihoodRatio({ both, one, other, all })
        if (ratio >= LEAST_RATIO)
          found.push({ id: numbers.idOf(beside), shoppers: both, ratio, gain: both / one - other / all })
      }
      return found.toSorted(byGain).slice(0, limit)
    },
    get shoppers() {
      return shoppers
    },
    get products() {
      return numbers.size
    },
    get bytes() {
      return numbers.bytes + ring.bytes + shoppersOf.byteLength + metIn.byteLength + counts.byteLength
    },
  }
}

/** What goes with a whole cart: gains summed over the products of the cart, nothing of the cart itself; at most `limit` ids. */
export function partnersOfCart(
  lists: readonly (readonly Partner[])[],
  cart: readonly string[],
  limit: number,
): string[] {
  const inCart = new Set(cart)
  const gains = new Map<string, number>()
  for (const { id, gain } of lists.flat()) if (!inCart.has(id)) gains.set(id, (gains.get(id) ?? 0) + gain)
  return [...gains]
    .map(([id, gain]) => ({ id, gain }))
    .toSorted(byGain)
    .slice(0, limit)
    .map(({ id }) => id)
}

function byGain(a: Pick<Partner, 'id' | 'gain'>, b: Pick<Partner, 'id' | 'gain'>): number {
  return b.gain - a.gain || (a.id < b.id ? -1 : 1)
}

/** FNV-1a over code units with a last mix, 0 to 2^32 - 1; of so many mailboxes two rarely share one, and then count as one. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

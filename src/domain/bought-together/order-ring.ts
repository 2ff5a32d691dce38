/**
 * The newest orders in flat memory: which products each holds, the orders of a product and of a mailbox as chains. The oldest goes where
 * there is no more room, so memory has an end however long a shop sells.
 */
import { withRoom } from './product-numbers.ts'

export const NONE = 0xffffffff

export interface RingLimits {
  /** Orders, and lines of them all together, that are kept at most. */
  orders: number
  lines: number
}

export interface OrderRing {
  readonly bytes: number
  /** Makes room first; `onDrop` is told of each order that has to go, while it is still there. At most 255 products. */
  add(mailbox: number, mark: number, products: readonly number[], onDrop: (order: number) => void): void
  /** The live order of this mailbox and mark, or `NONE`. */
  find(mailbox: number, mark: number): number
  /** Its lines stay in the chains until the order's turn comes to go. */
  kill(order: number): void
  mailboxOf(order: number): number
  /** Whether the mailbox has no other order. */
  isOnlyOne(order: number): boolean
  /** How many products an order has, and the one at a place of it, from 0. */
  sizeOf(order: number): number
  productOf(order: number, at: number): number
  holds(order: number, product: number): boolean
  /** Live orders, oldest first. */
  eachOrderOf(product: number, take: (order: number) => void): void
  eachOrderOfMailbox(mailbox: number, take: (order: number) => void): void
}

// What is read together lies together: each order and each line is one stretch of memory, which is what walking along a chain costs.
/** Of an order: its first line, its lines with `LIVE`, mailbox, mark, and the next order of the mailbox, whose newest leads back to its oldest. */
const ORDER = 5
const [START, SIZE, MAILBOX, MARK, NEXT_ORDER] = [0, 1, 2, 3, 4] as const
const LIVE = 256
/** Of a line: its product, its order, and the next line of the product. */
const LINE = 3
const [PRODUCT, OF_ORDER, NEXT_LINE] = [0, 1, 2] as const
/** Of a product: its oldest and its newest line. */
const CHAIN = 2

/** A map's entry of two small numbers, with its share of the table. */
const MAP_ENTRY_BYTES = 40

export function createOrderRing(limits: RingLimits): OrderRing {
  let orders = new Uint32Array(64 * ORDER)
  let lines = new Uint32Array(128 * LINE)
  let chains = new Uint32Array(0)
  const newestOf = new Map<number, number>()
  let [oldest, orderCount, firstLine, lineCount] = [0, 0, 0, 0]

  const order = (at: number, field: number) => orders[at * ORDER + field] ?? 0
  const setOrder = (at: number, field: number, value: number) => {
    orders[at * ORDER + field] = value
  }
  const line = (at: number, field: number) => lines[at * LINE + field] ?? 0
  /** Comparing costs a tenth of a division. */
  const inRing = (at: number) => (at < limits.lines ? at : at - limits.lines)
  const sizeOf = (at: number) => order(at, SIZE) & (LIVE - 1)
  const isLive = (at: number) => order(at, SIZE) >= LIVE
  const productOf = (at: number, place: number) => line(inRing(order(at, START) + place), PRODUCT)

  function dropOldest(onDrop: (order: number) => void): void {
    const gone = oldest
    if (isLive(gone)) onDrop(gone)
    const size = sizeOf(gone)
    for (let place = 0; place < size; place += 1) {
      // The oldest line of all is the oldest of its product.
      const at = inRing(order(gone, START) + place)
      const chain = line(at, PRODUCT) * CHAIN
      chains[chain] = line(at, NEXT_LINE)
      if (chains[chain] === NONE) chains[chain + 1] = NONE
    }
    const mailbox = order(gone, MAILBOX)
    const newest = newestOf.get(mailbox) ?? gone
    if (newest === gone) newestOf.delete(mailbox)
    else setOrder(newest, NEXT_ORDER, order(gone, NEXT_ORDER))
    oldest = (oldest + 1) % limits.orders
    orderCount -= 1
    firstLine = inRing(firstLine + size)
    lineCount -= size
  }

  function joinMailbox(at: number, mailbox: number): void {
    const newest = newestOf.get(mailbox)
    setOrder(at, NEXT_ORDER, newest === undefined ? at : order(newest, NEXT_ORDER))
    if (newest !== undefined) setOrder(newest, NEXT_ORDER, at)
    newestOf.set(mailbox, at)
  }

  function joinProduct(at: number, ofOrder: number, product: number): void {
    // Places run up to the limit before they begin again, so what grows is copied as it stands.
    lines = withRoom(lines, (at + 1) * LINE, limits.lines * LINE)
    lines.set([product, ofOrder, NONE], at * LINE)
    const chain = product * CHAIN
    if (chain + CHAIN > chains.length) {
      const before = chains.length
      chains = withRoom(chains, chain + CHAIN)
      chains.fill(NONE, before)
    }
    const newest = chains[chain + 1] ?? NONE
    if (newest === NONE) chains[chain] = at
    else lines[newest * LINE + NEXT_LINE] = at
    chains[chain + 1] = at
  }

  function eachOrderOfMailbox(mailbox: number, take: (order: number) => void): void {
    const newest = newestOf.get(mailbox)
    if (newest === undefined) return
    let at = newest
    do {
      at = order(at, NEXT_ORDER)
      if (isLive(at)) take(at)
    } while (at !== newest)
  }

  return {
    get bytes() {
      return orders.byteLength + lines.byteLength + chains.byteLength + newestOf.size * MAP_ENTRY_BYTES
    },
    add(mailbox, mark, given, onDrop) {
      while (orderCount >= limits.orders || lineCount + given.length > limits.lines) dropOldest(onDrop)
      const at = (oldest + orderCount) % limits.orders
      orders = withRoom(orders, (at + 1) * ORDER, limits.orders * ORDER)
      orders.set([inRing(firstLine + lineCount), given.length | LIVE, mailbox, mark, NONE], at * ORDER)
      joinMailbox(at, mailbox)
      for (const [place, product] of given.entries()) joinProduct(inRing(order(at, START) + place), at, product)
      orderCount += 1
      lineCount += given.length
    },
    find(mailbox, mark) {
      let found = NONE
      eachOrderOfMailbox(mailbox, (at) => {
        if (order(at, MARK) === mark) found = at
      })
      return found
    },
    kill: (at) => setOrder(at, SIZE, sizeOf(at)),
    mailboxOf: (at) => order(at, MAILBOX),
    isOnlyOne: (at) => order(at, NEXT_ORDER) === at,
    sizeOf,
    productOf,
    holds(at, product) {
      const size = sizeOf(at)
      for (let place = 0; place < size; place += 1) if (productOf(at, place) === product) return true
      return false
    },
    eachOrderOf(product, take) {
      for (let at = chains[product * CHAIN] ?? NONE; at !== NONE; at = line(at, NEXT_LINE)) {
        const ofOrder = line(at, OF_ORDER)
        if (isLive(ofOrder)) take(ofOrder)
      }
    },
    eachOrderOfMailbox,
  }
}

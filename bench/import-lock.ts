/** What others notice of an import into a SQLite shop: how long its write lock is taken, how long an order takes. */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#persistence/open-database.ts'
import { identityOf, ORDER_RULES, orderLine, orderRequest } from '#persistence/testing/order-request.ts'

/** Milliseconds between two looks; after a longer pause nobody knows what was in between. */
const LOOK = 1
const BLIND = 8
/** Milliseconds between two orders. */
const ORDER = 40

/** Asks every millisecond whether the lock is free; the milliseconds of the longest time that it never was. */
export async function watchLock(databaseFile: string, isRunning: () => boolean): Promise<number> {
  const database = new DatabaseSync(databaseFile, { timeout: 0 })
  let longest = 0
  let since: number | null = null
  let looked = performance.now()
  while (isRunning()) {
    const now = performance.now()
    if (now - looked > BLIND) since = null
    looked = now
    try {
      database.exec('begin immediate; commit')
      since = null
    } catch {
      since ??= now
      longest = Math.max(longest, now - since + LOOK)
    }
    await sleep(LOOK)
  }
  database.close()
  return longest
}

/** Buys one piece of `productId` again and again; how many orders were placed, and the longest milliseconds of one. */
export async function placeOrders(
  databaseFile: string,
  productId: string,
  isRunning: () => boolean,
): Promise<{ placed: number; longest: number }> {
  const database = await openDatabase({ databaseFile })
  let placed = 0
  let longest = 0
  while (isRunning()) {
    const request = orderRequest({ lines: [orderLine({ id: productId, quantity: 1 })] })
    const start = performance.now()
    const outcome = await database.orders.place(request, ORDER_RULES, identityOf(request))
    longest = Math.max(longest, performance.now() - start)
    if (outcome.kind === 'placed') placed += 1
    await sleep(ORDER)
  }
  await database.close()
  return { placed, longest }
}

/** Puts a changed product into a built index, so that it answers as one built anew. */
import type { Facet } from '../query/facets.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { cellsAt, codesIn, makeCells, setCellsAt } from './index-columns.ts'
import { rowOfStep, type IndexData } from './index-data.ts'
import { ALL_ROW } from './index-known.ts'
import { moveInOrder, ORDER_KEY_NAMES, ORDER_KEYS, type OrderKey, type Orders } from './index-orders.ts'
import { changePrice } from './index-prices.ts'

/**
 * Replaces the product at `position`; `onValue` hears of each facet of which it has lost or got a value.
 * False, and nothing has changed, where so many changes have come that the index should be built anew.
 */
export function updateIndex(
  data: IndexData,
  position: number,
  item: IndexedProduct,
  onValue: (facet: Facet) => void,
): boolean {
  const { columns, postings, known, steps, orders, scratch } = data
  const { lists, entries } = columns
  const next = makeCells(columns, item)
  if (lists.words.length > columns.mostWords) return false
  if (lists.words.length > scratch.tally.length) scratch.tally = new Int32Array(lists.words.values.length)
  known.widen(entries.list.length)

  const current = cellsAt(columns, position)
  const price = orders.low.keys[position] ?? 0
  const newPrice = ORDER_KEYS.low(item)
  const changed = next.some((list, column) => list !== current[column])
  if (changed || price !== newPrice) {
    const before = codesIn(columns, current)
    const after = codesIn(columns, next)
    known.add(rowsOf(data, before, price), before, -1)
    const lost = before.filter((code) => !after.includes(code))
    const got = after.filter((code) => !before.includes(code))
    for (const code of lost) postings.remove(code, position)
    for (const code of got) postings.insert(code, position)
    setCellsAt(columns, position, next)
    changePrice(steps, position, price, newPrice)
    known.add(rowsOf(data, after, newPrice), after, 1)
    for (const code of [...lost, ...got]) {
      const facet = entries.list[code]?.facet
      if (facet) onValue(facet)
    }
  }
  for (const name of ORDER_KEY_NAMES) move(orders, name, position, ORDER_KEYS[name](item))
  return true
}

/** The rows that count a product with these codes and this price. */
function rowsOf({ denseRows, steps }: IndexData, codes: readonly number[], price: number): number[] {
  const rows = [ALL_ROW]
  steps.forEach(({ bound }, step) => {
    if (price < bound) rows.push(rowOfStep(step))
  })
  for (const code of codes) {
    const row = denseRows.get(code)
    if (row !== undefined) rows.push(row)
  }
  return rows
}

/** Both price orders read the same keys, so these change once both have moved. */
function move(orders: Orders, name: OrderKey, position: number, key: number): void {
  const order = orders[name]
  if (order.keys[position] === key) return
  moveInOrder(order, position, key)
  if (name === 'low') moveInOrder(orders.high, position, key)
  order.keys[position] = key
}

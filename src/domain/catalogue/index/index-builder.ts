/** Takes a catalogue in product by product, keeps what the index needs of each, and lays it out in the order of the ids. */
import type { IndexedProduct } from './indexed-product.ts'
import { push, type GrowingList } from './growing-list.ts'
import { createColumnsBuilder } from './index-columns.ts'
import { buildIndexData, INDEX_TUNING, type IndexData, type IndexTuning } from './index-data.ts'
import { createIdBuilder } from './index-ids.ts'
import { picked } from './sorted-places.ts'
import type { Steps } from './steps.ts'
import { ORDER_KEY_NAMES, ORDER_KEYS, type OrderKey } from './index-orders.ts'

export interface IndexDataBuilder {
  /** In any order; of two with the same id the later one stays. */
  add(item: IndexedProduct): void
  /** Once only. */
  finish(): Steps<IndexData>
}

export function createIndexDataBuilder(tuning: IndexTuning = INDEX_TUNING): IndexDataBuilder {
  const ids = createIdBuilder()
  const columns = createColumnsBuilder(tuning)
  const keys = ORDER_KEY_NAMES.map((name) => ({ name, list: emptyKeys() }))
  return {
    add(item) {
      ids.add(item.id)
      columns.add(item)
      for (const { name, list } of keys) push(list, ORDER_KEYS[name](item))
    },
    *finish() {
      const { ids: sorted, arrivals } = ids.finish()
      yield
      const { size } = sorted
      const laidOut: Partial<Record<OrderKey, Float64Array>> = {}
      for (const { name, list } of keys.splice(0)) {
        laidOut[name] = inOrder(list, size, arrivals)
        yield
      }
      const laidColumns = yield* columns.finish(size, arrivals)
      return yield* buildIndexData(sorted, laidColumns, laidOut as Record<OrderKey, Float64Array>, tuning)
    },
  }
}

function emptyKeys(): GrowingList<Float64Array> {
  return { values: new Float64Array(16), length: 0 }
}

/** The list in the order of the positions, without the room that it grew into. */
function inOrder({ values }: GrowingList<Float64Array>, size: number, arrivals: Uint32Array | undefined): Float64Array {
  return arrivals ? picked(values, arrivals) : values.slice(0, size)
}

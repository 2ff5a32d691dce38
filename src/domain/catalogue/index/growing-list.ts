/** Numbers in a typed array that grows as they come. */

export interface GrowingList<T extends Uint32Array | Float64Array> {
  /** What stands behind `length` is not part of the list. */
  values: T
  length: number
}

export function makeRoom<T extends Uint32Array | Float64Array>(list: GrowingList<T>, more: number): void {
  const needed = list.length + more
  if (needed <= list.values.length) return
  const Values = list.values.constructor as new (length: number) => T
  const grown = new Values(Math.max(needed, Math.ceil(list.values.length * 1.5), 16))
  grown.set(list.values)
  list.values = grown
}

export function push<T extends Uint32Array | Float64Array>(list: GrowingList<T>, value: number): void {
  if (list.length === list.values.length) makeRoom(list, 1)
  list.values[list.length++] = value
}

/** Owns the watch over a tab's own recent changes: one that another tab has overwritten is made again. Spec 4.11. */
import { type Contents, isComplete, WATCH_MS } from './change-log.ts'

export interface Change<Item> {
  token: string
  /** Epoch milliseconds. */
  madeMs: number
  /** Gives the same object where nothing changes; may be called again on newer items. */
  apply: (items: readonly Item[]) => readonly Item[]
}

type Amounts = ReadonlyMap<string, number>

interface Made<Item> extends Change<Item> {
  /** What there was before the change, for each key that it touched. */
  before: Amounts
}

export interface ChangeWatch<Item> {
  /** Makes a change, adding its token to `contents`, and watches over it. */
  make(change: Change<Item>, items: readonly Item[], contents: Contents): readonly Item[]
  /** Makes again what `items`, of which `contents` is known, lack. */
  remake(items: readonly Item[], contents: Contents, nowMs: number): readonly Item[]
  forget(): void
}

export function createChangeWatch<Item>(amounts: (items: readonly Item[]) => Amounts): ChangeWatch<Item> {
  let watched: Made<Item>[] = []

  function make(change: Change<Item>, items: readonly Item[], contents: Contents): readonly Item[] {
    const changed = change.apply(items)
    const before = changed === items ? new Map() : touched(amounts(items), amounts(changed))
    if (before.size > 0) {
      watched.push({ ...change, before })
      contents.tokens[change.token] = change.madeMs
    }
    return changed
  }

  return {
    make,
    remake(items, contents, nowMs) {
      const recent = watched.filter((change) => nowMs - change.madeMs < WATCH_MS)
      watched = []
      const present = amounts(items)
      return recent.reduce((current, change) => {
        // Where tokens may be lacking, a change is missing if every key that it touched is as it was before.
        const missing =
          !(change.token in contents.tokens) &&
          (isComplete(contents, nowMs) ||
            [...change.before].every(([key, amount]) => (present.get(key) ?? 0) === amount))
        if (missing) return make(change, current, contents)
        watched.push(change)
        contents.tokens[change.token] = change.madeMs
        return current
      }, items)
    },
    forget() {
      watched = []
    },
  }
}

function touched(before: Amounts, after: Amounts): Amounts {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return new Map(keys.filter((key) => before.get(key) !== after.get(key)).map((key) => [key, before.get(key) ?? 0]))
}

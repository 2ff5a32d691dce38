/**
 * Owns a list that lives in the browser's storage and is shared by all tabs: every change reads, changes and writes
 * under a lock. Spec 4.11.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Contents, createChangeLog } from './change-log.ts'
import { createChangeWatch } from './change-watch.ts'
import { createListFile, type ListFormat } from './list-file.ts'
import { createStorageSlot, type TextStorage } from './storage-slot.ts'

/** What a store needs of the browser. */
export interface StoreEnvironment {
  /** May throw where storage is blocked. */
  storage: () => TextStorage
  /** Does the work once no other tab holds the name (`navigator.locks`); absent where the browser has no locks. */
  withLock?: (name: string, work: () => void) => Promise<unknown>
  /** Epoch milliseconds. */
  now: () => number
  /** A text that is different in each tab. */
  tab: string
}

export interface ListState<Item> {
  items: readonly Item[]
  /** False on the server, during hydration and until the storage has been read. */
  loaded: boolean
}

/** A rule of the domain: the items as they should be (the same object where nothing changes) and what became of them. */
export type ListRule<Item, Outcome> = (items: readonly Item[]) => { items: readonly Item[]; outcome: Outcome }

export interface ListStore<Item> {
  /** Its key in the storage. */
  key: string
  state: StoreApi<ListState<Item>>
  /**
   * Makes a change and gives its outcome, soon after the call; the rule may be called again later, on items that another
   * tab has written over the change. Rejects with what the rule throws.
   */
  change<Outcome>(rule: ListRule<Item, Outcome>): Promise<Outcome>
  /** Reads the storage, after hydration. */
  load(): void
  /** To be called when another tab may have written. */
  receive(): void
  /** Makes what still waits for the lock at once, because the page is being left. */
  flush(): void
}

/** A store over one key of the storage, which is not read before `load` or the first change. */
export function createListStore<Item>(
  { storage, withLock, now, tab }: StoreEnvironment,
  key: string,
  format: ListFormat<Item>,
): ListStore<Item> {
  const file = createListFile(createStorageSlot(storage, key), format)
  const log = createChangeLog(createStorageSlot(storage, `${key}.changes`))
  const watch = createChangeWatch(format.amounts)
  const state = createStore<ListState<Item>>(() => ({ items: [], loaded: false }))
  let waiting: ((items: readonly Item[], contents: Contents) => readonly Item[])[] = []
  let count = 0

  function commit(): void {
    const { text, items: stored } = file.read()
    // A storage that has been emptied was emptied on purpose.
    if (text === null) watch.forget()
    const contents = log.contentsOf(text, now())
    const due = waiting
    waiting = []
    const remade = watch.remake(stored, contents, now())
    const items = due.reduce((current, make) => make(current, contents), remade)
    if (items !== stored) file.write(items, (written) => log.note(written, contents, now()))
    const shown = state.getState()
    if (items !== shown.items || !shown.loaded) state.setState({ items, loaded: true })
  }

  function commitUnderLock(): void {
    if (withLock) withLock(key, commit).catch(commit)
    else commit()
  }

  function change<Outcome>(rule: ListRule<Item, Outcome>): Promise<Outcome> {
    count += 1
    const token = `${tab}.${count}`
    return new Promise((resolve, reject) => {
      const apply = (items: readonly Item[]) => {
        const result = rule(items)
        resolve(result.outcome)
        return result.items
      }
      waiting.push((items, contents) => {
        try {
          return watch.make({ token, madeMs: now(), apply }, items, contents)
        } catch (error) {
          reject(error)
          return items
        }
      })
      commitUnderLock()
    })
  }

  return {
    key,
    state,
    change,
    load: commit,
    receive: commitUnderLock,
    flush() {
      if (waiting.length > 0) commit()
    },
  }
}

/** A stored copy of what a process holds of a large catalogue: when one may be used, and when one is made. */
import type { SavedSections, Section } from '#domain/catalogue/index/snapshot-section.ts'
import type { CatalogueReading } from './catalogue-reading.ts'

/** Products from which on a snapshot is quicker than reading them. */
export const SNAPSHOT_FROM = 20_000
/** Changed products that are read by id; of more, all are. */
const MOST_CHANGED = 20_000
/** Changes after which a newer snapshot is made, so that the next start has few to read. */
const RENEW_AFTER = 5000
/** And not more often than so, in milliseconds. */
const RENEW_MS = 60_000
/** Rows of the change table that are looked through for them. */
const MOST_CHANGES = 100_000
/** Wait before the next try where another process writes, or has died over it, in milliseconds. */
const RETRY_MS = 90_000
const READ_AT_ONCE = 500

/** The moment at which a snapshot was true. */
export interface SnapshotStamp {
  /** All changes up to this one are in it; of later ones some may be. */
  begun: number
  /** No change behind this one is in it. */
  done: number
  /** What `ChangeFeed.mark` says of `done`: another database, or one that was put back, says something else. */
  mark: string
}

export interface SnapshotStore {
  /** Null where there is none. @throws {Error} with one sentence for one that is torn, foreign or of other code. */
  stamp(): Promise<SnapshotStamp | null>
  /** Every byte is checked. @throws as `stamp` */
  read(): Promise<{ stamp: SnapshotStamp; sections: SavedSections } | null>
  /**
   * Takes the sections one after the other, lets others go on between their pieces, and puts the file in place once `stamp` has given its
   * moment; null leaves all as it was. False where nothing was put in place: no moment, or another process is writing. Rejects once `ending` is aborted.
   */
  write(sections: Iterable<Section>, stamp: () => Promise<SnapshotStamp | null>, ending: AbortSignal): Promise<boolean>
}

export interface SnapshotOptions {
  store: SnapshotStore
  /** Hears, in one sentence, why a snapshot is not used or could not be made. */
  note: (sentence: string) => void
  /** Products from which on there are snapshots. */
  worthFrom?: number
}

/** What is kept: how it is named, what is done without it, and how it comes back. */
export interface KeptPart<T> {
  name: string
  /** Such as `The catalogue is read whole.` */
  instead: string
  /**
   * Puts it together again, with the products that changed since read anew, piece by piece; or says in a few words why that cannot be.
   * @param count products that there are now
   */
  restore(sections: SavedSections, changed: Iterable<readonly string[]>, count: number): Promise<T | string>
}

/** As much as a keeper must know to store it. */
export interface Keepable {
  /** Products. */
  size: number
  /** Each section as it is when its turn comes; absent where making it anew is as quick. */
  sections?: (() => Iterable<Section>) | undefined
}

export interface SnapshotKeeper<T> {
  /** What was kept, as it is now; null where it has to be made anew. */
  restore(): Promise<T | null>
  /**
   * Stores it, in the background, unless what is stored is near enough; `sequence` is the newest change that it has taken in.
   * True once a start could use what is stored; false where there is nothing to store, another process is at it or it failed.
   */
  save(content: Keepable, sequence: number): Promise<boolean>
  /** True once so much has changed since the last `save` that another one pays. */
  isOutgrown(sequence: number): boolean
  /** Ends what is under way. */
  stop(): Promise<void>
}

export function createSnapshotKeeper<T extends object>(
  {
    catalogue,
    changes,
  }: Pick<CatalogueReading, 'changes'> & { catalogue: Pick<CatalogueReading['catalogue'], 'count'> },
  { store, note, worthFrom = SNAPSHOT_FROM }: SnapshotOptions,
  part: KeptPart<T>,
  ending: AbortSignal,
): SnapshotKeeper<T> {
  let saving: Promise<boolean> | undefined
  let retry: NodeJS.Timeout | undefined
  /** What was found and could not be used: near enough as it may look, another one takes its place. */
  let refused: SnapshotStamp | null = null
  let savedAt = 0
  let savedTime = -Infinity

  /** The products that changed since, or why the snapshot is of no use. */
  async function changedSince({ begun, done, mark }: SnapshotStamp): Promise<string[] | string> {
    const latest = await changes.latest()
    if (latest < done || (await changes.mark(done)) !== mark)
      return 'it is of another database, or of one that was put back'
    if (latest - begun > MOST_CHANGES) return 'too much has changed since'
    const rows = await changes.since(begun)
    const ids = new Set<string>()
    for (const { productId, kind } of rows) {
      if (productId === null || kind === 'catalogue') return 'a catalogue was imported since'
      ids.add(productId)
    }
    return ids.size > MOST_CHANGED ? 'too much has changed since' : [...ids]
  }

  async function tryRestore(): Promise<T | string | null> {
    const count = await catalogue.count()
    if (count < worthFrom) return null
    const stamp = await store.stamp()
    if (!stamp) return null
    refused = stamp
    const known = await changedSince(stamp)
    if (typeof known === 'string') return known
    const snapshot = await store.read()
    if (!snapshot) return null
    // Another process may have put a newer one there meanwhile.
    const changed = await changedSince(snapshot.stamp)
    if (typeof changed === 'string') return changed
    const restored = await part.restore(snapshot.sections, inPieces(changed), count)
    if (typeof restored === 'string') return restored
    savedAt = snapshot.stamp.begun
    refused = null
    return restored
  }

  function* inPieces(ids: readonly string[]): Generator<string[]> {
    for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
      ending.throwIfAborted()
      yield ids.slice(start, start + READ_AT_ONCE)
    }
  }

  /** False for another try later. */
  async function trySave(sections: () => Iterable<Section>, sequence: number): Promise<boolean> {
    const stored = await store.stamp().catch(() => null)
    const isNear = stored && stored.begun > sequence - RENEW_AFTER && !isSame(stored, refused)
    if (isNear && typeof (await changedSince(stored)) !== 'string') return true
    return store.write(
      sections(),
      async () => {
        const done = await changes.latest()
        const mark = await changes.mark(done)
        return mark === null ? null : { begun: sequence, done, mark }
      },
      ending,
    )
  }

  async function save({ size, sections }: Keepable, sequence: number): Promise<boolean> {
    if (!sections || size < worthFrom || saving || ending.aborted) return false
    clearTimeout(retry)
    savedAt = sequence
    savedTime = performance.now()
    saving = trySave(sections, sequence)
      .then((isDone) => {
        if (isDone || ending.aborted) return isDone
        retry = setTimeout(() => {
          savedAt = -Infinity
        }, RETRY_MS).unref()
        return false
      })
      .catch((error: unknown) => {
        if (!ending.aborted) note(`The snapshot of the ${part.name} could not be written: ${sentenceOf(error)}`)
        return false
      })
      .finally(() => {
        saving = undefined
      })
    return saving
  }

  return {
    async restore() {
      const restored = await tryRestore().catch(sentenceOf)
      ending.throwIfAborted()
      if (typeof restored !== 'string') return restored
      note(`The snapshot of the ${part.name} is not used: ${restored}. ${part.instead}`)
      return null
    },
    save,
    isOutgrown: (sequence) => sequence - savedAt > RENEW_AFTER && performance.now() - savedTime > RENEW_MS,
    async stop() {
      clearTimeout(retry)
      await saving
    },
  }
}

function isSame(a: SnapshotStamp, b: SnapshotStamp | null): boolean {
  return a.begun === b?.begun && a.done === b.done && a.mark === b.mark
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Knows whether writes succeed: a database that takes none is not ready, although it can be read. */
import { DatabaseUnwritable } from '#services/database-unavailable.ts'
import type { Engine } from './engine.ts'

/** Milliseconds between two tries of a write while they fail. */
const TRY_EVERY = 1000

export interface WatchedEngine extends Engine {
  /** @throws {DatabaseUnwritable} (as a rejection) while writes fail; tries one now and then, so that it ends by itself. */
  checkWrites(): Promise<void>
}

export function watchWrites(engine: Engine): WatchedEngine {
  let trouble: DatabaseUnwritable | null = null
  let tried = -Infinity
  let trying: Promise<void> | null = null

  async function noting<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work
      trouble = null
      return result
    } catch (error) {
      if (error instanceof DatabaseUnwritable) trouble = error
      throw error
    }
  }

  /** Writes what is there, so that nobody sees it. */
  async function tryOne(): Promise<void> {
    tried = performance.now()
    await noting(
      engine.write((session) =>
        session
          .updateTable('migration')
          .set((row) => ({ name: row.ref('name') }))
          .execute(),
      ),
    )
  }

  return {
    ...engine,
    write: (work) => noting(engine.write(work)),
    writeUnseen: (work) => noting(engine.writeUnseen(work)),
    async checkWrites() {
      await engine.checkRoom()
      if (trouble === null) return
      if (trying === null && performance.now() - tried >= TRY_EVERY) {
        trying = tryOne().finally(() => {
          trying = null
        })
      }
      await trying
      if (trouble !== null) throw trouble
    },
  }
}

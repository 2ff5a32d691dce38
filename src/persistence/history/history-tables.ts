/** The tables of the history, as migration 008 makes them. */
import type { Generated } from 'kysely'
import type { HistoryThing } from '#services/history/history-repository.ts'

export interface HistoryBatchTable {
  number: Generated<number>
  at: string
  actor: 'person' | 'cli' | 'import' | 'agent'
  name: string
  task: string
  undoes: number | null
}

export interface HistoryChangeTable {
  sequence: Generated<number>
  batch: number
  thing: HistoryThing
  key: string
  part: string | null
  /** JSON of changed fields; null where the thing was not there. */
  before: string | null
  after: string | null
}

/** What a database keeps of every change by hand or file: who, when, before and after, under one batch for what was done in one move. */
import type { Disagreement, FieldChange } from '#domain/history/changed-fields.ts'

export interface Actor {
  kind: 'person' | 'cli' | 'import' | 'agent'
  /** Who of that kind, by a name that says nothing about a person outside the shop; empty where there is only one. */
  name: string
}

/** Whoever types commands beside the store. */
export const COMMAND_LINE: Actor = { kind: 'cli', name: '' }

export interface HistoryBatch {
  number: number
  /** ISO 8601, in UTC. */
  at: string
  actor: Actor
  /** What was done, in a few words. */
  task: string
  /** The batch that this one took back. */
  undoes: number | null
  /** Changes under it. */
  size: number
}

export type HistoryThing = 'product' | 'variant' | 'code' | 'review'

export interface HistoryChange extends FieldChange {
  thing: HistoryThing
  /** A product's id, or a code. */
  key: string
  /** Which variant, as a JSON array of color and size; which review of a product, by its position; null for other things. */
  part: string | null
}

export type Conflict = Pick<HistoryChange, 'thing' | 'key' | 'part'> & Disagreement

export type UndoOutcome =
  | { kind: 'undone'; batch: number; conflicts: Conflict[] }
  | { kind: 'unknown' }
  /** It was taken back before, by that batch. */
  | { kind: 'already'; by: number }
  /** Somebody else has changed since what it would set; nothing was done. */
  | { kind: 'conflicts'; conflicts: Conflict[] }

export interface HistoryRepository {
  /** The newest batches first, at most `limit`. */
  list(limit: number): Promise<HistoryBatch[]>
  batch(number: number): Promise<HistoryBatch | null>
  /** The changes of a batch in the order in which they were made, at most `limit`. */
  changes(number: number, limit: number): Promise<HistoryChange[]>
  /** Takes a batch back, whole or not at all, as a batch of its own. With `force` also over what was changed since. */
  undo(number: number, options: { actor: Actor; at: Date; force: boolean }): Promise<UndoOutcome>
}

/** What differs between SQLite and PostgreSQL: how a transaction is run, locked, announced and watched. */
import type { Transaction } from 'kysely'
import type { ReplicaState } from '#services/repositories.ts'
import type { Schema } from './schema.ts'

/** A transaction; the queries are written against it once. */
export type Session = Transaction<Schema>

export interface Engine {
  readonly kind: 'sqlite' | 'postgres'
  /** Runs `work` on one snapshot of the database; it must not write. */
  read<T>(work: (session: Session) => Promise<T>): Promise<T>
  /**
   * The same for what pages show, where a snapshot may be that of a standby: it holds at least every change that was noted. `work` may run
   * again from the start, on another server.
   */
  readCatalogue<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Notes, in a session of `read`, that this process knows of the changes up to `sequence`. */
  noteChange(session: Session, sequence: number): Promise<void>
  /** See `Database.replicas`. */
  replicas(): Promise<ReplicaState[]>
  /**
   * Runs `work` in one write transaction and commits it. `work` awaits nothing but its own statements, since others wait for the lock,
   * and may run again from the start when the database asks for it.
   */
  write<T>(work: (session: Session) => Promise<T>): Promise<T>
  /**
   * As `write`, without waiting for the disk: a power failure may undo the last of them, the latest first, and none that a `write` came after.
   * For what nobody sees before such a `write`.
   */
  writeUnseen<T>(work: (session: Session) => Promise<T>): Promise<T>
  /** Holds off every other process that prepares the database until the transaction ends. */
  lockPreparation(session: Session): Promise<void>
  /** Makes the order of `change.sequence` the order of the commits; held until the transaction ends. */
  lockChangeLog(session: Session): Promise<void>
  /** Lets the orders of one mailbox (an `emailKey`) be placed one after the other; held until the transaction ends. */
  lockMailbox(session: Session, mailbox: string): Promise<void>
  /** Lets changes of who may come into the office be judged one after the other; held until the transaction ends. */
  lockPeople(session: Session): Promise<void>
  /** Wakes the watchers of other processes once the transaction is committed. */
  notifyChange(session: Session): Promise<void>
  /** @throws {DatabaseUnwritable} (as a rejection) where it is known without a write that none would succeed. */
  checkRoom(): Promise<void>
  /** See `ChangeFeed.watch`. */
  watch(onChange: () => void): () => void
  close(): Promise<void>
}

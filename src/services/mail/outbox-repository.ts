/** What the outbox worker needs of a database: claiming, marking and putting back rows, whoever else does the same. */

export interface OutboxRow {
  orderNumber: string
  kind: string
  /** ISO 8601 instant at which it was written, with the order. */
  createdAt: string
  /** How often it was claimed, this time included. */
  attempts: number
}

export interface OutboxClaim {
  /** ISO 8601 instants. */
  now: string
  leaseUntil: string
  /** Names the holder: only who has it may mark the row or put it back. */
  token: string
  limit: number
}

export interface OutboxRepository {
  /** Mails that are not sent: those that are tried again, and those that wait for their owner. */
  backlog(): Promise<{ waiting: number; parked: number }>
  /** Takes up to `limit` due rows that nobody holds, those that wait longest first; no two callers get the same row while its lease runs. */
  claim(claim: OutboxClaim): Promise<OutboxRow[]>
  /** False when the lease was lost to another holder; then nothing changed. */
  markSent(row: OutboxRow, token: string, at: string): Promise<boolean>
  /** Gives a row back that is to be tried again at `nextAttemptAt`; false as in `markSent`. */
  putBack(row: OutboxRow, token: string, retry: { nextAttemptAt: string; error: string }): Promise<boolean>
}

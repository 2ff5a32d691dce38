/** The failures that pass without the caller's doing: the database is away, restarting or out of connections, or its disk takes nothing. */

/**
 * Whether a transaction that was being committed is stored is not known; asking again is right, with the same key where it was an order.
 * The message names no address and no password.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown, message = 'The database does not answer.') {
    super(message, { cause })
  }
}

/** What is there can be read, but nothing is stored: the disk is full, or may only be read. Nothing of the refused transaction was kept. */
export class DatabaseUnwritable extends DatabaseUnavailable {
  override name = 'DatabaseUnwritable'

  /** `reason` such as "the disk is full". */
  constructor(cause: unknown, reason: string) {
    super(cause, `The database cannot be written: ${reason}.`)
  }
}

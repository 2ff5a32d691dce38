/** The failure that passes by itself: the database is away, restarting or out of connections. */

/**
 * Whether a transaction that was being committed is stored is not known; asking again is right, with the same key where it was an order.
 * The message names no address and no password.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
  }
}

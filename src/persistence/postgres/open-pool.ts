/** Connections to one PostgreSQL server, of which none can end the process by breaking. */
import pg from 'pg'

const POOL_SIZE = 10
const BIGINT = 20

/** Amounts and sequences stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
}

/** Milliseconds to wait for a connection and, where it is given, for a statement. */
export function openPool(url: string, limits: { connectTimeout: number; queryTimeout?: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: limits.connectTimeout,
    ...(limits.queryTimeout !== undefined && { query_timeout: limits.queryTimeout }),
    keepAlive: true,
    types,
  })
  // An idle connection that breaks is replaced at the next use.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction has nobody else to tell; the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Owns which failures mean that PostgreSQL cannot be reached or cannot store, and how a failure is told without a password. */

/** SQLSTATE: connection exceptions, shutdown, crash, starting up, too many connections, and a primary that has become a standby. */
const STATES = /^(?:08\w{3}|57P0[1-3]|53300|25006)$/
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
])
/** What `pg` says without a code. */
const SAID = /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/

/** True where the server or the way to it is away, and the same work may succeed a moment later. */
export function isConnectionError(error: unknown): boolean {
  const code = errorCode(error)
  if (STATES.test(code) || NETWORK.has(code) || code === 'EAI_AGAIN') return true
  return error instanceof Error && SAID.test(error.message)
}

/** SQLSTATE by what it means of the server's disk: full, or it refuses. */
const DISK: Readonly<Record<string, string>> = { 53100: 'the disk is full', 58030: 'the disk refuses' }

/** Why the server could not store something, null where that is not what failed. */
export function fullDisk(error: unknown): string | null {
  return DISK[errorCode(error)] ?? null
}

/** The code of a database's or a network's error, empty where there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

export function reasonOf(error: unknown): string {
  // Node tries every address of a host name and reports them together, with an empty message of its own.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

export function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}

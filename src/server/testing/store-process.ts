/** Real serving processes on a database of a test's choice, which may be killed and started again. */
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatabaseAddress } from '#persistence/open-database.ts'

export interface StoreProcess {
  port: number
  pid: number
  /** Resolves with its exit code when it has ended. */
  gone: Promise<number | null>
  /** What it has written to its terminal and log so far. */
  printed(): string
  /** Asks it to end, and gives its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>
}

/** Where its standard output goes: to `printed`, into a pipe that nobody reads or whose reader has gone, or to an open file. */
type Output = 'read' | 'unread' | 'gone' | number

/** Resolves when it answers. Limits on calls are lifted, since all calls of a test come from one address; mails go nowhere unless `environment` says so. */
export async function startStore(
  address: DatabaseAddress,
  environment: Record<string, string> = {},
  output: Output = 'read',
): Promise<StoreProcess> {
  const database =
    'databaseUrl' in address ? { DATABASE_URL: address.databaseUrl } : { DATABASE_FILE: address.databaseFile }
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-store-'))
  const child = fork(new URL('./serve.ts', import.meta.url), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      LIMIT_ORDERS: '1000000',
      LIMIT_MAILS: '1000000',
      MAIL_DIR: path.join(folder, 'mail'),
      ...database,
      ...environment,
    },
    execArgv: [],
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [output === 'read' ? child.stdout : null, child.stderr])
    stream?.on('data', (chunk) => (printed += chunk))
  if (output === 'gone') child.stdout?.destroy()
  const gone = new Promise<number | null>((resolve) => child.once('close', (code: number | null) => resolve(code)))
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    child.kill(signal)
    const code = await gone
    await rm(folder, { recursive: true, force: true })
    return code
  }
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    void gone.then(() => reject(new Error(`The store did not start: ${printed}`)))
  })
  return {
    port,
    pid: child.pid ?? 0,
    gone,
    printed: () => printed,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

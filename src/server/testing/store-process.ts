/** Real serving processes on a database of a test's choice, which may be killed and started again. */
import { fork } from 'node:child_process'
import type { DatabaseAddress } from '#persistence/open-database.ts'

export interface StoreProcess {
  port: number
  /** Ends it at once, as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>
}

/** Resolves when it answers. Limits on calls are lifted, since all calls of a test come from one address. */
export async function startStore(address: DatabaseAddress): Promise<StoreProcess> {
  const database =
    'databaseUrl' in address ? { DATABASE_URL: address.databaseUrl } : { DATABASE_FILE: address.databaseFile }
  const child = fork(new URL('./serve.ts', import.meta.url), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      LIMIT_ORDERS: '1000000',
      LIMIT_MAILS: '1000000',
      ...database,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    void gone.then(() => reject(new Error(`The store did not start: ${printed}`)))
  })
  return {
    port,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

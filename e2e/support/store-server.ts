/** The built store as a child process with a database of its own, for browser tests and benches. */
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds after which a server that neither starts nor stops is given up. */
const PATIENCE = 30_000

export interface StoreServer {
  /** Such as `http://127.0.0.1:41873`, without a trailing slash. */
  origin: string
  pid: number
  /** Where its mails are written. */
  mailDir: string
  /** Runs one of the project's scripts on its database, as an owner does; gives what it printed. */
  command(script: string, ...args: readonly string[]): Promise<string>
  /** Asks the server to stop and removes its database. @throws Error when it does not end by itself with exit code 0 */
  stop(): Promise<void>
}

interface Options {
  /** A catalogue to serve instead of the sample, in the format of the catalogue file. */
  catalogue?: unknown
  /** The content of a `shop.json`. */
  shop?: unknown
  /** The owner's own words by language tag, as `texts/<tag>.json` holds them; needs a `shop`. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Pictures by file name, for a media folder of this store's own. */
  media?: Readonly<Record<string, () => Promise<Buffer>>>
  environment?: Readonly<Record<string, string>>
}

/** Nothing of the caller's settings reaches the server but what any program needs. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG']
  return Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function readyPort(child: ChildProcess, printed: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const give = (reason: string): void => reject(new Error(`The store did not start: ${reason}\n${printed()}`))
    const timer = setTimeout(() => give(`nothing was heard of it for ${PATIENCE} ms`), PATIENCE)
    child.once('exit', (code, signal) => give(`it ended with ${code ?? signal}`))
    child.once('error', reject)
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (message.ready !== true || typeof message.port !== 'number') return
      clearTimeout(timer)
      child.removeAllListeners('exit')
      resolve(message.port)
    })
  })
}

async function stopChild(child: ChildProcess, printed: () => string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`The store ended before it was asked to (${child.exitCode ?? child.signalCode}).\n${printed()}`)
  }
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  child.kill('SIGTERM')
  const [code, signal] = await ended
  clearTimeout(timer)
  if (code !== 0) throw new Error(`The store ended with ${code ?? signal} after SIGTERM.\n${printed()}`)
}

/** Starts a store on a free port; resolves when it serves. */
export async function startStore({
  catalogue,
  shop,
  texts = {},
  media,
  environment = {},
}: Options = {}): Promise<StoreServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'))
  const env: NodeJS.ProcessEnv = {
    ...bareEnvironment(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_FILE: join(folder, 'store.db'),
    PICTURE_CACHE_DIR: join(folder, 'pictures'),
    MAIL_DIR: join(folder, 'mail'),
    ...environment,
  }
  const command = async (script: string, ...args: readonly string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, [script, ...args], { cwd: ROOT, env })).stdout
  if (shop !== undefined) {
    env['SHOP_FILE'] = join(folder, 'shop.json')
    await writeFile(env['SHOP_FILE'], JSON.stringify(shop))
  }
  for (const [tag, words] of Object.entries(texts)) {
    await mkdir(join(folder, 'texts'), { recursive: true })
    await writeFile(join(folder, 'texts', `${tag}.json`), JSON.stringify(words))
  }
  if (media) {
    env['MEDIA_DIR'] = join(folder, 'media')
    await mkdir(env['MEDIA_DIR'])
    for (const [name, make] of Object.entries(media)) await writeFile(join(env['MEDIA_DIR'], name), await make())
  }
  if (catalogue !== undefined) {
    const file = join(folder, 'catalogue.json')
    await writeFile(file, JSON.stringify(catalogue))
    await command('scripts/catalogue-import.ts', file, '--replace')
  }
  const child = fork('src/server/main.ts', { cwd: ROOT, env, execArgv: [], silent: true })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const printed = (): string => output
  try {
    const port = await readyPort(child, printed)
    return {
      origin: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      mailDir: join(folder, 'mail'),
      command,
      stop: async () => {
        await stopChild(child, printed)
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

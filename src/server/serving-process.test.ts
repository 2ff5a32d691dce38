import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

interface Running {
  child: ChildProcess
  address: string
  databaseFile: string
  printed: () => string
  exited: Promise<number | null>
}

async function run(env: Record<string, string> = {}): Promise<Omit<Running, 'address'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-process-'))
  const databaseFile = path.join(folder, 'shop.db')
  const child = fork(new URL('./testing/serve.ts', import.meta.url), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_FILE: databaseFile,
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true, force: true })
  })
  return { child, databaseFile, printed: () => text, exited }
}

async function running(env?: Record<string, string>): Promise<Running> {
  const started = await run(env)
  const port = await new Promise<number>((resolve, reject) => {
    started.child.once('message', (message: { ready: boolean; port: number }) => resolve(message.port))
    void started.exited.then((code) => reject(new Error(`ended with ${code}: ${started.printed()}`)))
  })
  return { ...started, address: `http://127.0.0.1:${port}` }
}

const said = (child: ChildProcess) => new Promise((resolve) => child.once('message', resolve))

describe('the serving process', { timeout: 30_000 }, () => {
  it('starts on a new database with the sample, says its steps, and answers', async () => {
    const { address, printed } = await running()
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    const products = await (await fetch(`${address}/api/product`)).json()
    expect(products).toHaveLength(45)
    expect(JSON.stringify(products)).not.toMatch(/@example\./)
    expect(await (await fetch(`${address}/shop`)).text()).toContain(
      `<p>${address.replace('127.0.0.1', 'localhost')}</p>`,
    )
    expect(printed()).toMatch(/database +\d+ ms/)
    expect(printed()).toMatch(/ready {2}http:\/\/localhost:\d+ {2}in \d+ ms/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s in the middle of a request, sent twice as terminals do: it finishes, nobody new comes in, the database closes cleanly',
    async (signal) => {
      const { child, address, databaseFile, exited } = await running()
      const asked = said(child)
      const answer = fetch(`${address}/slow`)
      await asked
      child.kill(signal)
      child.kill(signal)
      await vi.waitFor(() => expect(fetch(`${address}/api/health/live`)).rejects.toThrow('fetch failed'), {
        timeout: 5000,
        interval: 20,
      })
      expect(child.exitCode).toBeNull()
      child.send('go on')
      const response = await answer
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Late but whole')])
      expect(await exited).toBe(0)
      expect(existsSync(databaseFile)).toBe(true)
      expect(existsSync(`${databaseFile}-wal`)).toBe(false)
    },
  )

  it('a second signal ends it at once', async () => {
    const { child, address, exited } = await running()
    const asked = said(child)
    const answer = fetch(`${address}/slow`).catch((error: unknown) => error)
    await asked
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${address}/api/health/live`)).rejects.toThrow('fetch failed'), {
      timeout: 5000,
      interval: 20,
    })
    await vi.waitFor(
      () => {
        child.kill('SIGTERM')
        expect(child.exitCode).toBe(143)
      },
      { timeout: 5000, interval: 50 },
    )
    await exited
    expect(await answer).toBeInstanceOf(Error)
  })

  it('a port in use, a wrong variable, a wrong file and a database that cannot be: one sentence and 1', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const port = (other.address() as AddressInfo).port
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: String(port) }, new RegExp(`^Port ${port} is already in use; .*$`)],
      [{ PORT: 'x', LOG_LEVEL: 'silent' }, /^PORT must be a whole number from 0 to 65535, got "x"\.$/],
      [{ SHOP_FILE: '/nonexistent/shop.json' }, /^SHOP_FILE: there is no file \/nonexistent\/shop\.json$/],
      [{ DATABASE_FILE: '/dev/null/shop.db' }, /database.*\/dev\/null\/shop\.db/i],
    ]
    for (const [env, sentence] of cases) {
      const { exited, printed } = await run(env)
      expect(await exited).toBe(1)
      const lines = printed().trim().split('\n')
      expect(lines.at(-1)).toMatch(sentence)
      expect(printed()).not.toMatch(/\n\s+at /)
    }
  })
})

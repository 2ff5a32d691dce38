/** A log that cannot be written: lines are dropped and counted, and it goes on when there is room again. */
import { open } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from './logger.ts'
import { createLogSink, filePlace, streamPlace, type LogPlace } from './log-sink.ts'
import { openConnection } from '../testing/connection.ts'
import { newDatabase } from '../testing/databases.ts'
import { startStore, type StoreProcess } from '../testing/store-process.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

/** A disk with room for so many bytes. */
function disk(room: number) {
  const kept: Uint8Array[] = []
  return {
    text: () => Buffer.concat(kept).toString(),
    free(bytes: number) {
      room += bytes
    },
    write(bytes: Uint8Array) {
      if (room === 0) throw failure('ENOSPC')
      const part = bytes.subarray(0, room)
      room -= part.byteLength
      kept.push(part)
      return part.byteLength
    },
  }
}

function logTo(place: LogPlace) {
  const sink = createLogSink(place)
  return { sink, logger: createLogger('info', sink) }
}

describe('a disk that is full', () => {
  it('drops lines and counts them, writes again once there is room, and says what is missing', () => {
    const { write, text, free } = disk(150)
    const { sink, logger } = logTo(filePlace(write))
    for (let line = 0; line < 20; line += 1) logger.info({ line }, 'answered')
    expect(sink.dropped).toBe(19)
    free(100_000)
    logger.info('again')
    logger.info('and again')
    expect(sink.dropped).toBe(19)
    const [whole, torn, gap, ...rest] = text().trimEnd().split('\n')
    expect(JSON.parse(whole ?? '')).toMatchObject({ line: 0 })
    expect(() => JSON.parse(torn ?? '') as unknown).toThrow(SyntaxError)
    expect(JSON.parse(gap ?? '')).toMatchObject({ level: 40, msg: '19 lines of the log could not be written' })
    expect(rest.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['again', 'and again'])
  })
})

describe('a reader', () => {
  it('who stands still makes no more than a bounded number of lines wait', async () => {
    const waiting: (() => void)[] = []
    const reader = new Writable({ write: (_chunk, _encoding, done) => void waiting.push(done) })
    const { sink, logger } = logTo(streamPlace(reader))
    for (let line = 0; line < 10_000; line += 1) logger.info({ text: 'x'.repeat(1000) }, 'answered')
    expect(reader.writableLength).toBeLessThanOrEqual(1024 * 1024)
    expect(sink.dropped).toBeGreaterThan(8000)
    const before = sink.dropped
    reader._write = (_chunk, _encoding, done) => done()
    waiting.shift()?.()
    await new Promise(setImmediate)
    expect(reader.writableLength).toBe(0)
    logger.info('again')
    expect(sink.dropped).toBe(before)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** What is written for one request may be as long as an address may be. */
const LONG = `/${'a'.repeat(12_000)}`

async function ask(store: StoreProcess, times: number): Promise<number[]> {
  const connection = openConnection(store.port)
  onTestFinished(() => connection.close())
  const answers: number[] = []
  for (let call = 0; call < times; call += 1) answers.push((await connection.get(LONG)).status)
  answers.push((await connection.get('/api/health/live')).status)
  return answers
}

describe('real processes whose log cannot be written', { timeout: 60_000 }, () => {
  it.each(['1', '2'])('WEB_CONCURRENCY=%s on a full disk go on, count, and end when told to', async (count) => {
    const full = await open('/dev/full', 'w')
    onTestFinished(() => full.close())
    const metricsPort = await freePort()
    const store = await startStore(
      await newDatabase('SQLite'),
      { LOG_LEVEL: 'info', WEB_CONCURRENCY: count, METRICS_PORT: String(metricsPort) },
      full.fd,
    )
    onTestFinished(() => store.kill())
    expect(await ask(store, 20)).toEqual([...Array<number>(20).fill(404), 200])
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(Number(/^vitrine_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(20)
    expect(await store.stop()).toBe(0)
  })

  it('a reader who goes away takes nothing along', async () => {
    const store = await startStore(await newDatabase('SQLite'), { LOG_LEVEL: 'info' }, 'gone')
    onTestFinished(() => store.kill())
    expect(await ask(store, 20)).toEqual([...Array<number>(20).fill(404), 200])
    expect(await store.stop()).toBe(0)
  })

  it('a pipe that nobody reads holds nothing up', async () => {
    const store = await startStore(await newDatabase('SQLite'), { LOG_LEVEL: 'info' }, 'unread')
    onTestFinished(() => store.kill())
    expect(await ask(store, 300)).toEqual([...Array<number>(300).fill(404), 200])
    expect(await store.stop()).toBe(0)
  })
})

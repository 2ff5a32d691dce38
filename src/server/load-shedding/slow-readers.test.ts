import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { head, rawClient } from '../testing/raw-client.ts'
import { watchReaders } from './slow-readers.ts'
import { readSystemQueues } from './system-queues.ts'

const MEGABYTE = 1024 * 1024
/** More than the system takes for a client that reads nothing. */
const LARGE = Buffer.alloc(24 * MEGABYTE, 'x')

/** A server whose answers are large, with a watch that looks when a test says so and a clock that a test moves. */
async function serve({ queueOf, ...limits }: { waitingBytes?: number; queueOf?: () => number } = {}) {
  let now = 0
  const server = createServer(({ url }, response) => void response.end(url === '/small' ? 'small' : LARGE))
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  const watch = watchReaders(
    server,
    { stalledAfter: 10_000, waitingBytes: 1000 * MEGABYTE, lookInterval: 3_600_000, ...limits },
    { now: () => now, ...(queueOf && { readQueues: () => queueOf }) },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    sockets,
    open: (path: string, reads: boolean) => rawClient(port, head(`GET ${path}`), { reads }),
    /** Looks `milliseconds` later. */
    lookAfter(milliseconds: number) {
      now += milliseconds
      watch.look()
    },
    /** Resolves when the answer of a connection waits for its client, and nothing of it moves any more. */
    async waits(at: number) {
      let before = -1
      await vi.waitFor(
        () => {
          const left = leftOf(sockets[at])
          const isStill = left > 0 && left === before
          before = left
          expect(isStill).toBe(true)
        },
        { interval: 50, timeout: 5000 },
      )
    },
  }
}

function leftOf(socket: Socket | undefined): number {
  const { _handle: handle } = (socket ?? {}) as { _handle?: { writeQueueSize?: number } | null }
  return handle?.writeQueueSize ?? 0
}

describe('a client that does not read', () => {
  it('is thrown out when it has taken nothing for ten seconds; others stay', async () => {
    const { sockets, open, lookAfter, waits } = await serve()
    const idle = await open('/small', true)
    await vi.waitFor(() => expect(idle.received()).toContain('small'))
    await open('/large', false)
    await vi.waitFor(() => expect(sockets).toHaveLength(2))
    await waits(1)
    lookAfter(0)
    lookAfter(9_999)
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false])
    lookAfter(1)
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true])
    lookAfter(60_000)
    expect(sockets[0]?.destroyed).toBe(false)
  })

  it('stays while it takes something now and then, however long it needs', async () => {
    const { sockets, open, lookAfter, waits } = await serve()
    const client = await open('/large', false)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    let taken = 0
    client.socket.on('data', (chunk: Buffer) => {
      taken += chunk.byteLength
      if (taken % (4 * MEGABYTE) < chunk.byteLength) client.socket.pause()
    })
    client.socket.pause()
    await waits(0)
    let steps = 0
    for (let left = leftOf(sockets[0]); left > 0; left = leftOf(sockets[0])) {
      lookAfter(9_000)
      client.socket.resume()
      const before = left
      await vi.waitFor(() => expect(leftOf(sockets[0])).toBeLessThan(before), { timeout: 5000 })
      steps += 1
    }
    expect(sockets[0]?.destroyed).toBe(false)
    expect(steps).toBeGreaterThan(2)
  })

  it('stays while the system passes on what it holds, though it asks for no more', async () => {
    let queued = 1_000_000
    const { sockets, open, lookAfter, waits } = await serve({ queueOf: () => queued })
    await open('/large', false)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    await waits(0)
    for (let time = 0; time < 20; time += 1) {
      lookAfter(4_000)
      if (time % 2 === 1) queued -= 1000
    }
    expect(sockets[0]?.destroyed).toBe(false)
    for (let time = 0; time < 4; time += 1) lookAfter(4_000)
    expect(sockets[0]?.destroyed).toBe(true)
  })

  it('is known to the system by its address, where the system tells', async ({ skip }) => {
    if (!existsSync('/proc/net/tcp')) skip('the system does not tell')
    const { sockets, open, waits } = await serve()
    const client = await open('/large', false)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    await waits(0)
    const queued = () => sockets.map((socket) => readSystemQueues()(socket) ?? -1)
    const [before = 0] = queued()
    expect(before).toBeGreaterThan(10_000)
    client.socket.resume()
    await vi.waitFor(() => expect(queued()[0]).toBe(0), { timeout: 5000 })
  })

  it('goes at once where too much waits in all: who has stood still for longest', async () => {
    const { sockets, open, lookAfter, waits } = await serve({ waitingBytes: 30 * MEGABYTE })
    await open('/large', false)
    await vi.waitFor(() => expect(sockets).toHaveLength(1))
    await waits(0)
    lookAfter(0)
    await open('/large', false)
    await vi.waitFor(() => expect(sockets).toHaveLength(2))
    await waits(1)
    lookAfter(100)
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false])
  })
})

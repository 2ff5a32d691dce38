import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSystemQueues } from './system-queues.ts'

describe.skipIf(!existsSync('/proc/net/tcp'))('what the system holds for a connection', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::1', '::1'],
  ])('is found for a server at %s and a client at %s', async (host, address) => {
    const server = createServer()
    server.listen(0, host)
    await once(server, 'listening')
    const accepted = once(server, 'connection') as Promise<[Socket]>
    const client = connect((server.address() as AddressInfo).port, address)
    const [socket] = await accepted
    onTestFinished(() => {
      for (const one of [client, socket]) one.destroy()
      server.close()
    })
    expect(readSystemQueues()(socket)).toBe(0)
    client.pause()
    socket.write(Buffer.alloc(24 * 1024 * 1024))
    expect(readSystemQueues()(socket)).toBeGreaterThan(0)
    client.destroy()
  })
})

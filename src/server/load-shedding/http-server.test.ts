import type { RequestListener, Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { head, rawClient, type RawClient } from '../testing/raw-client.ts'
import { testApp } from '../testing/test-app.ts'
import { CLIENT_LIMITS, type ClientLimits } from './connection-limits.ts'
import { createHeldOpen } from './held-open.ts'
import { createHttpServer } from './http-server.ts'

interface Options extends Partial<ClientLimits> {
  isTrusted?: () => boolean
}

async function serve(listener: RequestListener, { isTrusted = () => false, ...given }: Options = {}) {
  const limits = { ...CLIENT_LIMITS, ...given }
  const held = createHeldOpen(limits.heldOpen)
  const server: Server = createHttpServer(listener, { limits, held, isTrusted })
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, held, sockets, port: (server.address() as AddressInfo).port }
}

/** Answers when a test says so. */
function heldAnswers() {
  const begun: (string | undefined)[] = []
  const ends: (() => void)[] = []
  const listener: RequestListener = ({ url }, response) => {
    begun.push(url)
    ends.push(() => response.end(url))
  }
  return { begun, ends, listener }
}

const bodiesOf = (text: string) => [...text.matchAll(/\r\n\r\n(?:\d+\r\n)?(\/\d+)/g)].map(([, body]) => body)

describe('requests that are sent before the answer of the first', () => {
  it('are answered in their order, one at a time', async () => {
    const { begun, ends, listener } = heldAnswers()
    const { port } = await serve(listener)
    const client = await rawClient(port, [0, 1, 2, 3].map((n) => head(`GET /${n}`)).join(''))
    for (const n of [0, 1, 2, 3]) {
      await vi.waitFor(() => expect(begun).toHaveLength(n + 1))
      ends[n]?.()
    }
    await vi.waitFor(() => expect(bodiesOf(client.received())).toEqual(['/0', '/1', '/2', '/3']))
  })

  it('with bodies as well', async () => {
    const { port } = await serve(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      response.end(`/${body.byteLength}`)
    })
    const sizes = [3, 100_000, 1, 50_000]
    const text = sizes.map((size) => head('POST /', { 'Content-Length': size }) + 'x'.repeat(size)).join('')
    const client = await rawClient(port, text)
    await vi.waitFor(() => expect(bodiesOf(client.received())).toEqual(sizes.map((size) => `/${size}`)))
  })

  it('are bounded: a connection with too many is closed, and no more of them is begun', async () => {
    const { begun, ends, listener } = heldAnswers()
    const { port, sockets } = await serve(listener, { pipelined: 5 })
    await rawClient(port, head('GET /1').repeat(6))
    await vi.waitFor(() => expect(begun).toEqual(['/1']))
    await rawClient(port, head('GET /2').repeat(7))
    await vi.waitFor(() => expect(sockets[1]?.destroyed).toBe(true))
    expect(sockets[0]?.destroyed).toBe(false)
    await vi.waitFor(() => {
      for (const end of ends.splice(0)) end()
      expect(begun.filter((url) => url === '/1')).toHaveLength(6)
    })
    expect(begun.filter((url) => url === '/2')).toHaveLength(1)
  })

  it('are not begun any more when the client has gone', async () => {
    const { begun, ends, listener } = heldAnswers()
    const { port, sockets } = await serve(listener)
    const client = await rawClient(port, head('GET /1').repeat(3))
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    client.socket.destroy()
    await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true))
    ends[0]?.()
    const other = await rawClient(port, head('GET /2'))
    await vi.waitFor(() => expect(begun).toEqual(['/1', '/2']))
    expect(other.socket.destroyed).toBe(false)
  })
})

describe('what a client holds open', () => {
  const answering: RequestListener = (request, response) => {
    request.resume().once('end', () => response.end('/0'))
  }

  it('ends with the oldest where it is too much, and the newest is answered', async () => {
    const { port, held, sockets } = await serve(answering, { heldOpen: { each: 8, grace: 0, all: 100 } })
    for (let n = 0; n < 20; n += 1) {
      await rawClient(port, n % 2 === 0 ? '' : head('POST /', { 'Content-Length': 9 }))
      await vi.waitFor(() => expect(sockets).toHaveLength(n + 1))
    }
    const honest = await rawClient(port, `${head('POST /', { 'Content-Length': 4 })}body`)
    await vi.waitFor(() => expect(bodiesOf(honest.received())).toEqual(['/0']))
    const isOpen = sockets.map(({ destroyed }) => !destroyed)
    expect(isOpen.lastIndexOf(false)).toBeLessThanOrEqual(14)
    expect(isOpen.filter(Boolean)).toHaveLength(8)
    expect(held.count).toBe(8)
  })

  it('is nothing while it is answered: as many as there are', async () => {
    const { begun, ends, listener } = heldAnswers()
    const { port, held } = await serve(listener, { heldOpen: { each: 2, grace: 0, all: 100 } })
    const clients = []
    for (let n = 0; n < 9; n += 1) {
      clients.push(await rawClient(port, head('GET /1')))
      await vi.waitFor(() => expect(begun).toHaveLength(n + 1))
    }
    expect(held).toMatchObject({ count: 0, dropped: 0 })
    for (const end of ends) end()
    for (const { received } of clients) await vi.waitFor(() => expect(bodiesOf(received())).toEqual(['/1']))
    await vi.waitFor(() => expect(held).toMatchObject({ count: 2, dropped: 7 }))
  })

  it('is not a trusted proxy’s own, which speaks for many', async () => {
    const { port, held } = await serve(answering, { heldOpen: { each: 1, grace: 0, all: 1 }, isTrusted: () => true })
    const connections = await Promise.all(Array.from({ length: 5 }, () => rawClient(port, head('GET /'))))
    for (const { received } of connections) await vi.waitFor(() => expect(bodiesOf(received())).toEqual(['/0']))
    expect(connections.some(({ socket }) => socket.destroyed)).toBe(false)
    expect(held).toMatchObject({ count: 0, dropped: 0 })
  })

  it('is, behind a proxy, the bodies of one client: another one’s order goes on', async () => {
    const { app } = await testApp({
      trustProxy: ['loopback'],
      clientLimits: { heldOpen: { each: 3, grace: 0, all: 100 } },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const from = (address: string) => head('POST /form', { 'Content-Length': 9, 'X-Forwarded-For': address })
    const other = await rawClient(port, from('192.0.2.2'))
    const slow: RawClient[] = []
    for (let n = 0; n < 5; n += 1) {
      slow.push(await rawClient(port, from('192.0.2.1')))
      await vi.waitFor(() => expect(slow.filter(({ socket }) => socket.destroyed)).toHaveLength(Math.max(0, n - 2)))
    }
    other.socket.write('some body')
    await vi.waitFor(() => expect(other.received()).toContain('POST some body'))
    const [, , third] = slow
    third?.socket.write('some body')
    await vi.waitFor(() => expect(third?.received()).toContain('POST some body'))
  })
})

describe('who was refused', () => {
  it.each([
    ['what is no HTTP', 'nonsense\r\n\r\n'],
    ['a head that is too long', `GET / HTTP/1.1\r\nHost: shop.test\r\nX-Long: ${'x'.repeat(40_000)}`],
  ])('for %s holds nothing, though the client goes on sending', async (_what, text) => {
    const { app } = await testApp()
    const sockets: Socket[] = []
    app.server.on('connection', (socket: Socket) => sockets.push(socket))
    await app.listen({ port: 0, host: '127.0.0.1' })
    // Who does not read hears of no end, and never ends his own half of the connection.
    await rawClient(portOf(app.server), text, { reads: false })
    await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true))
    const reading = await rawClient(portOf(app.server), text)
    await reading.closed
    expect(reading.received()).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
  })
})

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** What a hostile site, or whoever answers for its name, may try on the import that fetches its pictures. */
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net'
import type { LookupAddress } from 'node:dns'
import { describe, expect, it, onTestFinished } from 'vitest'
import { UnreachableSite } from '#services/remote-pictures.ts'
import { isPublicAddress } from './public-addresses.ts'
import { fetchPublic, type FetchLimits } from './public-fetch.ts'

/** The test's own server stands for a public one; all else is judged as it is. */
const PUBLIC = '127.0.0.1'
const LIMITS: FetchLimits = {
  size: 50_000,
  time: 5000,
  isAllowed: (address) => address === PUBLIC || isPublicAddress(address),
}

function listen(server: Server, host = PUBLIC): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  onTestFinished(
    () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve(undefined))
      }),
  )
  return new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)))
}

/** A site that is asked, and how often. */
async function site(answer: RequestListener) {
  const asked: string[] = []
  const port = await listen(
    createHttp((request, response) => {
      asked.push(`${request.headers.host}${request.url}`)
      answer(request, response)
    }),
  )
  return { port, asked }
}

/** A site that writes `bytes` as they are to everybody who asks, and then does as `go` says. */
async function rawSite(bytes: string, go: (socket: Socket) => void = () => undefined): Promise<number> {
  return await listen(
    createTcp((socket) => {
      socket.once('data', () => {
        socket.write(bytes)
        go(socket)
      })
    }),
  )
}

/** Answers in turn what a name leads to; the last one for ever. */
function resolver(...answers: (readonly string[])[]) {
  const asked: string[] = []
  return {
    asked,
    resolve: async (name: string): Promise<LookupAddress[]> => {
      const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? []
      asked.push(name)
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  }
}

describe('a name that leads elsewhere', () => {
  it('is connected to where it was judged, though it leads to a private address the next moment', async () => {
    const { port, asked } = await site((_request, response) => response.end('picture'))
    const names = resolver([PUBLIC], ['10.0.0.1'])
    const body = await fetchPublic(`http://rebinding.example:${port}/a`, { ...LIMITS, ...names })
    expect(body.toString()).toBe('picture')
    expect([names.asked, asked]).toEqual([['rebinding.example'], [`rebinding.example:${port}/a`]])
  })

  it('is judged anew at each redirect, also to itself', async () => {
    const { port, asked } = await site((_request, response) => response.writeHead(302, { location: '/b' }).end())
    const names = resolver([PUBLIC], ['127.0.0.2'])
    const fetching = fetchPublic(`http://rebinding.example:${port}/a`, { ...LIMITS, ...names })
    await expect(fetching).rejects.toThrow('leads to 127.0.0.2, which is not public')
    expect([names.asked.length, asked.length]).toEqual([2, 1])
  })

  it.each([
    ['127.0.0.2'],
    ['0.0.0.0'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['::1'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['::ffff:7f00:1'],
    ['0:0:0:0:0:ffff:a9fe:a9fe'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['fe80::1'],
    ['fc00::1'],
    ['::127.0.0.1'],
    ['8.8.8.8', '192.168.0.1'],
    ['2606:4700:4700::1111', '::1'],
    ['localhost'],
    ['127.1'],
    [''],
  ])('to %s%s is not asked', async (...addresses) => {
    const { port, asked } = await site((_request, response) => response.end('secret'))
    const fetching = fetchPublic(`http://pictures.example:${port}/`, { ...LIMITS, ...resolver(addresses) })
    await expect(fetching).rejects.toThrow('which is not public')
    expect(asked).toEqual([])
  })

  it('to nothing, or for whom nobody ever answers, is given up', async () => {
    const nowhere = fetchPublic('http://pictures.example/', { ...LIMITS, ...resolver([]) })
    await expect(nowhere).rejects.toThrow('has no address')
    const silent = fetchPublic('http://pictures.example/', {
      ...LIMITS,
      time: 50,
      resolve: () => new Promise(() => undefined),
    })
    await expect(silent).rejects.toThrow(UnreachableSite)
  })
})

describe('a redirect', () => {
  it.each([
    'http://127.0.0.2:PORT/',
    '//127.0.0.2:PORT/',
    'http://0:PORT/',
    'http://0.0.0.0:PORT/',
    'http://127.2:PORT/',
    'http://0x7f.0.0.2:PORT/',
    'http://0177.0.0.2:PORT/',
    'http://2130706434:PORT/',
    'http://127.0.0.2.:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.2]:PORT/',
    'http://[::ffff:7f00:2]:PORT/',
    'http://[0:0:0:0:0:0:0:1]:PORT/',
    'http://１２７.0.0.2:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http:///127.0.0.2:PORT/',
    'http:\\\\127.0.0.2:PORT/',
  ])('to %s leads nowhere', async (target) => {
    const inside = await site((_request, response) => response.end('secret'))
    const location = Buffer.from(target.replace('PORT', String(inside.port))).toString('latin1')
    const { port } = await site((_request, response) => response.writeHead(302, { location }).end())
    await expect(fetchPublic(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow(
      /^(?:leads to \S+, which is not public|is redirected to something that is no address|is not an http or https address)$/,
    )
    expect(inside.asked).toEqual([])
  })

  it.each([
    ['file:///etc/passwd', 'is not an http or https address'],
    ['ftp://127.0.0.1/a', 'is not an http or https address'],
    ['data:image/png;base64,AAAA', 'is not an http or https address'],
    ['http://user:secret@127.0.0.1/', 'has a user name in it'],
    ['http://[', 'is redirected to something that is no address'],
  ])('to %s is refused', async (location, reason) => {
    const { port } = await site((_request, response) => response.writeHead(302, { location }).end())
    await expect(fetchPublic(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow(reason)
  })

  it('in a chain ends after five, also over many names, and takes the time of one', async () => {
    const hops: string[] = []
    const { port } = await site((request, response) => {
      hops.push(request.url ?? '')
      response.writeHead(307, { location: `http://n${hops.length}.example:${port}/${hops.length}` }).end()
    })
    const names = resolver([PUBLIC])
    const chain = fetchPublic(`http://n0.example:${port}/0`, { ...LIMITS, ...names })
    await expect(chain).rejects.toThrow('is redirected more than 5 times')
    expect(hops).toHaveLength(6)

    const slow = await site((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 60)
    })
    const fetching = fetchPublic(`http://127.0.0.1:${slow.port}/`, { ...LIMITS, time: 150 })
    await expect(fetching).rejects.toThrow('took longer than 150 ms')
  })

  it('with a body without end costs no more than its head', async () => {
    let written = 0
    const { port } = await site((request, response) => {
      if (request.url === '/b') return response.end('picture')
      response.writeHead(302, { location: '/b' })
      const pour = () => {
        while (!response.destroyed && written < 50_000_000 && response.write(Buffer.alloc(16_384))) written += 16_384
      }
      response.on('drain', pour)
      pour()
    })
    expect((await fetchPublic(`http://127.0.0.1:${port}/a`, LIMITS)).toString()).toBe('picture')
    expect(written).toBeLessThan(50_000_000)
  })
})

describe('a body', () => {
  it('that drips without end is given up by time', async () => {
    const drips: NodeJS.Timeout[] = []
    onTestFinished(() => drips.forEach(clearInterval))
    const port = await rawSite('HTTP/1.1 200 OK\r\nContent-Length: 40000\r\n\r\n', (socket) => {
      drips.push(setInterval(() => socket.write('x'), 5))
    })
    const fetching = fetchPublic(`http://127.0.0.1:${port}/`, { ...LIMITS, time: 100 })
    await expect(fetching).rejects.toThrow('took longer than 100 ms')
    await expect(fetching).rejects.toThrow(UnreachableSite)
  })

  it.each([
    ['chunked', 'Transfer-Encoding: chunked', `2710\r\n${'x'.repeat(10_000)}\r\n`],
    ['until the connection closes', 'Connection: close', 'x'.repeat(10_000)],
  ])('that never ends is given up by size: %s', async (_name, header, part) => {
    const port = await rawSite(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`, (socket) => {
      const pour = () => {
        while (socket.writable && socket.write(part));
      }
      socket.on('drain', pour)
      pour()
    })
    await expect(fetchPublic(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow('is larger than 50000 bytes')
  })

  it.each([
    ['shorter than it says', 'Content-Length: 100', 'short'],
    ['larger than allowed by its own words', 'Content-Length: 50001', ''],
    ['of less than nothing', 'Content-Length: -1', 'x'],
    ['of no number', 'Content-Length: many', 'x'],
    ['of two lengths', 'Content-Length: 1\r\nContent-Length: 2', 'xx'],
    ['chunked and of a length', 'Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['in chunks of no number', 'Transfer-Encoding: chunked', 'zz\r\nx\r\n'],
  ])('%s is refused', async (_name, header, body) => {
    const port = await rawSite(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n${body}`, (socket) => socket.end())
    await expect(fetchPublic(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow(
      /cannot be reached|is larger than|Parse Error/,
    )
  })

  it('longer than it says ends where it said', async () => {
    const port = await rawSite('HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\npicture and more')
    expect((await fetchPublic(`http://127.0.0.1:${port}/`, LIMITS)).toString()).toBe('picture')
  })
})

describe('an answer', () => {
  it.each([
    ['whose head never ends', `HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(20_000)}`],
    ['that says to go on for ever', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(2000)],
    ['that is another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
    ['that is no HTTP', '220 mail.example ESMTP\r\n'],
    ['that is silence', ''],
  ])('%s is given up', async (_name, bytes) => {
    const port = await rawSite(bytes)
    const fetching = fetchPublic(`http://127.0.0.1:${port}/`, { ...LIMITS, time: 300 })
    await expect(fetching).rejects.toThrow(/Parse Error|is not answered over HTTP|took longer than 300 ms/)
  })
})

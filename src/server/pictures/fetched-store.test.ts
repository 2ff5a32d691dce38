import { createServer, type RequestListener } from 'node:http'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { UnreachableSite } from '#services/pictures/fetched-pictures.ts'
import { pixelBomb, plainPicture, testFolder } from '../testing/test-pictures.ts'
import { isPublicAddress } from './public-addresses.ts'
import type { FetchLimits } from './public-fetch.ts'
import { openFetchedStore } from './fetched-store.ts'

/** A site on the loopback that counts who came. */
async function site(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve(undefined))
      }),
  )
  const address = server.address()
  return { asked, port: typeof address === 'object' && address ? address.port : 0 }
}

const LOOPBACK: FetchLimits = { size: 100_000, time: 10_000, isAllowed: (address) => address === '127.0.0.1' }

async function storeIn(limits: Partial<FetchLimits> = {}) {
  const mediaDir = await testFolder()
  const store = await openFetchedStore(mediaDir, { ...LOOPBACK, ...limits })
  const files = () => readdir(path.join(mediaDir, 'remote')).catch(() => [])
  return { mediaDir, store, files }
}

const png = (width = 20) => plainPicture(width, 20).png().toBuffer()

describe('a picture of another site', () => {
  it('is kept under the hash of its address, and known the next time', async () => {
    const body = await png()
    const { port } = await site((_request, response) => response.end(body))
    const { mediaDir, store, files } = await storeIn()
    const url = `http://127.0.0.1:${port}/lamp.jpg?v=1`
    expect(store.isKept(url)).toBe(false)
    await store.fetch(url)
    expect(await files()).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.png$/)])
    expect((await openFetchedStore(mediaDir)).isKept(url)).toBe(true)
  })

  it('is followed through redirects, but not in a circle', async () => {
    const body = await png()
    const { port, asked } = await site((request, response) => {
      if (request.url === '/c') return response.end(body)
      const next = request.url === '/a' ? 'b' : request.url === '/b' ? '/c' : '/circle'
      return response.writeHead(302, { location: next }).end()
    })
    const { store } = await storeIn()
    await store.fetch(`http://127.0.0.1:${port}/a`)
    expect(asked).toEqual(['/a', '/b', '/c'])
    await expect(store.fetch(`http://127.0.0.1:${port}/x`)).rejects.toThrow('is redirected more than 5 times')
  })

  it('on a private address is not fetched: by number, by name, by another spelling, by a redirect', async () => {
    const { port, asked } = await site((_request, response) => response.end('secret'))
    const { store } = await storeIn({
      isAllowed: isPublicAddress,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    })
    for (const host of [
      '127.0.0.1',
      'localhost',
      'pictures.example',
      '127.1',
      '0x7f000001',
      '2130706433',
      '[::1]',
      '[::ffff:127.0.0.1]',
    ]) {
      await expect(store.fetch(`http://${host}:${port}/`)).rejects.toThrow('which is not public')
    }
    expect(asked).toEqual([])

    const outside = await site((_request, response) =>
      response.writeHead(301, { location: `http://127.0.0.2:${port}/` }).end(),
    )
    const { store: other } = await storeIn()
    await expect(other.fetch(`http://127.0.0.1:${outside.port}/`)).rejects.toThrow('127.0.0.2, which is not public')
    expect(asked).toEqual([])
  })

  it('whose name has one private address among public ones is not fetched', async () => {
    const addresses = [
      { address: '203.0.114.7', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    const { store } = await storeIn({ isAllowed: (one) => one !== '10.0.0.1', resolve: async () => addresses })
    await expect(store.fetch('http://pictures.example/a.png')).rejects.toThrow('leads to 10.0.0.1, which is not public')
  })

  it('whose name leads elsewhere after it was judged is fetched from where it was judged', async () => {
    const body = await png()
    const { port } = await site((_request, response) => response.end(body))
    let asked = 0
    const { store } = await storeIn({
      resolve: async () => [{ address: ++asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
    })
    await store.fetch(`http://rebinding.example:${port}/a.png`)
    expect(asked).toBe(1)
  })

  it.each([
    ['an error page', 404, async () => Buffer.from('none'), 'is answered with 404'],
    ['a page', 200, async () => Buffer.from('<html>'), 'is not a JPEG, PNG, GIF, WebP or AVIF picture'],
    ['an SVG', 200, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'is not a JPEG'],
    ['nothing', 200, async () => Buffer.alloc(0), 'is not a JPEG'],
    ['more than the limit', 200, async () => Buffer.alloc(100_001), 'is larger than 100000 bytes'],
    ['four billion pixels', 200, pixelBomb, 'cannot be decoded'],
  ])('that is %s is refused, and nothing is kept', async (_name, status, body, reason) => {
    const sent = await body()
    const { port } = await site((_request, response) => response.writeHead(status).end(sent))
    const { store, files } = await storeIn()
    await expect(store.fetch(`http://127.0.0.1:${port}/a.png`)).rejects.toThrow(reason)
    expect(await files()).toEqual([])
  })

  it('that never ends is given up by size, one that never comes by time', async () => {
    const { port } = await site((request, response) => {
      if (request.url === '/silent') return
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(10_000)));
      }
      response.on('drain', pour)
      pour()
    })
    const { store } = await storeIn()
    await expect(store.fetch(`http://127.0.0.1:${port}/endless`)).rejects.toThrow('is larger than 100000 bytes')
    const { store: hasty } = await storeIn({ time: 50 })
    await expect(hasty.fetch(`http://127.0.0.1:${port}/silent`)).rejects.toThrow(UnreachableSite)
  })

  it.each([
    ['ftp://127.0.0.1/a.png', 'is not an http or https address'],
    ['file:///etc/passwd', 'is not an http or https address'],
    ['http://user:secret@127.0.0.1/a.png', 'has a user name in it'],
    ['http://[', 'is not an http or https address'],
  ])('at %s is not asked for', async (url, reason) => {
    const { store } = await storeIn()
    await expect(store.fetch(url)).rejects.toThrow(reason)
  })
})

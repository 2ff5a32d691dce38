/** What whoever answers for a name or redirects may try on the import that fetches pictures. */
import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { UnreachableSite } from '#services/pictures/fetched-pictures.ts'
import { hostileSite, LIMITS, PUBLIC } from '../testing/hostile-site.ts'
import { fetchPublic } from './public-fetch.ts'

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
    const { port, asked } = await hostileSite((_request, response) => response.end('picture'))
    const names = resolver([PUBLIC], ['10.0.0.1'])
    const body = await fetchPublic(`http://rebinding.example:${port}/a`, { ...LIMITS, ...names })
    expect(body.toString()).toBe('picture')
    expect([names.asked, asked]).toEqual([['rebinding.example'], [`rebinding.example:${port}/a`]])
  })

  it('is judged anew at each redirect, also to itself', async () => {
    const { port, asked } = await hostileSite((_request, response) => response.writeHead(302, { location: '/b' }).end())
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
    const { port, asked } = await hostileSite((_request, response) => response.end('secret'))
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
    const inside = await hostileSite((_request, response) => response.end('secret'))
    const location = Buffer.from(target.replace('PORT', String(inside.port))).toString('latin1')
    const { port } = await hostileSite((_request, response) => response.writeHead(302, { location }).end())
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
    const { port } = await hostileSite((_request, response) => response.writeHead(302, { location }).end())
    await expect(fetchPublic(`http://127.0.0.1:${port}/`, LIMITS)).rejects.toThrow(reason)
  })

  it('in a chain ends after five, also over many names, and takes the time of one', async () => {
    const hops: string[] = []
    const { port } = await hostileSite((request, response) => {
      hops.push(request.url ?? '')
      response.writeHead(307, { location: `http://n${hops.length}.example:${port}/${hops.length}` }).end()
    })
    const names = resolver([PUBLIC])
    const chain = fetchPublic(`http://n0.example:${port}/0`, { ...LIMITS, ...names })
    await expect(chain).rejects.toThrow('is redirected more than 5 times')
    expect(hops).toHaveLength(6)

    const slow = await hostileSite((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 60)
    })
    const fetching = fetchPublic(`http://127.0.0.1:${slow.port}/`, { ...LIMITS, time: 150 })
    await expect(fetching).rejects.toThrow('took longer than 150 ms')
  })

  it('with a body without end costs no more than its head', async () => {
    let written = 0
    const { port } = await hostileSite((request, response) => {
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

/** What a hostile site may answer to the import that fetches its pictures. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { UnreachableSite } from '#services/pictures/fetched-pictures.ts'
import { LIMITS, rawSite } from '../testing/hostile-site.ts'
import { fetchPublic } from './public-fetch.ts'

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

import { describe, expect, it } from 'vitest'
import { fetchRemotePictures, UnreachableSite } from './fetched-pictures.ts'

describe('the pictures of an import', () => {
  it('each that is not there is fetched once, few at a time; files of our own are left alone', async () => {
    const fetched: string[] = []
    let running = 0
    let most = 0
    const urls = Array.from({ length: 30 }, (_, number) => `https://cdn.example/${number}.jpg`)
    const report = await fetchRemotePictures([...urls, ...urls, '/media/a.jpg', '', 'https://cdn.example/kept.jpg'], {
      isKept: (url) => url.endsWith('kept.jpg'),
      async fetch(url) {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running -= 1
        fetched.push(url)
      },
    })
    expect(report).toEqual({ fetched: 30, kept: 1, failed: 0, failures: [] })
    expect(fetched.toSorted()).toEqual(urls.toSorted())
    expect(most).toBeLessThanOrEqual(6)
  })

  it('a site that cannot be reached is given up soon, the others are not', async () => {
    let tried = 0
    const lost = Array.from({ length: 500 }, (_, number) => `https://lost.example/${number}.jpg`)
    const report = await fetchRemotePictures([...lost, 'https://cdn.example/1.jpg'], {
      isKept: () => false,
      async fetch(url) {
        if (!url.startsWith('https://lost.example')) return
        tried += 1
        throw new UnreachableSite('cannot be reached (ENOTFOUND)')
      },
    })
    expect(tried).toBeLessThan(10)
    expect(report).toMatchObject({ fetched: 1, failed: 500 })
    expect(report.failures).toHaveLength(100)
    expect(report.failures[0]).toEqual({ url: lost[0], reason: 'cannot be reached (ENOTFOUND)' })
    expect(report.failures[99]?.reason).toBe('was not tried: lost.example cannot be reached')
  })

  it('a single picture that fails says why, and its site is tried further', async () => {
    const report = await fetchRemotePictures(['https://a.example/1', 'https://a.example/2'], {
      isKept: () => false,
      async fetch(url) {
        if (url.endsWith('1')) throw new Error('is answered with 404')
      },
    })
    expect(report.failures).toEqual([{ url: 'https://a.example/1', reason: 'is answered with 404' }])
    expect(report.fetched).toBe(1)
  })
})

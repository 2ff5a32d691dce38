import { USD } from '#domain/money/currency.ts'
import { toDecimals } from '#domain/catalogue/testing/dollar-products.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { createCatalogueService } from '../catalogue/catalogue-service.ts'
import { createRemoteCatalogue } from './remote-catalogue.ts'
import { nextLink } from './remote-reader.ts'
import { category, product } from '../testing/memory-catalogue.ts'
import { oneItem } from '../testing/one-item.ts'

/** Another origin's API: two products a part, an ETag on every answer, and a switch that takes it away. */
function origin(ids: string[]) {
  const state = { products: ids.map((id) => product(id)), away: false, statuses: [] as number[] }
  const answer = (url: URL): { rows: unknown[]; link?: string } => {
    if (url.pathname === '/v1/category') return { rows: [category('c1', 'Headphones')] }
    if (url.pathname === '/v1/brand') return { rows: [] }
    const start = Number(url.searchParams.get('after') ?? 0)
    const rows = state.products.slice(start, start + 2).map(toDecimals)
    const next = start + 2
    return {
      rows,
      ...(next < state.products.length && { link: `<https://inside.example/v1/product?after=${next}>; rel="next"` }),
    }
  }
  const call: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (state.away && url.pathname === '/v1/product' && url.searchParams.has('after'))
      throw new TypeError('connection refused')
    if (url.origin !== 'https://api.example') return new Response('wrong origin', { status: 500 })
    const { rows, link } = answer(url)
    const body = JSON.stringify(rows)
    const etag = `"${body.length}-${body.split('').reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7)}"`
    const known = new Headers(init?.headers).get('if-none-match') === etag
    state.statuses.push(known ? 304 : 200)
    return new Response(known ? null : body, { status: known ? 304 : 200, headers: { etag, ...(link && { link }) } })
  }
  return { state, call }
}

async function remote(ids: string[]) {
  const { state, call } = origin(ids)
  const catalogue = createRemoteCatalogue({ baseUrl: 'https://api.example/v1', currency: USD, fetch: call, pollMs: 5 })
  const service = createCatalogueService(catalogue)
  onTestFinished(async () => {
    await service.stop()
    await catalogue.close()
  })
  await service.start()
  return { state, service }
}

describe('spec 12.1: a catalogue behind an absolute API_BASE_URL', () => {
  it('follows the parts of a long list on the API’s own origin and gives whole products', async () => {
    const { service } = await remote(['1', '2', '3', '4', '5'])
    expect(service.list(EMPTY_QUERY).ids).toEqual(['1', '2', '3', '4', '5'])
    expect(await oneItem(service, '1')).not.toHaveProperty('description')
    expect(await service.product('5')).toEqual(product('5'))
    expect(await service.product('6')).toBeNull()
    expect(await service.categories()).toHaveLength(1)
  })

  it('asks with the ETag and sees a change in any part', async () => {
    const { state, service } = await remote(['1', '2', '3'])
    const { version } = service
    await vi.waitFor(() => expect(state.statuses.slice(4, 8)).toEqual([304, 304, 304, 304]))
    state.products[2] = product('3', { price: toMinor(7) })
    await vi.waitFor(async () => expect((await oneItem(service, '3'))?.price).toBe(toMinor(7)))
    expect(service.version).not.toBe(version)
  })

  it('keeps the last good state while the other origin fails half-way, and catches up afterwards', async () => {
    const { state, service } = await remote(['1', '2', '3'])
    state.away = true
    state.products[0] = product('1', { price: toMinor(7) })
    const asked = state.statuses.length
    await vi.waitFor(() => expect(state.statuses.length).toBeGreaterThan(asked + 9))
    expect((await oneItem(service, '1'))?.price).toBe(toMinor(100))
    state.away = false
    await vi.waitFor(async () => expect((await oneItem(service, '1'))?.price).toBe(toMinor(7)))
  })

  it('a first read that fails says which address', async () => {
    const call: typeof fetch = async () => new Response('no', { status: 502 })
    const catalogue = createRemoteCatalogue({ baseUrl: 'https://api.example/v1', currency: USD, fetch: call })
    await expect(createCatalogueService(catalogue).start()).rejects.toThrow(
      'https://api.example/v1/product answered 502',
    )
    await expect(catalogue.ping()).rejects.toThrow('https://api.example/v1/health answered 502')
  })

  it.each([
    [null, null],
    ['<https://x.example/v1/product?after=9>; rel="next"', 'https://api.example/v1/product?after=9'],
    ['</v1/product?after=9>; rel=next', 'https://api.example/v1/product?after=9'],
    ['</a>; rel="prev", </b>; rel="next"', 'https://api.example/b'],
    ['</a>; rel="prev"', null],
  ])('Link: %s', (header, expected) => {
    expect(nextLink(header, 'https://api.example/v1/product')).toBe(expected)
  })
})

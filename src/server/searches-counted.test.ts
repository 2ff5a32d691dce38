/** Every search that a visitor is answered counts once, from wherever the answer comes; what nobody looks at does not. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { parseCatalogueQuery } from '#domain/catalogue/query/catalogue-query-url.ts'
import { countedSearch, type CountedSearch } from '#domain/catalogue/search/words/search-count.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'
import { NO_ORDERS } from '#services/testing/no-orders.ts'
import type { Store } from '#services/store.ts'
import type { RenderPage } from './answering/page-handler.ts'
import { createPageRenderer } from './answering/page-renderer.ts'
import { testApp, type TestAppOptions } from './testing/test-app.ts'

const RING = '/pages/search?searchText=Ring'

/** Pages that find rings and nothing else; errors for one text, a cookie for another. */
const render: RenderPage = async ({ url }, watch) => {
  const { searchParams } = new URL(url)
  const text = searchParams.get('searchText') ?? ''
  const search = countedSearch(text, parseCatalogueQuery(searchParams), text === 'Ring' ? 3 : 0)
  if (search) watch?.onSearch?.(search)
  return new Response(`<h1>${'Results '.repeat(300)}</h1>`, {
    status: text === 'broken' ? 500 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(text === 'filling' && { 'cache-control': 'no-store' }),
      ...(text === 'cookie' && { 'set-cookie': 'a=1' }),
    },
  })
}

/** Over real connections, since `inject` goes past what stands before Fastify. */
async function listening(options: TestAppOptions = {}) {
  const counted: CountedSearch[] = []
  const made = await testApp({ render, onSearched: (search) => counted.push(search), ...options })
  await made.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = made.app.server.address() as AddressInfo
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const call = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    await answer.toArray()
    return answer
  }
  return { ...made, ask, counted }
}

describe('searches are counted', () => {
  it('where the page is rendered, where it is kept, where the browser has it, and by a link as by its address', async () => {
    const { ask, counted } = await listening()
    const gzip = { 'accept-encoding': 'gzip' }
    const first = await ask(RING, gzip)
    const second = await ask(RING, gzip)
    expect(second.headers['cache-status']).toBe('pages; hit')
    const third = await ask(RING, { ...gzip, 'if-none-match': String(first.headers.etag) })
    expect(third.statusCode).toBe(304)
    await ask(RING, { 'accept-encoding': 'br' })
    await ask('/pages/search.data?searchText=Ring')
    await ask('/pages/search?utm_source=mail&searchText=Ring')
    expect(counted).toEqual(Array.from({ length: 6 }, () => ({ text: 'ring', found: true })))
  })

  it('once for each of those who waited for the same page', async () => {
    const { ask, counted } = await listening()
    await Promise.all([ask(RING), ask(RING), ask(RING)])
    expect(counted).toHaveLength(3)
  })

  it('without a result, for one visitor alone and where no page is kept', async () => {
    const { ask, counted } = await listening()
    for (const text of ['yacht', 'cookie', 'filling']) await ask(`/pages/search?searchText=${text}`)
    expect(counted).toEqual(['yacht', 'cookie', 'filling'].map((text) => ({ text, found: false })))
  })

  it('not for what is fetched beforehand, for a look at the head, or for what went wrong', async () => {
    const { ask, counted } = await listening()
    const purposes = [
      ['sec-purpose', 'prefetch'],
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
      ['x-moz', 'prefetch'],
    ] as const
    for (const [name, value] of purposes) for (let n = 0; n < 2; n += 1) await ask(RING, { [name]: value })
    await ask(RING, {}, 'HEAD')
    await ask('/pages/search?searchText=broken')
    expect(counted).toEqual([])
  })

  it('not for filters, orders and more of the same search, nor for the empty page', async () => {
    const { ask, counted } = await listening()
    for (const query of [
      '?searchText=Ring&status=in-stock',
      '?searchText=Ring&sortBy=low',
      '?searchText=Ring&shown=12',
      '',
    ])
      await ask(`/pages/search${query}`)
    expect(counted).toEqual([])
  })
})

describe('the renderer', () => {
  it('tells of the search that a loader makes', async () => {
    const catalogue = createCatalogueService(memoryCatalogue([product('1', { title: 'Gold Ring' })]))
    await catalogue.start()
    const store: Store = {
      catalogue,
      orders: NO_ORDERS,
      shop: DEFAULT_SHOP_SETTINGS,
      siteUrl: 'http://shop.test',
      api: { baseUrl: '/api', external: false },
      companions: NO_COMPANIONS,
      texts: makePack('en'),
      language: ENGLISH,
      languages: [ENGLISH],
      worksOffline: false,
    }
    let seen = store
    const build = { entry: { module: { createRequestContext: (given: Store) => (seen = given) } } }
    const page = createPageRenderer(build as never, [store], 'test', () => async () => new Response('page'))
    const onSearch = vi.fn()
    await page(new Request('http://shop.test/'), { onSearch })
    await seen.catalogue.search('Gold RING', EMPTY_QUERY, { pageSize: 9 })
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ text: 'gold ring', found: true })
    await catalogue.stop()
  })
})

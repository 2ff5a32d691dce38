import { USD } from '#domain/money/currency.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import type { InjectOptions } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { createRemoteCatalogue } from '#services/remote/remote-catalogue.ts'
import { product } from '#services/testing/memory-catalogue.ts'
import { oneItem } from '#services/testing/one-item.ts'
import { testApp } from './testing/test-app.ts'

it('spec 12.1: a storefront over another origin’s API shows the same catalogue, in parts above 5,000 products, and follows it', async () => {
  const products = Array.from({ length: 5100 }, (_, at) => product(String(at + 1)))
  const { app, store, database } = await testApp({ siteUrl: 'https://api.example', products })
  const statuses: number[] = []
  const call: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const answer = await app.inject({ url: pathname + search, headers } satisfies InjectOptions)
    statuses.push(answer.statusCode)
    const body = answer.statusCode === 304 ? null : answer.body
    return new Response(body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    })
  }
  const remote = createRemoteCatalogue({ baseUrl: 'https://api.example/api', currency: USD, fetch: call, pollMs: 20 })
  const service = createCatalogueService(remote)
  onTestFinished(async () => {
    await service.stop()
    await remote.close()
  })
  await service.start()
  await remote.ping()
  expect(service.list(EMPTY_QUERY)).toEqual(store.catalogue.list(EMPTY_QUERY))
  expect(service.version).toBe(store.catalogue.version)
  expect(await service.product('5100')).toEqual(product('5100'))

  await vi.waitFor(() => expect(statuses).toContain(304), { timeout: 20_000 })
  database.put('price', product('5100', { price: toMinor(3) }))
  await vi.waitFor(async () => expect((await oneItem(service, '5100'))?.price).toBe(toMinor(3)), { timeout: 20_000 })
  expect(service.version).toBe(store.catalogue.version)
}, 60_000)

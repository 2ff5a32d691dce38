import type { CreateRequestHandlerFunction, ServerBuild } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#services/database-unavailable.ts'
import { ENGLISH } from '#domain/shop/page-languages.ts'
import type { Store } from '#services/store.ts'
import { createPageRenderer } from './page-renderer.ts'

/** A router whose loader throws `error`, as React Router tells its entry and answers. */
function rendererThatFails(error: unknown) {
  const module = { default: () => new Response(), createRequestContext: () => ({}) }
  const build = { entry: { module } } as unknown as ServerBuild
  const router: CreateRequestHandlerFunction = (given) => async (request) => {
    const { entry } = typeof given === 'function' ? await given() : given
    entry.module.handleError?.(error, { request, params: {}, context: {} as never })
    return new Response('<h1>Something went wrong</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
  }
  return createPageRenderer(build, [{ language: ENGLISH } as Store], 'production', router)
}

describe('a page that needs the database while it is away', () => {
  it('is worth asking for again: 503 with Retry-After, kept by nobody, and no stack in the log', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const render = rendererThatFails(new DatabaseUnavailable(new Error('ECONNREFUSED')))
    const response = await render(new Request('http://shop.test/shop/shop-details/1'))
    expect([response.status, await response.text()]).toEqual([503, '<h1>Something went wrong</h1>'])
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html',
      'retry-after': '1',
      'cache-control': 'no-store',
    })
    expect(printed).not.toHaveBeenCalled()
  })

  it('another failure stays a 500 that is noted', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new Error('a fault of ours')
    const response = await rendererThatFails(error)(new Request('http://shop.test/shop'))
    expect(response.status).toBe(500)
    expect(printed).toHaveBeenCalledExactlyOnceWith(error)
  })
})

/** The server over pages that count their renders, for tests of what is kept of them. */
import { expect, vi } from 'vitest'
import type { RenderPage } from '../answering/page-handler.ts'
import { testApp, type TestAppOptions } from './test-app.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
/** As varied as a page is, so that more work finds more to save. */
export const FILLING = Array.from(
  { length: 300 },
  (_, n) => `<p>Line ${(n * 7919) % 1009} of ${(n * 104_729) % 997}</p>`,
).join('')

export type Render = (address: URL, request: Request) => ResponseInit & { body?: string }

/** The server over pages that count how often each address is rendered, and that a test can hold back. */
export async function countingApp(options: TestAppOptions & { answer?: Render } = {}) {
  const rendered: string[] = []
  let hold: Promise<void> | undefined
  let now = NOON
  const render: RenderPage = async (request, watch) => {
    const url = new URL(request.url)
    rendered.push(url.pathname + url.search)
    const id = /shop-details\/(.+)$/.exec(url.pathname)?.[1]
    if (id !== undefined) watch?.onRead?.([id])
    await hold
    const { body = `<h1>Render ${rendered.length}</h1>${FILLING}`, ...init } = options.answer?.(url, request) ?? {}
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })
  }
  const made = await testApp({ render, now: () => now, ...options })
  const get = async (url: string, headers: Record<string, string> = {}) => made.app.inject({ url, headers })
  return {
    ...made,
    rendered,
    get,
    /** Which render a request is answered from. */
    shown: async (url: string) => /Render (\d+)/.exec((await get(url)).body)?.[1],
    wait: (ms: number) => {
      now += ms
    },
    /** Renders wait until the function that it gives is called. */
    holdBack() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return () => {
        hold = undefined
        resolve()
      }
    },
    async change(kind: 'price' | 'stock' | 'content', ...products: Parameters<typeof made.database.put>[1][]) {
      const { revision } = made.store.catalogue
      made.database.put(kind, ...products)
      await vi.waitFor(() => expect(made.store.catalogue.revision).toBeGreaterThan(revision), { interval: 5 })
    },
  }
}

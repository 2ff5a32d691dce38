/** Renders a page to its end, so that every inline script can be hashed and the whole answer cached. */
import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { moneyOf } from '#domain/shop/shop-money.ts'
import type { Store } from '#services/store.ts'
import { storeContext } from './context.ts'
import { withEarlyScripts } from './early-scripts.ts'
import { handOver, withScript } from './router/hand-over.ts'
import { withLateScripts } from './router/late-scripts.ts'
import { joined, partsOf } from './router/page-parts.ts'
import { MoneyContext } from './state/page-money.ts'
import { type DrawingTexts, keepPack, TextsContext } from './texts/group-texts.ts'
import { withTexts } from './text-modules.ts'

/** Milliseconds after which a render that hangs is given up. */
const RENDER_LIMIT = 10_000

/** The loader context of one request; the keys live in this bundle, so the server asks here for it. */
export function createRequestContext(store: Store): RouterContextProvider {
  keepPack(store.texts)
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  return context
}

/** Takes what is rendered as it comes: a stream's own bookkeeping would cost more than the page's text. */
class Sink extends Writable {
  readonly #chunks: Buffer[] = []
  readonly #done: (html: string) => void

  constructor(done: (html: string) => void) {
    super()
    this.#done = done
  }

  override write(chunk: Uint8Array | string): boolean {
    this.#chunks.push(
      typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength),
    )
    return true
  }

  override end(): this {
    this.#done(Buffer.concat(this.#chunks).toString())
    return this
  }
}

/** A page whose text is at hand as it is; a body would be encoded, streamed and decoded again before it is sent. */
class PageResponse extends Response {
  readonly #html: string

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.#html = html
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html)
  }
}

/** How React marks a part of its text that was not ready. */
const NOT_READY = '<!--$!-->'

/** In one go: a quarter cheaper than the stream. Undefined where a part has to be waited for, as code that is needed for the first time. */
function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page)
    // The stream writes the doctype by itself.
    return html.includes(NOT_READY) ? undefined : `<!DOCTYPE html>${html}`
  } catch {
    // The stream says better what is wrong.
    return undefined
  }
}

function renderInTime(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const sink = new Sink((html) => {
      clearTimeout(timer)
      resolve(html)
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      // A part that is large would otherwise be sent behind the page and moved into it by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_LIMIT)
  })
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loading: RouterContextProvider,
): Promise<Response> {
  const { shop, texts, language } = loading.get(storeContext)
  const drawing: DrawingTexts = { pack: texts, used: new Set(), direction: language.direction }
  const page = (
    <TextsContext value={drawing}>
      <MoneyContext value={moneyOf(shop)}>
        <ServerRouter context={context} url={request.url} />
      </MoneyContext>
    </TextsContext>
  )
  const html = renderAtOnce(page) ?? (await renderInTime(page))
  const parts = withEarlyScripts(withLateScripts(withTexts(partsOf(html), drawing)))
  if (serverHandoffStream) parts.end = withScript(parts.end, await handOver(serverHandoffStream))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new PageResponse(joined(parts), { status, headers })
}

/** Renders a page to its end, so that every inline script can be hashed and the whole answer cached. */
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import type { Store } from '#services/store.ts'
import { storeContext } from './context.ts'
import { withLateScripts } from './late-scripts.ts'

/** Milliseconds after which a render that hangs is given up. */
const RENDER_LIMIT = 10_000

/** The loader context of one request; the keys live in this bundle, so the server asks here for it. */
export function createRequestContext(store: Store): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  return context
}

function render(request: Request, routerContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, callback) {
        chunks.push(chunk)
        callback()
      },
      final(callback) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString('utf8'))
        callback()
      },
    })
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
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
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(withLateScripts(await render(request, routerContext)), { status, headers })
}

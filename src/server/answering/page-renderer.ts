/** React Router's built pages as a renderer: loads the server build and gives its loaders the store. */
import { access } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  type CreateRequestHandlerFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { languageAt } from '#domain/shop/page-languages.ts'
import { countedSearch } from '#domain/catalogue/search/words/search-count.ts'
import type { CatalogueService } from '#services/catalogue/catalogue-service.ts'
import { DatabaseUnavailable } from '#services/database-unavailable.ts'
import type { Store } from '#services/store.ts'
import type { PageWatch, RenderPage } from './page-handler.ts'

/** Our `entry.server.tsx` also makes the loaders' context, since its keys live inside the bundle. */
interface StoreEntry {
  createRequestContext: (store: Store, request: Request) => RouterContextProvider
}

export class MissingBuildError extends Error {
  override name = 'MissingBuildError'
}

function isStoreEntry(entry: object): entry is StoreEntry {
  return 'createRequestContext' in entry && typeof entry.createRequestContext === 'function'
}

/**
 * `stores` are one for each language, the main one first.
 * `makeHandler` is another one only while developing, where the module server has its own React Router.
 * @throws {TypeError} when the build's server entry does not make the loaders' context.
 */
export function createPageRenderer(
  build: ServerBuild,
  stores: readonly [Store, ...Store[]],
  mode: string,
  makeHandler: CreateRequestHandlerFunction = createRequestHandler,
): RenderPage {
  const entry: object = build.entry.module
  if (!isStoreEntry(entry)) throw new TypeError('The server build lacks createRequestContext in its server entry')
  const away = new WeakSet<Request>()
  /** Hears of what loaders throw; a page without its database is a sentence of the log elsewhere, not a stack for each shopper. */
  const handleError: HandleErrorFunction = (error, { request }) => {
    if (error instanceof DatabaseUnavailable) away.add(request)
    else if (!request.signal.aborted) console.error(error)
  }
  const languages = stores.map((store) => {
    const { base } = store.language
    const whole = { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } }
    // The router puts it before every path, and takes it off what it is asked for.
    return { base, store, handle: makeHandler(base === '' ? whole : { ...whole, basename: base }, mode) }
  })
  const [first, ...further] = languages
  if (!first) throw new TypeError('A shop has at least one language')
  return async (request, watch) => {
    const { store, handle } =
      further.length === 0 ? first : languageAt(new URL(request.url).pathname, [first, ...further])
    const seen = watch ? watchPage(store, watch) : store
    const response = await handle(request, entry.createRequestContext(seen, request))
    return away.has(request) ? tryAgainSoon(response) : response
  }
}

/** The page that says that something went wrong, as one that is worth asking for again. */
async function tryAgainSoon(response: Response): Promise<Response> {
  const answer = new Response(await response.text(), { status: 503, headers: response.headers })
  answer.headers.set('retry-after', '1')
  answer.headers.set('cache-control', 'no-store')
  return answer
}

/** The same store, which tells of whole products before it reads them, and of searches. */
function watchPage(store: Store, { onRead, onSearch }: PageWatch): Store {
  const { catalogue } = store
  const watched: Pick<CatalogueService, 'product' | 'products' | 'search'> = {
    product(id) {
      onRead?.([id])
      return catalogue.product(id)
    },
    products(ids) {
      onRead?.(ids)
      return catalogue.products(ids)
    },
    async search(text, query, size) {
      const page = await catalogue.search(text, query, size)
      const search = countedSearch(text, query, page.matching)
      // While products are still being read in nobody knows what there is.
      if (search && !page.preparing) onSearch?.(search)
      return page
    },
  }
  // What is not watched is looked up in the service itself, values that move included.
  return { ...store, catalogue: Object.assign(Object.create(catalogue), watched) }
}

/** @throws {MissingBuildError} when there is no build in the folder. */
export async function loadServerBuild(buildDir: string): Promise<ServerBuild> {
  const file = path.join(buildDir, 'server', 'index.js')
  try {
    await access(file)
  } catch {
    throw new MissingBuildError(`There is no build at ${file}; npm start makes it, and so does npm run build.`)
  }
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

/**
 * What this folder, and what it names elsewhere, takes from React Router without a promise of its makers. Each row says it in the words of
 * the package; where a new version has others, its sentence says which file of ours to look at.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Assumption {
  /** As it goes on after "React Router 8.4.0 no longer". */
  does: string
  /** Where we rely on it, from the root of the repository. */
  look: string
  /** Module of the package, below its build for production. */
  module: string
  /** Texts of it that all have to be there. */
  says: readonly string[]
}

const HERE = 'src/storefront/router'

const ASSUMPTIONS: readonly Assumption[] = [
  {
    does: 'exports its contexts and its decoder under the UNSAFE_ names',
    look: `${HERE}/data-router.ts and page-data.ts`,
    module: 'index.js',
    says: [
      'DataRouterContext as UNSAFE_DataRouterContext',
      'DataRouterStateContext as UNSAFE_DataRouterStateContext',
      'FrameworkContext as UNSAFE_FrameworkContext',
      'decodeViaTurboStream as UNSAFE_decodeViaTurboStream',
    ],
  },
  {
    does: 'asks for data at the path of a page with the ending .data, or _.data after a slash',
    look: `${HERE}/page-data-address.ts and src/server/offline/shop-worker.ts`,
    module: 'lib/dom/ssr/single-fetch.js',
    says: [
      'url.pathname = `${url.pathname}_.${extension}`',
      'url.pathname = `${url.pathname}.${extension}`',
      'singleFetchUrl(request.url, "data")',
    ],
  },
  {
    does: 'names the loaders that it wants in the parameter _routes',
    look: `${HERE}/page-data-address.ts, src/server/offline/shop-worker.ts and src/domain/catalogue/query/catalogue-query-url.ts`,
    module: 'lib/dom/ssr/single-fetch.js',
    says: ['url.searchParams.set("_routes", targetRoutes.join(","))'],
  },
  {
    does: 'answers for the loaders of _routes alone',
    look: `${HERE}/page-data.ts`,
    module: 'lib/server-runtime/single-fetch.js',
    says: ['searchParams.get("_routes")', 'routesParam.split(",")'],
  },
  {
    does: 'takes an answer without content as a redirect that loads a document',
    look: 'src/server/offline/shop-worker.ts',
    module: 'lib/dom/ssr/single-fetch.js',
    says: [
      'res.status === 204 && res.headers.has("X-Remix-Redirect")',
      'res.headers.get("X-Remix-Status")',
      'res.headers.get("X-Remix-Reload-Document") === "true"',
    ],
  },
  {
    does: 'takes its data from window.__reactRouterContext.streamController',
    look: `${HERE}/hand-over.ts`,
    module: 'lib/dom/ssr/single-fetch.js',
    says: [
      'window.__reactRouterContext.streamController.enqueue(',
      'window.__reactRouterContext.streamController.close();',
    ],
  },
  {
    does: 'makes that stream in the script before',
    look: `${HERE}/hand-over.ts`,
    module: 'lib/dom/ssr/components.js',
    says: ['window.__reactRouterContext.streamController = controller'],
  },
  {
    does: 'leaves out its own transfer of the data where a page is rendered without serverHandoffStream',
    look: 'src/storefront/entry.server.tsx',
    module: 'lib/dom/ssr/server.js',
    says: ['context.serverHandoffStream ? ', 'StreamTransfer, {'],
  },
  {
    does: 'keeps what the build says of its routes in window.__reactRouterManifest',
    look: `${HERE}/built-routes.ts`,
    module: 'lib/dom-export/hydrated-router.js',
    says: ['window.__reactRouterManifest'],
  },
  {
    does: 'writes its history entries as usr, key and idx',
    look: `${HERE}/history-entry.ts and src/storefront/early-scripts.ts`,
    module: 'lib/router/history.js',
    says: ['usr: location.state', 'key: location.key', 'idx: index', '(globalHistory.state || { idx: null }).idx'],
  },
  {
    does: 'leaves the refusal of an ended animation to nobody',
    look: `${HERE}/ended-transitions.ts`,
    module: 'lib/components.js',
    says: ['document.startViewTransition(', '.finished.finally('],
  },
]

const packageFile = createRequire(import.meta.url).resolve('react-router/package.json')
const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))

function installed(module: string): string {
  return readFileSync(posix.join(posix.dirname(packageFile.replaceAll('\\', '/')), 'dist/production', module), 'utf8')
}

/** A sentence where the module's text says something else; undefined where it says all of it. */
function broken({ does, look, module, says }: Assumption, text: string): string | undefined {
  const missing = says.filter((words) => !text.includes(words))
  if (missing.length === 0) return undefined
  return `React Router ${version} no longer ${does}: look at ${look} (${module} lacks ${missing.join(' and ')}).`
}

describe('what we take from React Router without a promise', () => {
  it.each(ASSUMPTIONS)('the installed version $does', (assumption) => {
    const sentence = broken(assumption, installed(assumption.module))
    expect(sentence, sentence).toBeUndefined()
  })

  it.each(ASSUMPTIONS)('a version that no longer $does is found, whichever of its words has gone', (assumption) => {
    const text = installed(assumption.module)
    for (const words of assumption.says) {
      expect(broken(assumption, text.replaceAll(words, 'changed'))).toContain(
        `no longer ${assumption.does}: look at ${assumption.look}`,
      )
    }
  })
})

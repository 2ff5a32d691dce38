/** Serves the store from its sources with live reload: `npm run dev`. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type * as ReactRouter from 'react-router'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Store } from '#services/store.ts'
import { PROJECT_ROOT } from './settings/environment.ts'
import { createPageRenderer } from './answering/page-renderer.ts'
import { start } from './start.ts'
import type { Pages } from './start-options.ts'

async function loadPages(stores: readonly [Store, ...Store[]]): Promise<Pages> {
  const vite = await createServer({ root: PROJECT_ROOT, appType: 'custom', server: { middlewareMode: true } })
  const office = await createServer({
    configFile: path.join(PROJECT_ROOT, 'vite.office.config.ts'),
    appType: 'custom',
    // The storefront's has the usual one.
    server: { middlewareMode: true, hmr: { port: 24_679 } },
  })
  return {
    async render(request) {
      const { createRequestHandler } = (await vite.ssrLoadModule('react-router')) as typeof ReactRouter
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      return createPageRenderer(build, stores, 'development', createRequestHandler)(request)
    },
    // Each takes the addresses below its own base and hands on the others.
    middleware: (request, response, next) =>
      office.middlewares(request, response, () => vite.middlewares(request, response, next)),
    office: {
      page: async (address) =>
        office.transformIndexHtml(address, await readFile(path.join(office.config.root, 'index.html'), 'utf8')),
      assetsDir: null,
    },
    close: async () => void (await Promise.all([vite.close(), office.close()])),
  }
}

await start({
  folders: { clientDir: path.join(PROJECT_ROOT, 'build', 'no-client'), publicDir: path.join(PROJECT_ROOT, 'public') },
  relaxedPolicy: true,
  alone: true,
  loadPages,
})

/** Serves the built store: `node src/server/main.ts`. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

const projectRoot = path.resolve(import.meta.dirname, '../..')
const buildDir = path.join(projectRoot, 'build')

// React and the cache of compiled modules look at these when they are loaded, so all else is loaded afterwards; the cache halves a start.
process.env['NODE_ENV'] ??= 'production'
enableCompileCache(path.join(projectRoot, 'node_modules', '.cache', 'vitrine'))

const { start } = await import('./start.ts')
const { builtOffice } = await import('./office/office-page.ts')
const { createPageRenderer, loadServerBuild } = await import('./answering/page-renderer.ts')

await start({
  folders: { clientDir: path.join(buildDir, 'client'), publicDir: path.join(projectRoot, 'public') },
  loadPages: async (stores) => ({
    render: createPageRenderer(await loadServerBuild(buildDir), stores, 'production'),
    office: builtOffice(path.join(buildDir, 'office')),
  }),
})
flushCompileCache()

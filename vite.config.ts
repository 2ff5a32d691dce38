import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { frontsApart } from './scripts/bundle/fronts-apart.ts'
import { ICON_WRAPPER } from './scripts/bundle/icon-wrapper.ts'
import { leaveOut } from './scripts/bundle/leave-out.ts'
import { LEFT_OUT } from './scripts/bundle/left-out.ts'
import { PURE_FUNCTIONS } from './scripts/bundle/pure-functions.ts'

/**
 * Few chunks compress better than many: by default the shop's first page came in 23 files and 6 kB more, and apart from the router
 * it is 4 kB more than with it. What every page and every list loads is one group, which takes what its modules import with it;
 * what is loaded later (dialogs, menus, toasts) stays apart.
 */
const sources = (...paths: string[]): string[] =>
  paths.map((path) => {
    const file = fileURLToPath(new URL(`src/storefront/${path}`, import.meta.url))
    if (!existsSync(file))
      throw new Error(`vite.config.ts names ${path}, which is not there: the first page's code would be cut otherwise.`)
    return file
  })
const BASE = sources(
  'root.tsx',
  'entry.client.tsx',
  'layout/page-shell.tsx',
  'layout/overlays.tsx',
  'layout/use-wake.ts',
  'layout/breadcrumbs.tsx',
  'layout/head/page-meta.ts',
  'goods/card/product-card.tsx',
  // Small parts of lists that most other pages have as well.
  '../ui/fields/select.tsx',
  '../ui/rich.tsx',
  '../domain/money/format-number.ts',
  'goods/use-rest-later.ts',
  'features/catalogue/sort-options.ts',
  '../domain/catalogue/query/query-change.ts',
  '../domain/catalogue/product/brand-name.ts',
)
/** What lists of goods need beyond that; homes, details and the checkout do without. */
const LISTS = sources(
  'features/catalogue/layouts.ts',
  'features/catalogue/catalogue-view.tsx',
  'features/catalogue/use-deeper-list.ts',
)
const PACKAGES =
  /node_modules\/(?:(?:react|react-dom|react-router|scheduler)\/|lucide-react\/dist\/esm\/icons\/(?:arrow-left|arrow-right|rotate-ccw)\.)/
const fileOf = (id: string): string => id.replace(/\?.*$/, '')
const CHUNKS = [
  { name: 'base', test: (id: string) => PACKAGES.test(id) || BASE.includes(fileOf(id)), priority: 2 },
  { name: 'lists', test: (id: string) => LISTS.includes(fileOf(id)), priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOut(LEFT_OUT), frontsApart('/src/storefront/routes/')],
  resolve: { alias: [ICON_WRAPPER] },
  // Bundled on the server as well, so that both sides draw the same.
  ssr: { noExternal: ['lucide-react'] },
  // Known from the start, so that the development server does not reload when it meets them one by one.
  optimizeDeps: { include: ['lucide-react', 'zustand/react', 'zustand/vanilla'] },
  // The server serves public/ itself: copying its photographs into every build would only cost time.
  publicDir: false,
  build: {
    target: 'es2022',
    // The oldest that know light-dark(): what is made for older ones fixes a colour at the root, and parts that stay lit in the dark would not.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // 1 kB less of the first page's JavaScript, as sent, than with the default minifier.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
      mangle: { toplevel: true },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A page's own language, which its import map names.
          external: /^#messages\//,
          treeshake: { manualPureFunctions: PURE_FUNCTIONS },
          output: { codeSplitting: { groups: CHUNKS }, minify: true },
        },
      },
    },
  },
})

/** Builds the office, a front of its own, into build/office (docs/decisions/0015-office-front.md). */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { frontsApart } from './scripts/bundle/fronts-apart.ts'
import { ICON_WRAPPER } from './scripts/bundle/icon-wrapper.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: folder('src/office'),
  base: '/office/',
  publicDir: false,
  cacheDir: folder('node_modules/.vite-office'),
  plugins: [tailwindcss(), frontsApart('/src/office/')],
  resolve: { alias: [ICON_WRAPPER] },
  build: {
    outDir: folder('build/office'),
    emptyOutDir: true,
    // The same browsers as the shop's.
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The office's own language, which its page's import map names.
      external: /^#messages\//,
    },
  },
})

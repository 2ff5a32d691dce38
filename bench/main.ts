/** `npm run bench`: every bench, one after the other, or those that are named (`npm run bench -- overload`); goals that are passed over end it with exit code 1. */
import { ensureChromium } from '../scripts/tests/chromium.ts'

const BENCHES: Readonly<Record<string, { run: () => Promise<unknown>; browser?: true }>> = {
  'check-budgets': { run: () => import('./check-budgets.ts') },
  suggest: { run: () => import('./suggest.ts') },
  index: { run: () => import('./index.ts') },
  start: { run: () => import('./start.ts') },
  search: { run: () => import('./search.ts') },
  relevance: { run: () => import('./relevance.ts') },
  'bought-together': { run: () => import('./bought-together.ts') },
  'filter-click': { run: () => import('./filter-click.ts'), browser: true },
  interactions: { run: () => import('./interactions.ts'), browser: true },
  'next-page': { run: () => import('./next-page.ts'), browser: true },
  render: { run: () => import('./render.ts') },
  'new-page': { run: () => import('./new-page.ts') },
  'page-cache': { run: () => import('./page-cache.ts') },
  overload: { run: () => import('./overload.ts') },
  hostile: { run: () => import('./hostile.ts') },
  'place-order': { run: () => import('./place-order.ts') },
  import: { run: () => import('./import.ts') },
  lighthouse: { run: () => import('./lighthouse.ts'), browser: true },
}

/** Names come before what the named bench is given itself, such as numbers of products. */
const given = process.argv.slice(2)
const names = given.filter((name) => name in BENCHES)
const [unknown] = names.length === 0 ? given : []
if (unknown !== undefined) {
  console.error(`There is no bench ${unknown}; there are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}
process.argv.splice(2, given.length, ...given.filter((name) => !(name in BENCHES)))
const chosen = Object.entries(BENCHES).filter(([name]) => names.length === 0 || names.includes(name))
if (chosen.some(([, { browser }]) => browser)) {
  const browser = await ensureChromium()
  if (browser.code !== 0) {
    console.error(browser.output)
    process.exit(1)
  }
}
for (const [, { run }] of chosen) await run()

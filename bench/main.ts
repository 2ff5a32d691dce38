/** `npm run bench`: every bench, one after the other; goals that are passed over end it with exit code 1. */
import { ensureChromium } from '../scripts/tests/chromium.ts'

const browser = await ensureChromium()
if (browser.code !== 0) {
  console.error(browser.output)
  process.exit(1)
}
await import('./check-budgets.ts')
await import('./suggest.ts')
await import('./index.ts')
await import('./start.ts')
await import('./search.ts')
await import('./relevance.ts')
await import('./filter-click.ts')
await import('./interactions.ts')
await import('./render.ts')
await import('./page-cache.ts')
await import('./overload.ts')
await import('./place-order.ts')
await import('./import.ts')
await import('./lighthouse.ts')

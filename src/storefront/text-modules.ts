/** Tells a page where the texts of its language are: the same code in every language imports them by one name, which the page's import map leads to their module. */
import { PRELOAD } from './router/late-scripts.ts'
import type { PageParts } from './router/page-parts.ts'
import type { DrawingTexts } from './texts/group-texts.ts'

/** What code in the browser imports a group by (`package.json`, "imports"). */
const NAME = '#messages/'

/** The page with its import map, which must stand before every module, and with the groups it was drawn with among what is fetched early. */
export function withTexts({ head, body, end }: PageParts, { pack, used }: DrawingTexts): PageParts {
  const imports = Object.fromEntries(Object.entries(pack.addresses).map(([group, address]) => [NAME + group, address]))
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  const preloads = [...used].map((group) => `${PRELOAD} href="${pack.addresses[group]}"/>`).join('')
  // Ours go before the router's own.
  const first = head.indexOf(PRELOAD)
  const place = first < 0 ? head.length : first
  return { head: head.slice(0, place) + map + preloads + head.slice(place), body, end }
}

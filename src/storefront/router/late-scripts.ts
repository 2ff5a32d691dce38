/** Lets a page be seen before its code comes: modules are fetched and run once style, fonts and first pictures are there. */
import { ENTRY, type PageParts } from './page-parts.ts'

/** What React Router writes of the modules that a page loads. */
export const PRELOAD = '<link rel="modulepreload"'
/** `rel` of a preload and `type` of an entry that wait. */
export const HELD_PRELOAD = 'held-modulepreload'
export const HELD_ENTRY = 'text/held-module'

/** After this many milliseconds the code is fetched even where a picture is still missing. */
const LATEST = 3000

/** Runs in the browser. Loaded pictures are not yet painted ones, so it waits for the paint too; who presses a key or a button waits for neither. */
const WAKE = `(() => {
  const wake = () => {
    const held = document.querySelector('script[type="${HELD_ENTRY}"]')
    if (!held) return
    for (const link of document.querySelectorAll('link[rel="${HELD_PRELOAD}"]')) link.rel = 'modulepreload'
    const entry = document.createElement('script')
    entry.type = 'module'
    entry.textContent = held.textContent
    held.replaceWith(entry)
  }
  const painted = (then) => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) then()
    else setTimeout(painted, 20, then)
  }
  addEventListener('load', () => painted(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(wake)))))
  addEventListener('pointerdown', wake, { once: true, capture: true })
  addEventListener('keydown', wake, { once: true, capture: true })
  setTimeout(wake, ${LATEST})
})()`

/**
 * The finished page with its preloads and its entry held back until the page is painted: on a slow line they would share it with
 * what the shopper came to see. React Router has no setting for it; a page that it writes otherwise comes back as it was and works.
 */
export function withLateScripts({ head, body, end }: PageParts): PageParts {
  if (!end.startsWith(ENTRY)) return { head, body, end }
  return {
    head: head.replaceAll(PRELOAD, `<link rel="${HELD_PRELOAD}"`),
    body,
    end: `<script>${WAKE}</script><script type="${HELD_ENTRY}">${end.slice(ENTRY.length)}`,
  }
}

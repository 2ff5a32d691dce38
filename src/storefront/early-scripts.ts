/** Scripts that a page runs at once, as texts within it; none of them is part of what is hydrated. */
import { withScript } from './router/hand-over.ts'
import type { PageParts } from './router/page-parts.ts'
import { AWAKE, watchPresses } from '#ui/waking/early-presses.ts'
import { followScheme, SCHEME_CHOSEN, SCHEME_KEY } from '#ui/scheme.ts'
import { SCROLL_PLACES } from '#ui/scroll-place.ts'

/** Brings a page that is loaded anew back to where it stood; a history entry without a key gets one, for its place is kept under it. */
function scrollBack(key: string): void {
  const state = history.state as { key?: string } | null
  const entry = state?.key ?? Math.random().toString(36).slice(2)
  if (state?.key === undefined) history.replaceState({ ...state, key: entry }, '')
  try {
    const place = (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>)[entry]
    if (typeof place === 'number') scrollTo(0, place)
  } catch {
    // A tab without storage begins at the top.
  }
}

/** The first thing of every head; nothing may stand before it. */
const CHARSET = /<meta charset="utf-8"\s*\/>/i

const FIRST = `<script>(${followScheme.toString()})('${SCHEME_KEY}','${SCHEME_CHOSEN}');(${watchPresses.toString()})('${AWAKE}')</script>`
const PLACE = `<script>(${scrollBack.toString()})('${SCROLL_PLACES}')</script>`

/** The finished page with the scripts that must not wait for its code: the scheme is known and presses are heard before anything is painted, the place is found behind the content. */
export function withEarlyScripts({ head, body, end }: PageParts): PageParts {
  return { head: head.replace(CHARSET, (charset) => charset + FIRST), body, end: withScript(end, PLACE) }
}

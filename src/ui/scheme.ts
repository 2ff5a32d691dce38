/** Light or dark: what was chosen in this browser, and how a document learns of it before it is painted. Where nothing was chosen, the system's scheme counts. */
import { useSyncExternalStore } from 'react'

/** Key of the browser's storage; `light` or `dark`, and nothing where the system decides. */
export const SCHEME_KEY = 'color_scheme'
/** Said on the window when another scheme was chosen here. */
export const SCHEME_CHOSEN = 'scheme'

export const SCHEMES = ['system', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/**
 * Runs in the browser as a text in the head of the page, so it uses nothing from outside itself: `data-scheme` of the document follows
 * what is stored, and what other tabs choose; the colours of the browser's own bars follow `data-scheme`.
 */
export function followScheme(key: string, chosen: string): void {
  const root = document.documentElement
  const follow = (event?: Event) => {
    try {
      if (event?.type !== chosen) root.dataset['scheme'] = localStorage.getItem(key) ?? ''
    } catch {
      // A tab without storage keeps what is chosen in it.
    }
    const own = root.dataset['scheme'] ?? ''
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-bar]')) {
      const { bar: scheme = '' } = bar.dataset
      bar.media = /^(?:light|dark)$/.test(own) ? (own === scheme ? '' : 'not all') : `(prefers-color-scheme:${scheme})`
    }
  }
  follow()
  // The bars' colours stand behind this script; a page out of the back/forward cache has heard nothing meanwhile.
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage', chosen]) addEventListener(type, follow)
}

/** What was chosen; it stays in this browser, or with this document where there is no storage. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset['scheme'] = scheme
  try {
    localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Blocked or full.
  }
  dispatchEvent(new Event(SCHEME_CHOSEN))
}

export function useScheme(): Scheme {
  return useSyncExternalStore(hearSchemes, currentScheme, () => 'system')
}

function currentScheme(): Scheme {
  const own = document.documentElement.dataset['scheme']
  return SCHEMES.find((scheme) => scheme === own) ?? 'system'
}

/** The document's script has heard of it before. */
function hearSchemes(hear: () => void): () => void {
  const types = ['storage', 'pageshow', SCHEME_CHOSEN]
  for (const type of types) addEventListener(type, hear)
  return () => types.forEach((type) => removeEventListener(type, hear))
}

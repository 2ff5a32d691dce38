/** Brings the page to where it belongs: back and forward to where it stood, a link to its anchor or to the top. */
import { useLayoutEffect, useRef } from 'react'
import { SCROLL_PLACES, scrollBackTo, scrollPlace } from '#ui/scroll-place.ts'
import { useDataRouter, useDataRouterState } from '../router/data-router.ts'

type Places = Record<string, number>

/** In place of the router's own, which asks where a page stood once a shorter one is shown, and does not wait for one that is still growing. */
export function ScrollMemory() {
  const router = useDataRouter()
  const state = useDataRouterState()
  const { location, restoreScrollPosition: place, preventScrollReset: stay } = state ?? {}
  const first = useRef(location)

  useLayoutEffect(() => {
    if (!router) return undefined
    const places = storedPlaces()
    const forget = router.enableScrollRestoration(places, scrollPlace)
    const ends = new AbortController()
    const { signal } = ends
    const own = () => (history.scrollRestoration = 'manual')
    own()
    addEventListener('pageshow', own, { signal })
    addEventListener(
      'pagehide',
      () => {
        if (router.state.navigation.state === 'idle') places[router.state.location.key] = scrollPlace()
        store(places)
        // Whoever comes back to a page that is loaded anew is brought there by the browser.
        history.scrollRestoration = 'auto'
      },
      { signal },
    )
    return () => {
      forget()
      ends.abort()
    }
  }, [router])

  useLayoutEffect(() => {
    if (!location || place === false) return undefined
    if (typeof place === 'number') {
      // A page that is loaded anew has been there before its code; whoever has moved it since stays.
      if (location === first.current && !isAtEnd()) return undefined
      return scrollBackTo(place)
    }
    const anchor = location.hash && document.getElementById(decoded(location.hash.slice(1)))
    if (anchor) anchor.scrollIntoView()
    else if (!stay) window.scrollTo(0, 0)
    return undefined
  }, [location, place, stay])
  return null
}

/** Where a page ends up that is too short for its place. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function storedPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? '{}') as Places
  } catch {
    return {}
  }
}

/** Beside what another document of this tab has stored since. */
function store(places: Places): void {
  try {
    sessionStorage.setItem(SCROLL_PLACES, JSON.stringify({ ...storedPlaces(), ...places }))
  } catch {
    // A tab without storage forgets them at a reload.
  }
}

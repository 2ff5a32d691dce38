/** What an empty field offers: asked for once, when a field is first used, and joined with what was searched for in this browser. */
import { browserGoodsName } from '#storefront/state/goods-names.ts'
import { useEffect, useMemo, useState } from 'react'
import { browserAddress, links } from '#storefront/links.ts'
import { useRecentSearches } from '#storefront/state/recent-searches.ts'
import type { SearchStart } from './search-start.ts'
import { type StartGroup, startOptions } from './start-options.ts'

const NOTHING: SearchStart = { popular: [], categories: [] }

/** The last answer: another field of the same visit shows it at once. */
let known: SearchStart | undefined

export function useStart(): StartGroup[] {
  const recent = useRecentSearches()
  const [start, setStart] = useState(known)
  useEffect(() => {
    if (known) return undefined
    const given = new AbortController()
    load(given.signal).then(
      (answer) => {
        known = answer
        setStart(answer)
      },
      // Without an answer there is what this browser knows.
      () => given.signal.aborted || setStart(NOTHING),
    )
    return () => given.abort()
  }, [])
  return useMemo(() => {
    // Not row by row: what comes later would push away what is about to be pressed.
    if (!start) return []
    return startOptions(recent, start, matchMedia('(width >= 768px)').matches ? 'desktop' : 'phone')
  }, [recent, start])
}

async function load(signal: AbortSignal): Promise<SearchStart> {
  const answer = await fetch(browserAddress(links.searchStart), { signal })
  if (!answer.ok) throw new Error(`No start of a search: the server answered ${answer.status}`)
  const { popular, categories } = (await answer.json()) as SearchStart
  return {
    popular: popular.map(browserGoodsName),
    categories: categories.map((one) => ({ ...one, title: browserGoodsName(one.title) })),
  }
}

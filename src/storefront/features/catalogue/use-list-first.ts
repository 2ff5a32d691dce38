/** A filter's list comes a frame after the press that asked for it; the router, which would take longer than the list, follows behind. */
import { startTransition, useCallback, useOptimistic, useRef } from 'react'
import type { Location } from 'react-router'
import { painted } from '#ui/waking/after-paint.ts'
import { holdScrollPlace } from '#ui/scroll-place.ts'
import { useDataRouter } from '../../router/data-router.ts'
import { answerAhead, browserCatalogue } from './browser-catalogue.ts'
import type { ShowFirst } from './catalogue-place.ts'
import type { CatalogueData } from './catalogue-data.ts'

/** What is to be shown: what the router has loaded, or the page that it is about to load. */
export function useListFirst(loaded: CatalogueData): { shown: CatalogueData; showFirst: ShowFirst } {
  const [shown, show] = useOptimistic(loaded)
  const router = useDataRouter()
  const last = useRef<Promise<void>>(undefined)
  /** Where the presses have led so far. */
  const reached = useRef<Location>(undefined)

  const showFirst = useCallback<ShowFirst>(
    (address, navigate) => {
      if (!router) return navigate()
      const start = router.state.location
      // Whoever has followed a link or gone back meanwhile goes there.
      const isHere = () =>
        router.state.navigation.state === 'idle' && [start, reached.current].includes(router.state.location)

      async function arrive(): Promise<void> {
        await navigate()
        reached.current = router?.state.location
      }
      async function follow(before: Promise<void> | undefined): Promise<void> {
        await before?.catch(() => undefined)
        if (!isHere()) return
        const answer = answerAhead(new URL(address, location.href))
        if (!answer) return arrive()
        // The press is answered first: with nine cards in the same frame it would be seen late.
        const [data] = await Promise.all([answer, painted()])
        if (!isHere()) return
        const letGo = holdScrollPlace()
        await inTransition(async () => {
          show(data)
          await painted()
          if (isHere()) await arrive()
        }).finally(letGo)
      }
      // One after the other: each press takes its place in the history. A server is asked for the last one alone.
      last.current = browserCatalogue() ? follow(last.current) : arrive()
      return last.current
    },
    [router, show],
  )
  return { shown, showFirst }
}

function inTransition(action: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    startTransition(() => action().then(resolve, reject))
  })
}

/** A filter's list comes a frame after the press that asked for it; the router, which would take longer than the list, follows behind. */
import { startTransition, useMemo, useOptimistic } from 'react'
import { painted } from '#ui/waking/after-paint.ts'
import { holdScrollPlace } from '#ui/scroll-place.ts'
import type { Screen } from '../../presses/list-presses.ts'
import { answerAhead, browserCatalogue } from './browser-catalogue.ts'
import type { CatalogueData } from './catalogue-data.ts'

/** What is to be shown: what the router has loaded, or the page that it is about to load. */
export function useListFirst(loaded: CatalogueData): { shown: CatalogueData; screen: Screen<CatalogueData> } {
  const [shown, show] = useOptimistic(loaded)
  const screen = useMemo<Screen<CatalogueData>>(
    () => ({
      makes: () => browserCatalogue() !== undefined,
      make: (address) => {
        const list = answerAhead(new URL(address, location.href))
        // The press is answered first: with nine cards in the same frame it would be seen late.
        return list && Promise.all([list, painted()]).then(([data]) => data)
      },
      show: (data, follow) => {
        const letGo = holdScrollPlace()
        return inTransition(async () => {
          show(data)
          await painted()
          await follow()
        }).finally(letGo)
      },
    }),
    [show],
  )
  return { shown, screen }
}

function inTransition(action: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    startTransition(() => action().then(resolve, reject))
  })
}

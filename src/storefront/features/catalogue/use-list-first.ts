/** A filter's list comes a frame after the press that asked for it; the router, which would take longer than the list, follows behind. */
import { startTransition, useCallback, useOptimistic } from 'react'
import { afterPaint } from '../../ui/after-paint.ts'
import { answerAhead } from './browser-catalogue.ts'
import type { ShowFirst } from './catalogue-base.ts'
import type { CatalogueData } from './catalogue-data.ts'

/** What is to be shown: what the router has loaded, or the page that it is about to load. */
export function useListFirst(loaded: CatalogueData): { shown: CatalogueData; showFirst: ShowFirst } {
  const [shown, show] = useOptimistic(loaded)
  const showFirst = useCallback<ShowFirst>(
    async (address, navigate) => {
      const answer = answerAhead(new URL(address, location.href))
      if (!answer) return navigate()
      const from = location.href
      // The press is answered first: with nine cards in the same frame it would be seen late.
      const [data] = await Promise.all([answer, painted()])
      return new Promise((resolve) => {
        startTransition(async () => {
          show(data)
          await painted()
          // Whoever has gone back meanwhile stays there.
          if (location.href === from) await navigate()
          resolve()
        })
      })
    },
    [show],
  )
  return { shown, showFirst }
}

function painted(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve))
}

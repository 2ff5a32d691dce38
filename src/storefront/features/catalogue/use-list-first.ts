/** The list answers a filter in the next frame; the router, which would take longer than the list, follows behind it. */
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
      const data = await answer
      return new Promise((resolve) => {
        startTransition(async () => {
          show(data)
          await new Promise<void>((painted) => afterPaint(painted))
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

/** Makes ready what a link leads to before it is followed: when the pointer or the focus rests on it, at the latest when it is pressed. */
import { useEffect } from 'react'
import { checkBrowserCatalogue } from '../features/catalogue/browser-catalogue.ts'
import { answerPagesOf, lookAgain } from '../features/next-page/page-answers.ts'
import { useDataRouter, useDataRouterState } from '../router/data-router.ts'
import { SALE_TURNED } from '../state/sale-turned.ts'
import { hasWord, routedLink } from '#ui/link-click.ts'
import { whenIdle } from '#ui/waking/when-idle.ts'

/** Milliseconds; passing over is no intent. */
const REST = 65
const RESTS = ['pointerover', 'focusin'] as const
/** What a page is moved or walked through with. */
const MOVES = ['pointermove', 'touchstart', 'scroll', 'keydown'] as const

const load = () => import('../features/next-page/make-ready.ts')

export function useNextPage(): void {
  const router = useDataRouter()
  const path = useDataRouterState()?.location.pathname

  useEffect(() => {
    if (!router) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = answerPagesOf(router)
    const ends = new AbortController()
    const options = { passive: true, capture: true, signal: ends.signal }
    const leadsOn = (target: EventTarget | null) => {
      const link = routedLink(target)
      return link && (hasWord(link, 'intent') || link.pathname !== location.pathname) ? link : null
    }
    const ready = async (link: HTMLAnchorElement, pressed: boolean) => {
      const { makeReady } = await load()
      makeReady(router, link, pressed)
    }
    for (const type of RESTS) {
      const rest = ({ target }: Event) => {
        clearTimeout(timer)
        const link = leadsOn(target)
        if (link) timer = setTimeout(() => void ready(link, false).catch(() => undefined), REST)
      }
      document.addEventListener(type, rest, options)
    }
    const press = ({ target, button }: PointerEvent) => {
      clearTimeout(timer)
      const link = button === 0 && leadsOn(target)
      if (link) void ready(link, true).catch(() => undefined)
    }
    document.addEventListener('pointerdown', press, options)
    // What a page shows that comes back from the back/forward cache is as old as its sleep.
    const comeBack = async () => {
      await checkBrowserCatalogue()
      lookAgain()
    }
    addEventListener('pageshow', ({ persisted }) => persisted && void comeBack(), options)
    addEventListener(SALE_TURNED, () => void comeBack(), options)
    return () => {
      clearTimeout(timer)
      ends.abort()
      forget()
    }
  }, [router])

  // Of each page, once it has come to rest; a filter of it asks nothing of the server.
  useEffect(() => {
    if (!router) return undefined
    const ends = new AbortController()
    const stop = whenIdle(() => {
      load().then(
        ({ makeFirstRowReady, makeCodeReady }) => {
          makeFirstRowReady(router)
          // Who only reads a first page is not sent the code of a second one.
          const move = () => {
            ends.abort()
            makeCodeReady(router)
          }
          for (const type of MOVES) addEventListener(type, move, { passive: true, signal: ends.signal })
        },
        () => undefined,
      )
    })
    return () => {
      stop()
      ends.abort()
    }
  }, [router, path])
}

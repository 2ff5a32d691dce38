/** What a browser under measurement says of a press: when the next page's title and picture stood on the screen. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Epoch milliseconds at which the page was painted that took the place of the one with this title. */
    nextPage?: Promise<number> | undefined
    watchNextPage: (titleBefore: string) => void
  }
}

/** Where a press leaves the moment and the title of the page that it was made on, for the document that comes. */
const PRESS = 'bench-press'

/** To be called before the first page of a tab. */
export async function watchPages(page: Page): Promise<void> {
  await page.addInitScript(watch, PRESS)
}

/** Says that the next click, or `goBack`, is to be measured. */
export async function expectPress(page: Page): Promise<void> {
  await page.evaluate((key) => {
    delete window.nextPage
    sessionStorage.setItem(key, JSON.stringify({ armed: true }))
  }, PRESS)
}

/** One entry back in the history, as a press. */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const heading = document.querySelector('main h1:not([hidden] *)')?.textContent ?? ''
    // In a task of its own, since a plain document is gone with it.
    setTimeout(() => {
      sessionStorage.setItem(key, JSON.stringify({ at: performance.timeOrigin + performance.now(), heading }))
      window.watchNextPage(heading)
      history.back()
    })
  }, PRESS)
}

/** Milliseconds from the press to the painted page. */
export async function pressToPaint(page: Page): Promise<number> {
  await page.waitForFunction(() => window.nextPage !== undefined, undefined, { polling: 100 })
  const painted = await page.evaluate(() => window.nextPage)
  const pressed = await page.evaluate((key) => {
    const { at } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { at: number }
    sessionStorage.removeItem(key)
    return at
  }, PRESS)
  return (painted ?? Number.NaN) - pressed
}

/** Runs in the page; so it uses nothing from outside itself. */
function watch(key: string): void {
  interface Press {
    armed?: boolean
    at?: number
    heading?: string
  }
  /** Milliseconds for which the browser may be late in telling of a paint. */
  const LATE = 300
  /** By the name that the browser was given for it: what has gone again by the time it is told of has no element any more. */
  const painted = new Map<string, number>()
  let named = 0
  const paintOf = (element: Element) => painted.get(element.getAttribute('elementtiming') ?? '')
  const moment = () => performance.timeOrigin + performance.now()
  const isSeen = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }
  const heading = () => [...document.querySelectorAll('main h1')].find((one) => one.getClientRects().length > 0)
  const picture = () => {
    const area = (one: Element) => one.getBoundingClientRect().width * one.getBoundingClientRect().height
    return [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter(isSeen)
      .toSorted((a, b) => area(b) - area(a))[0]
  }

  // The browser tells of the paint of what carries this attribute before it is first drawn.
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('main h1:not([elementtiming]), main img:not([elementtiming])'))
      one.setAttribute('elementtiming', `page-${(named += 1)}`)
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries() as (PerformanceEntry & {
      identifier: string
      renderTime: number
    })[])
      painted.set(identifier, performance.timeOrigin + renderTime)
  }).observe({ type: 'element', buffered: true })

  window.watchNextPage = (before) => {
    window.nextPage = new Promise((resolve) => {
      async function look(): Promise<void> {
        const title = heading()
        const largest = picture()
        if (!title || title.textContent === before || !largest?.complete || largest.naturalWidth === 0) {
          requestAnimationFrame(() => void look())
          return
        }
        // What is not told of was painted before: then the end of this frame counts, and that the picture is decoded.
        const decoded = largest.decode().then(moment, moment)
        const drawn = new Promise<number>((done) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => done(moment()), { once: true })
            port1.start()
            port2.postMessage(null)
          })
        })
        const guess = Math.max(await drawn, paintOf(largest) !== undefined ? 0 : await decoded)
        setTimeout(() => {
          const [ofTitle, ofPicture] = [paintOf(title), paintOf(largest)].map((one) =>
            one !== undefined && one > guess - LATE ? one : undefined,
          )
          // The browser says nothing of a text that is gone before its frame has reached the screen; it stood in the picture's frame.
          resolve(ofPicture === undefined ? guess : Math.max(ofPicture, ofTitle ?? 0))
        }, LATE)
      }
      void look()
    })
  }

  function pressed(): Press | null {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Press | null
  }
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || pressed()?.armed !== true) return
      const before = heading()?.textContent ?? ''
      sessionStorage.setItem(key, JSON.stringify({ at: performance.timeOrigin + event.timeStamp, heading: before }))
      window.watchNextPage(before)
    },
    true,
  )
  const left = pressed()
  if (left?.at !== undefined) window.watchNextPage(left.heading ?? '')
}

/**
 * The head of the page that a press leads to, in the first frame after the press: drawn ahead outside the document, put in the place of the
 * page that is left, and replaced by the real page once the server has answered. The history's entry is there from the press on, so that
 * Back and a reload mean what they seem to mean.
 */
import type { ReactNode } from 'react'
import type { DataRouter } from 'react-router'
import { painted } from '#ui/waking/after-paint.ts'
import { hearPopState } from '#ui/windows/pop-state.ts'
import { holdScrollPlace } from '#ui/scroll-place.ts'
import { entryIndex, newEntry } from '../../router/history-entry.ts'
import type { Press } from './first-frame.ts'
import { handOver, moveFrom, pictureOf, standIn } from './moving-picture.ts'
import { answerOfNow, askAhead, takeAsNow } from './page-answers.ts'
import { stylesAreThere } from './page-styles.ts'

/** Drawn ahead for one address. */
export interface Head {
  /** Path and query. */
  address: string
  /** The server's answer that it is drawn from; undefined for what the browser knew before. */
  data: unknown
  /** Null where there is nothing to draw. */
  draw: (data: unknown) => ReactNode
}

/** What draws heads. */
interface Drawer {
  draw: (head: Head) => void
  /** Whether the shopper waits for the page. */
  wait: (waits: boolean) => void
}

interface Opened {
  address: string
  /** Lets the real page be seen. */
  close: () => void
}

/** On `main` while the head stands in it: nothing else in it is shown (base.css). */
const OPENING = 'data-opening'
/** On the head while all of it is the server's word of now: only then prices and stock are seen. */
const TOLD = 'data-told'

let host: HTMLElement | undefined
let drawer: Drawer | undefined
/** What stands in the host. */
let drawn: Head | undefined
/** What the server has said since the press. */
let told: unknown
let opened: Opened | undefined

/** Where heads are drawn: in no document until one is shown. */
export function headPlace(): HTMLElement {
  if (host) return host
  host = document.createElement('div')
  host.className = 'opening'
  // It is looked at for some frames, and the page that follows is what is read out and pressed.
  host.inert = true
  host.ariaHidden = 'true'
  return host
}

export function drawHeadsWith(by: Drawer): () => void {
  drawer = by
  return () => {
    endOpening()
    drawer = undefined
  }
}

/** Draws a head out of sight, in place of the one that was drawn before. While one is shown only its own page may change it. */
export function prepareHead(head: Head): void {
  const isDrawn = drawn?.address === head.address && drawn.data === head.data
  if (isDrawn || (opened && opened.address !== head.address)) return
  drawer?.draw(head)
}

/** To be called once a head stands in its place. */
export function headIsDrawn(head: Head | undefined): void {
  drawn = head
  host?.toggleAttribute(TOLD, told !== undefined && head?.data === told)
}

/** Takes the head away, in the same frame in which its page or another one is there. */
export function endOpening(): void {
  opened?.close()
}

/** Answers a press with the head of its page where that is drawn; false leaves the press to the router. */
export function openHead(router: DataRouter, press: Press): boolean {
  const { link, address } = press
  const main = document.querySelector('main')
  const place = headPlace()
  if (!main || opened || drawn?.address !== address || !stylesAreThere()) return false
  const head = drawn
  const asking = askAhead(address)
  const { location } = router.state
  const idx = entryIndex(history.state) ?? 0
  const top = window.scrollY
  const picture = pictureOf(link)
  const from = picture?.getBoundingClientRect()
  const letGo = holdScrollPlace()

  told = answerOfNow(address)
  headIsDrawn(head)
  if (picture) standIn(place, picture)
  main.append(place)
  main.setAttribute(OPENING, '')
  window.scrollTo(0, 0)
  if (from) moveFrom(place, from)
  // As the router writes its entries; it puts its own in this place when it follows.
  history.pushState(newEntry(press.state, idx + 1), '', address)
  drawer?.wait(true)

  const ends = new AbortController()
  const mine: Opened = {
    address,
    close: () => {
      if (opened !== mine) return
      opened = told = undefined
      ends.abort()
      const goOn = handOver()
      place.remove()
      main.removeAttribute(OPENING)
      letGo()
      drawer?.wait(false)
      goOn(main)
    },
  }
  opened = mine
  const forget = hearPopState((event) => {
    if (entryIndex(event.state) !== idx) return
    // The router has not left the page yet.
    event.stopImmediatePropagation()
    mine.close()
    window.scrollTo(0, top)
    link.focus({ preventScroll: true })
  })
  ends.signal.addEventListener('abort', forget)
  addEventListener('keydown', ({ key }) => key === 'Escape' && history.back(), { signal: ends.signal })

  async function follow(): Promise<void> {
    const [answer] = await Promise.all([asking, painted()])
    // Whoever has gone elsewhere meanwhile goes there.
    if (opened !== mine || router.state.location !== location || router.state.navigation.state !== 'idle') return
    forget()
    if (answer) takeAsNow(address, answer)
    await press.follow()
    // The new page is not drawn yet; with it the head goes. Where there is none, the old one is seen again.
    if (router.state.location === location) mine.close()
  }
  void asking.then((answer) => {
    if (!answer || opened !== mine) return
    told = answer.data
    if (drawn?.data === told) headIsDrawn(drawn)
    else drawer?.draw({ ...head, data: told })
  })
  void follow()
  return true
}

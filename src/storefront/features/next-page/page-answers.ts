/**
 * What the server has said of pages: asked ahead of a press, confirmed at it, and kept for whoever goes back. Nothing that lay here is
 * shown unless the server has said meanwhile that it still stands: the price of a sale that has ended is a new answer.
 */
import type { DataRouter } from 'react-router'
import { afterPaint } from '#ui/waking/after-paint.ts'
import { hearPopState } from '#ui/windows/pop-state.ts'
import { fetchPageData } from '../../router/page-data.ts'

export interface Answer {
  /** The server's name of what it said. */
  tag: string
  data: unknown
  /** Milliseconds of the page's clock, before it was asked. */
  asked: number
}

type Asking = Promise<Answer | undefined>

/** Milliseconds for which an answer counts as asked now: the time that a server may take to notice a change. */
const FRESH = 250
/** Milliseconds after which what was shown before is not shown again without asking. */
const LIFE = 300_000
/** Pages that are remembered at most. */
const MOST = 12

let router: DataRouter | undefined
let isGoingBack = false
/** By path and query: for presses to come. */
const ahead = new Map<string, { asking: Asking; since: number; answer?: Answer | undefined }>()
/** By path and query: as it was shown last. */
const shown = new Map<string, Answer>()

/** To be called once the page is awake; without it every page is asked for by its own loader. */
export function answerPagesOf(of: DataRouter): () => void {
  router = of
  return hearPopState(() => {
    isGoingBack = true
    // The router asks within the same task.
    setTimeout(() => (isGoingBack = false))
  })
}

/** Asks for the page of an address unless that was done just now; what was said before is only confirmed. */
export function askAhead(address: string): Asking {
  const before = ahead.get(address)
  const since = performance.now()
  if (before && since - before.since < FRESH) return before.asking
  const known = before ? before.asking : Promise.resolve(shown.get(address))
  const asking = known.then((answer) => ask(address, answer)).catch(() => undefined)
  const entry = { asking, since, answer: before?.answer }
  void asking.then((answer) => (entry.answer = answer))
  keep(ahead, address, entry)
  return asking
}

/** What the server has said of the page of an address just now; undefined where it has to be asked. */
export function answerOfNow(address: string): unknown {
  const answer = ahead.get(address)?.answer
  return answer && performance.now() - answer.asked < FRESH ? answer.data : undefined
}

/** The server was asked at the press, and what it has said is what the page is now to be drawn from. */
export function takeAsNow(address: string, answer: Answer): void {
  keep(ahead, address, { asking: Promise.resolve(answer), since: performance.now(), answer })
}

/** What has been asked for of the page of an address, however long ago. */
export function askedAhead(address: string): Asking | undefined {
  return ahead.get(address)?.asking
}

/** The data of a page, for its client loader: as it was where one goes back, and then it is looked at anew behind that. */
export async function pageAnswer<Data>({ pathname, search }: URL, serverLoader: () => Promise<Data>): Promise<Data> {
  const address = pathname + search
  const before = isGoingBack ? shown.get(address) : undefined
  if (before && performance.now() - before.asked < LIFE) {
    afterPaint(() => void renew(address, before))
    return before.data as Data
  }
  const answer = await askAhead(address)
  ahead.delete(address)
  // What is more than data (a redirect, an error, no network) is the router's own business.
  if (!answer) return serverLoader()
  keep(shown, address, answer)
  return answer.data as Data
}

/** Shows the page again where the server says something else by now. */
async function renew(address: string, before: Answer): Promise<void> {
  const answer = await ask(address, before).catch(() => undefined)
  if (!answer || !router) return
  keep(shown, address, answer)
  const { location, navigation } = router.state
  if (answer.tag === before.tag || navigation.state !== 'idle' || location.pathname + location.search !== address)
    return
  takeAsNow(address, answer)
  await router.revalidate()
}

/** Looks at the page that is shown as a whole again: it has slept. */
export function lookAgain(): void {
  const address = router && router.state.location.pathname + router.state.location.search
  const before = address !== undefined && shown.get(address)
  if (before) void renew(address, before)
  else void router?.revalidate()
}

async function ask(address: string, before?: Answer): Asking {
  const asked = performance.now()
  const said = router && (await fetchPageData(router, address, before))
  return said && { ...said, asked }
}

function keep<Value>(map: Map<string, Value>, address: string, value: Value): void {
  map.delete(address)
  map.set(address, value)
  for (const oldest of map.keys()) {
    if (map.size <= MOST) break
    map.delete(oldest)
  }
}

/** One timer for everything on the page that ticks. */

type Tick = (nowMs: number) => void

const ticks = new Set<Tick>()
let timer: ReturnType<typeof setInterval> | undefined

function tickAll(): void {
  const now = Date.now()
  for (const tick of ticks) tick(now)
}

/** Calls `tick` at once and each second with the time in epoch milliseconds. Returns a function that ends it. */
export function everySecond(tick: Tick): () => void {
  ticks.add(tick)
  tick(Date.now())
  if (timer === undefined) {
    timer = setInterval(tickAll, 1000)
    // A page that comes back from the back/forward cache has stood still.
    globalThis.addEventListener?.('pageshow', tickAll)
  }
  return () => {
    ticks.delete(tick)
    if (ticks.size > 0) return
    clearInterval(timer)
    timer = undefined
    globalThis.removeEventListener?.('pageshow', tickAll)
  }
}

/**
 * Main-thread time of a filter click on the sample catalogue under CPU throttling. Each click has an empty one right before and right after
 * it, a press that does nothing but be painted: how slow the machine is at that moment is told by them, and the ratio holds on any day.
 */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser.ts'
import { startStore } from '../e2e/support/store-server.ts'
import { readBudgets } from './figures/budgets.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { median } from './figures/figures.ts'

const ROUNDS = 11
/** Milliseconds without a request after which nothing more is expected. */
const QUIET_MS = 3000
/** The mark in the trace that says when the list has changed. */
const CHANGED = 'list-changed'
/** Pictures, and the tab's icon, which the browser asks for whenever it likes. */
const NO_ANSWERS = new Set(['image', 'other'])

declare global {
  interface Window {
    listChanged: Promise<void>
  }
}

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args: { name?: string; data?: { type?: string } }
}

/** All trace events between now and the end of `action`. */
async function traced(session: CDPSession, action: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as TraceEvent[]))
  }
  session.on('Tracing.dataCollected', collect)
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  const includedCategories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
    'blink.user_timing',
    'toplevel',
    '__metadata',
  ]
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await action()
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events
}

interface Busy {
  /** Until the products of the list were other ones; null where no list changed. */
  untilChanged: number | null
  total: number
  longest: number
}

/** Milliseconds that the page's main thread was busy from the click event on. */
function busyMilliseconds(events: readonly TraceEvent[]): Busy {
  const pointerUp = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup')
  if (pointerUp === undefined) throw new Error('The trace has no pointerup event.')
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === pointerUp.pid && tid === pointerUp.tid,
    )
    .filter(({ ts, dur = 0 }) => ts + dur >= pointerUp.ts)
    .map(({ ts, dur = 0 }) => ({ start: Math.max(ts, pointerUp.ts), end: ts + dur }))
  if (tasks.length === 0) throw new Error('The trace has no tasks of the main thread.')
  const busyUntil = (moment: number) =>
    tasks.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, moment) - start), 0) / 1000
  const changed = events.find(({ name }) => name === CHANGED)
  return {
    untilChanged: changed ? busyUntil(changed.ts) : null,
    total: busyUntil(Infinity),
    longest: Math.max(...tasks.map(({ start, end }) => (end - start) / 1000)),
  }
}

/** Presses and lets go at the middle of `target`. */
async function click(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not on the screen.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
}

/** The parts that are loaded when the page is idle, one after the other, are no business of the click. */
async function untilQuiet(page: Page): Promise<void> {
  let last = performance.now()
  page.on('request', () => (last = performance.now()))
  while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100)
}

async function afterTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  )
}

const { mainThreadMilliseconds, timesAnEmptyClick, cpuSlowdown, requests: mostRequests } = readBudgets().filterClick
const store = await startStore()
const browser = await chromium.launch({ headless: true, ...launchOptions() })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${store.origin}/shop`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await untilQuiet(page)
  // The first movement of a hand brings the code of the pages that lie near, once; the click comes later.
  await page.mouse.move(600, 300, { steps: 3 })
  await untilQuiet(page)
  const status = page.getByRole('region', { name: 'Product Status' }).getByRole('link', { name: /^On sale/ })
  const nothing = page.getByRole('heading', { level: 1 })
  const session = await page.context().newCDPSession(page)

  const requests: string[] = []
  page.on('request', (request) => {
    if (!NO_ANSWERS.has(request.resourceType())) requests.push(request.url())
  })
  const measure = async (target: Locator, done: () => Promise<void>) => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await afterTwoFrames(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const events = await traced(session, async () => {
      await click(page, target)
      await done()
      await afterTwoFrames(page)
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return busyMilliseconds(events)
  }

  const filterClicks: Busy[] = []
  const emptyClicks: number[] = []
  const emptyClick = async () => (await measure(nothing, async () => {})).total
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await emptyClick()
    // The click counts until the list has changed, not only the address.
    await page.evaluate((mark) => {
      window.listChanged = new Promise((resolve) => {
        const list = document.querySelector('#products [data-list]')
        const changed = new MutationObserver(() => {
          changed.disconnect()
          performance.mark(mark)
          resolve()
        })
        if (list) changed.observe(list, { childList: true, subtree: true, characterData: true })
      })
    }, CHANGED)
    filterClicks.push(await measure(status, () => page.evaluate(() => window.listChanged)))
    await page.waitForLoadState('networkidle')
    emptyClicks.push((before + (await emptyClick())) / 2)
  }
  const untilChanged = filterClicks.map((one) => one.untilChanged ?? Infinity)
  const ratios = untilChanged.map((spent, round) => spent / (emptyClicks[round] ?? 0))

  const met = reportFigures('filter-click', `Filter click, ${cpuSlowdown}x CPU slow-down, median of ${ROUNDS}`, [
    {
      name: 'main thread, until the list has changed',
      goal: mainThreadMilliseconds,
      figure: median(untilChanged),
      unit: 'ms',
    },
    {
      name: 'the same by the empty clicks beside it',
      goal: timesAnEmptyClick,
      figure: median(ratios),
      unit: 'times',
      note: `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`,
    },
    {
      name: 'longest task, drawing included',
      figure: median(filterClicks.map(({ longest }) => longest)),
      unit: 'ms',
    },
    {
      name: 'all tasks, drawing, filters and scrolling included',
      figure: median(filterClicks.map(({ total }) => total)),
      unit: 'ms',
    },
    { name: 'an empty click, all tasks', figure: median(emptyClicks), unit: 'ms' },
    {
      name: 'requests (pictures aside)',
      goal: mostRequests,
      figure: requests.length,
      unit: '',
      note: requests[0] ?? '',
    },
  ])
  if (!met) process.exitCode = 1
} finally {
  await browser.close()
  await store.stop()
}

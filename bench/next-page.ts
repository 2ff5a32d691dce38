/**
 * From the press to the painted picture and title of the next page, under CPU throttling: as the shop is, with everything that it prepares
 * switched off, and as plain documents. `node bench/next-page.ts 100000` measures in a shop of so many products.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser.ts'
import { startStore } from '../e2e/support/store-server.ts'
import { readBudgets } from './figures/budgets.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { type Figure, quantile } from './figures/figures.ts'
import { writeLargeDatabase } from './goods/large-database.ts'
import { expectPress, pressBack, pressToPaint, watchPages } from './clients/painted-page.ts'

const ROUNDS = 6
/** Milliseconds that a hand rests on a link before it presses, and that a press lasts. */
const REST = 150
const HELD = 80
/** Steps of the pointer on its way to a link. */
const STEPS = 6

type Way = 'prepared' | 'switched off' | 'plain documents'

interface Step {
  name: 'home' | 'shop' | 'details' | 'related' | 'back'
  /** Absent for Back. */
  target?: (page: Page, round: number) => Locator
}

const cardLink = (cards: Locator, at: number) => cards.nth(at).getByRole('heading').getByRole('link')

const STEPS_OF_A_VISIT: readonly Step[] = [
  {
    name: 'shop',
    // What the hero leads to.
    target: (page) => page.getByRole('main').getByRole('link').first(),
  },
  { name: 'details', target: (page, round) => cardLink(page.locator('#products').getByRole('article'), round) },
  {
    name: 'related',
    target: (page) =>
      cardLink(page.getByRole('region', { name: /^(?:Related Products|More in)/ }).getByRole('article'), 0),
  },
  { name: 'back' },
  { name: 'home', target: (page) => page.getByRole('banner').getByRole('link', { name: /, home$/ }) },
]

async function rest(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** The pointer comes from where it is, rests and presses. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not on the screen.`)
  await page.mouse.move(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2, { steps: STEPS })
  await rest(REST)
  await page.mouse.down()
  await rest(HELD)
  await page.mouse.up()
}

async function measure(page: Page, session: CDPSession, rate: number, step: Step, round: number): Promise<number> {
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await expectPress(page)
  if (step.target) await press(page, step.target(page, round))
  else await pressBack(page)
  const took = await pressToPaint(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return took
}

type Measured = Record<Step['name'], number[]>

async function visit(browser: Browser, origin: string, rate: number, way: Way): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  if (way === 'switched off') {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  }
  if (way === 'plain documents') {
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
  }
  await watchPages(page)
  await page.goto(`${origin}/home/main`)
  if (way !== 'plain documents') await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const measured: Measured = { home: [], shop: [], details: [], related: [], back: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const step of STEPS_OF_A_VISIT) measured[step.name].push(await measure(page, session, rate, step, round))
  }
  await context.close()
  return measured
}

function figuresOf(way: Way, measured: Measured, goals?: { p75: number; p95: number }): Figure[] {
  const all = Object.values(measured).flat()
  const note = Object.entries(measured)
    .map(([name, times]) => `${name} ${Math.round(quantile(times, 0.5))}`)
    .join(', ')
  const row = (share: number, goal?: number): Figure => ({
    name: `${way}, p${share * 100}`,
    figure: quantile(all, share),
    unit: 'ms',
    ...(goal === undefined ? {} : { goal }),
    ...(share === 0.75 ? { note } : {}),
  })
  return [row(0.75, goals?.p75), row(0.95, goals?.p95)]
}

const { cpuSlowdown, p75Milliseconds, p95Milliseconds } = readBudgets().nextPage
const products = Number(process.argv[2] ?? 0)
const folder = await mkdtemp(join(tmpdir(), 'next-page-'))
const database = join(folder, 'large.db')
if (products > 0) await writeLargeDatabase(database, products)
const store = await startStore(products > 0 ? { environment: { DATABASE_FILE: database, SNAPSHOT_FILE: '0' } } : {})
const browser = await chromium.launch({ headless: true, ...launchOptions() })
try {
  const goals = { p75: p75Milliseconds, p95: p95Milliseconds }
  const figures = [
    ...figuresOf('prepared', await visit(browser, store.origin, cpuSlowdown, 'prepared'), goals),
    ...figuresOf('switched off', await visit(browser, store.origin, cpuSlowdown, 'switched off')),
    ...figuresOf('plain documents', await visit(browser, store.origin, cpuSlowdown, 'plain documents')),
  ]
  const title = `Press to the next page's picture and title, ${cpuSlowdown}x CPU slow-down, ${ROUNDS * STEPS_OF_A_VISIT.length} presses`
  if (!reportFigures(products > 0 ? 'next-page-large' : 'next-page', title, figures)) process.exitCode = 1
} finally {
  await browser.close()
  await store.stop()
  await rm(folder, { recursive: true, force: true })
}

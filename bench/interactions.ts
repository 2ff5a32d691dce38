/** Time from a press to the next paint under CPU throttling, for what shoppers do most, beside a press that does nothing. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/support/browser.ts'
import { startStore } from '../e2e/support/store-server.ts'
import { readBudgets } from './figures/budgets.ts'
import { reportFigures } from './figures/draw-figures.ts'
import { median } from './figures/figures.ts'

const ROUNDS = 7
/** Milliseconds below which the browser's event timing keeps silent. */
const LEAST = 16

declare global {
  interface Window {
    presses: number[]
  }
}

interface Interaction {
  name: string
  path: string
  target: (page: Page) => Locator
  /** What the press brings, waited for before the next round. */
  done: (page: Page) => Promise<void>
  /** Puts the page back for the next round. */
  undo: (page: Page) => Promise<void>
}

const card = (page: Page) => page.locator('#products').getByRole('article').first()
const status = (page: Page) =>
  page.getByRole('region', { name: 'Product Status' }).getByRole('link', { name: /^On sale/ })

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'filter',
    path: '/shop',
    target: status,
    done: (page) => page.waitForURL(/status=on-sale/),
    undo: (page) => status(page).click(),
  },
  {
    name: 'add to cart',
    path: '/shop',
    target: (page) => card(page).getByRole('button', { name: /^Add To Cart/ }),
    done: (page) =>
      card(page)
        .getByRole('link', { name: /^View Cart/ })
        .waitFor(),
    undo: async (page) => {
      await page.evaluate(() => localStorage.clear())
      await page.reload()
    },
  },
  {
    name: 'open quick view',
    path: '/shop',
    target: (page) => card(page).getByRole('button', { name: /^Quick View/ }),
    done: (page) => page.getByRole('dialog').getByRole('heading').first().waitFor(),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'change quantity',
    path: '/shop/shop-details/101',
    target: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Increase quantity/ })
        .first(),
    done: async () => {},
    undo: async () => {},
  },
  {
    name: 'open drawer',
    path: '/shop/shop-filter-offcanvas',
    target: (page) => page.locator('#products').getByRole('button', { name: /^Filter/ }),
    done: (page) => page.getByRole('dialog', { name: 'Filter' }).waitFor(),
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'nothing (the heading)',
    path: '/shop',
    target: (page) => page.getByRole('heading', { level: 1 }),
    done: async () => {},
    undo: async () => {},
  },
]

/** Milliseconds from press to paint; the event timing of the browser counts in steps of 8. */
async function press(page: Page, session: CDPSession, rate: number, { target, done }: Interaction): Promise<number> {
  await target(page).hover()
  const box = await target(page).boundingBox()
  if (box === null) throw new Error('There is nothing to press.')
  await page.evaluate(() => {
    window.presses = []
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await done(page)
  // What took less than two frames is not told of.
  await page.waitForFunction(() => window.presses.length > 0, undefined, { timeout: 2000 }).catch(() => null)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate((least) => Math.max(least, ...window.presses), LEAST)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const { nextPaintMilliseconds, cpuSlowdown } = readBudgets().interaction
const store = await startStore()
const browser = await chromium.launch({ headless: true, ...launchOptions() })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.presses = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'click') window.presses.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  const figures = []
  for (const interaction of INTERACTIONS) {
    await open(page, store.origin + interaction.path)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await press(page, session, cpuSlowdown, interaction))
      await interaction.undo(page)
      await page.waitForLoadState('networkidle')
    }
    const yardstick = interaction.name.startsWith('nothing')
    figures.push({
      name: interaction.name,
      figure: median(rounds),
      unit: 'ms',
      ...(yardstick ? {} : { goal: nextPaintMilliseconds }),
    })
  }
  if (
    !reportFigures(
      'interactions',
      `Interaction to next paint, ${cpuSlowdown}x CPU slow-down, median of ${ROUNDS}`,
      figures,
    )
  ) {
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await store.stop()
}

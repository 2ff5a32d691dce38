/** Questions that specs ask of a page: is it ready, is it accessible, has it jumped. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: { value: number; sources: string[] }[]
  }
}

/** Waits until the page is hydrated and the browser stores are loaded. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Opens an address and waits until it is ready. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path)
  if (response === null) throw new Error(`${path} was not loaded.`)
  await ready(page)
  return response
}

/** Expects no violation of WCAG 2.2 AA and of axe's best practices, and enough contrast in the light and in the dark; the message names rule, place and reason of each. */
export async function axe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
  const whole = await axeFindings(page, { type: 'tag', values: tags })
  expect(whole.violations).toEqual([])
  expect(whole.passes, 'rules that axe has applied').toBeGreaterThan(10)
  // Nothing but colours differs there.
  const scheme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
  await arrived(page)
  const other = await axeFindings(page, { type: 'rule', values: ['color-contrast'] })
  expect(other.violations, `beside the ${scheme} scheme`).toEqual([])
  await page.emulateMedia({ colorScheme: scheme })
}

/** Waits for colours that are on their way; what inherits one that moves sets out again when that has arrived. */
async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      if (moving.length === 0) return
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })
}

async function axeFindings(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }) {
  // What frames hold is not ours; one look at the page, told in short, takes a quarter of the time.
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  return { violations: found, passes: passes.length }
}

/** Opens a page and expects of it what every page must have: status 200, its one h1, no jump, nothing beyond the edge, no violation. */
export async function expectWholePage(page: Page, path: string, title: string): Promise<void> {
  const response = await open(page, path)
  expect(response.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectNoLayoutShift(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
  await axe(page)
}

/** Makes every document of `page` record its layout shifts from the start. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = []
    window.layoutShifts = shifts
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const sources = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'))
        shifts.push({ value: entry.value, sources })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects a sum of layout shifts without input of at most `most` since the document began. */
export async function expectNoLayoutShift(page: Page, most = 0.01): Promise<void> {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // The entries of a frame are handed out after it was painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return window.layoutShifts ?? null
  })
  if (shifts === null) throw new Error('Layout shifts were not recorded.')
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `layout shift: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
}

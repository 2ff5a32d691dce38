/** Answers that come when a test says so: what a page does meanwhile can then be looked at without a clock. */
import type { Page } from '@playwright/test'

/** Keeps what is asked for under `address` back until the returned function is called. */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    // A page that has left no longer wants it.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

/** Where a page stands after Back and Forward: exactly where it stood, whatever was shown in between. */
import type { Page } from '@playwright/test'
import { cards, expectInQuery, pager, products } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { open } from '../support/page-state.ts'

/** Its second page is shorter than where the first one is left. */
const TWO_PAGES = '/shop/shop-no-sidebar?brand=aurel-finch&brand=tessaro'
const COPY = /\/catalogue\/.*\.json$/

for (const width of [390, 1280]) {
  for (const motion of ['reduce', 'no-preference'] as const) {
    for (const copy of [true, false]) {
      test(`${width} px, motion ${motion}, ${copy ? 'with' : 'without'} the browser's copy: back from a shorter page and forward again`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: motion })
        if (copy) await openWithCopy(page, TWO_PAGES)
        else {
          await holdAnswers(page, COPY)
          await open(page, TWO_PAGES)
        }
        const left = await scrollToEnd(page)
        await press(page, /^Next/)
        await expectInQuery(page, { page: '2' })
        const shorter = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        expect(shorter).toBeLessThan(left)
        await expectStandsAt120(page)
        const second = await place(page)
        await page.goBack()
        await expectInQuery(page, { page: null })
        await expectPlace(page, left)
        await page.goForward()
        await expectInQuery(page, { page: '2' })
        await expectPlace(page, second)
        await page.goBack()
        await expectPlace(page, left)
      })
    }
  }
}

test('after Load More, a product and Back, and after a reload', async ({ page }) => {
  await openWithCopy(page, '/shop/shop-load-more')
  const more = products(page).getByRole('button', { name: 'Load More Products' })
  for (const depth of [12, 15, 18]) {
    await more.click()
    await expect(cards(page)).toHaveCount(depth)
  }
  await scrollToEnd(page)
  const left = await scrollTo(page, (await place(page)) - 300)
  await cards(page)
    .nth(16)
    .getByRole('heading')
    .getByRole('link')
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/shop-details/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(18)
  await expectPlace(page, left)
  await page.reload()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expectPlace(page, left)
})

test('another document in between, and an entry of it that is left twice', async ({ page }) => {
  await openWithCopy(page, TWO_PAGES)
  const left = await scrollTo(page, 1200)
  await page.goto('/screens/aboutUs')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const there = await scrollTo(page, 400)
  await page.goBack()
  await expectPlace(page, left)
  await page.goForward()
  await expectPlace(page, there)
})

test('a page that is still too short is followed as it grows, until the shopper moves it', async ({ page }) => {
  await open(page, '/shop')
  const left = await scrollToEnd(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track Order' }).click()
  await expect(page).toHaveURL(/track-order/)
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = '#products { display: none } .catalogue-aside { display: none }'
    style.id = 'short'
    document.head.append(style)
  })
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  expect(await place(page)).toBeLessThan(left)
  await page.evaluate(() => document.getElementById('short')?.remove())
  await expectPlace(page, left)
})

for (const width of [390, 1280]) {
  test(`${width} px: the products lie 120 px below the top on a link to them, after paging and after a filter`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ['/shop#products', '/shop/shop-no-sidebar?status=on-sale#products']) {
      await open(page, address)
      await expectStandsAt120(page)
    }
    await openWithCopy(page, '/shop/shop-no-sidebar')
    await press(page, /^Next/)
    await expectInQuery(page, { page: '2' })
    await expectStandsAt120(page)
    await openWithCopy(page, '/shop')
    await page
      .getByRole('navigation', { name: 'Product types' })
      .getByRole('link', { name: /^Fashion/ })
      .click()
    await expectInQuery(page, { type: 'fashion' })
    await expectStandsAt120(page)
  })
}

async function openWithCopy(page: Page, path: string): Promise<void> {
  const copy = page.waitForResponse(COPY)
  await open(page, path)
  await (await copy).finished()
}

function place(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

function scrollTo(page: Page, top: number): Promise<number> {
  return page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return window.scrollY
  }, top)
}

function scrollToEnd(page: Page): Promise<number> {
  return scrollTo(page, 1e6)
}

/** From where the page stands: a press of the mouse would scroll to the link. */
async function press(page: Page, name: RegExp): Promise<void> {
  await pager(page)
    .getByRole('link', { name })
    .evaluate((link: HTMLElement) => link.click())
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(() => place(page)).toBe(top)
}

async function expectStandsAt120(page: Page): Promise<void> {
  await expect.poll(async () => Math.round((await products(page).boundingBox())?.y ?? 0)).toBe(120)
}

/** The catalogue by keyboard alone. */
import type { Page } from '@playwright/test'
import { card, expectProducts, option, pager, sortSelect } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { SAMPLE, sampleProduct } from '../support/sample.ts'

/** Name and place of what has the focus, with the width of its ring. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      text: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      // A slider's ring is on its thumb, which has no style that a script could read.
      ring:
        element.matches('input[type=range]') ||
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none',
      seen: box.width > 0 && box.height > 0,
    }
  })
}

test('the first Tab offers to skip to the content, and it does', async ({ page }) => {
  await open(page, '/shop')
  await page.keyboard.press('Tab')
  expect((await focused(page))?.text).toMatch(/skip/i)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inMain).toBe(true)
})

test('every stop of Tab is visible and shows that it has the focus', async ({ page }) => {
  await open(page, '/shop')
  const stops: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === null) break
    expect(stop, `stop ${press + 1}: ${stop.text}`).toMatchObject({ ring: true, seen: true })
    stops.push(stop.text)
  }
  expect(new Set(stops).size).toBeGreaterThan(20)
})

test('spec 4.2: filter, sort, page and add by Enter and arrow keys', async ({ page }) => {
  await open(page, '/shop')
  await option(page, 'Product Status', 'On sale').focus()
  await page.keyboard.press('Enter')
  const onSale = SAMPLE.filter(({ discount }) => discount > 0)
  await expectProducts(page, onSale.slice(0, 9))
  await expect(option(page, 'Product Status', 'On sale')).toBeFocused()

  await sortSelect(page).focus()
  await page.keyboard.press('l')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sortBy=low/)

  await pager(page).getByRole('link', { name: /^Next/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)

  await open(page, '/shop')
  const first = sampleProduct('101')
  await card(page, first.title)
    .getByRole('button', { name: /^Add To Cart/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(card(page, first.title).getByRole('link', { name: /^View Cart/ })).toBeVisible()
})

test('spec 2.7: the tabs of a product page answer to the arrow keys', async ({ page }) => {
  await open(page, '/shop/shop-details/101')
  const tabs = page.getByRole('main').getByRole('tab')
  await tabs.nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(2)).toBeFocused()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(tabs.nth(0)).toBeFocused()
})

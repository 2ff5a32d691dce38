/** What is pressed before a catalogue page has followed the last press (spec 4.2; usability 53 and 59). */
import type { Locator, Page } from '@playwright/test'
import { expectInQuery, expectProducts, option, pager, sortSelect, widget } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { open } from '../support/page-state.ts'
import { SAMPLE } from '../support/sample.ts'

/** What the server answers for a filter, and the browser's own copy of the catalogue. */
const LISTS = /\.data(?:\?|$)|\/catalogue\/.*\.json$/

test.describe('usability 53 and 59: what is pressed before the page has followed the last press', () => {
  const onSale = SAMPLE.filter(({ discount }) => discount > 0)

  test('of two filters both hold, and each takes its place in the history', async ({ page }) => {
    await openWithCopy(page)
    await pressAtOnce(option(page, 'Product Status', 'On sale'), option(page, 'Categories', 'Headphones'))
    await expect(page).toHaveURL('/shop?category=headphones&status=on-sale')
    await expectProducts(
      page,
      onSale.filter(({ parent }) => parent === 'Headphones'),
    )
    await page.goBack()
    await expect(page).toHaveURL('/shop?status=on-sale')
    await expectProducts(page, onSale.slice(0, 9))
  })

  test('of two filters both hold while the server has not answered the first', async ({ page }) => {
    const answer = await holdAnswers(page, LISTS)
    await open(page, '/shop')
    await option(page, 'Product Status', 'On sale').click()
    await widget(page, 'Popular Brands')
      .getByText(/^All \d+ brands/)
      .click()
    const boxes = widget(page, 'Popular Brands').getByRole('checkbox')
    await boxes.and(page.getByLabel(/^Solvane/)).check()
    await boxes.and(page.getByLabel(/^Kestrin Labs/)).check()
    await expect(boxes.and(page.getByLabel(/^Solvane/))).toBeChecked()
    answer()
    await expect(page).toHaveURL('/shop?brand=kestrin-labs&brand=solvane&status=on-sale')
    await expectProducts(
      page,
      onSale.filter(({ brand }) => ['Kestrin Labs', 'Solvane'].includes(brand.name)).slice(0, 9),
    )
  })

  test('of one choice and another in its place the last one holds', async ({ page }) => {
    const answer = await holdAnswers(page, LISTS)
    await open(page, '/shop')
    const types = page.getByRole('navigation', { name: 'Product types' })
    await types.getByRole('link', { name: /^Fashion/ }).click()
    await types.getByRole('link', { name: /^All/ }).click()
    await pager(page).getByRole('link', { name: 'Page 3' }).click()
    await pager(page).getByRole('link', { name: 'Page 1', exact: true }).click()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await page.getByRole('link', { name: 'Grid', exact: true }).click()
    await sortSelect(page).selectOption('low')
    answer()
    await expect(page).toHaveURL('/shop?sortBy=low')
    await expectProducts(page, SAMPLE.toSorted((one, other) => one.price - other.price).slice(0, 9))
  })

  test('Load More keeps a filter that waits for the server, and Back leads to the list before both', async ({
    page,
  }) => {
    const answer = await holdAnswers(page, LISTS)
    await open(page, '/shop/shop-load-more')
    await option(page, 'Product Status', 'On sale').click()
    await page.getByRole('button', { name: 'Load More Products' }).click()
    answer()
    await expectInQuery(page, { status: 'on-sale', shown: '12' })
    await expectProducts(page, onSale.slice(0, 12))
    await page.goBack()
    await expect(page).toHaveURL('/shop/shop-load-more')
    await expectProducts(page, SAMPLE.slice(0, 9))
  })

  test('a link to another page leads there, though two filters wait for the server', async ({ page }) => {
    const answer = await holdAnswers(page, LISTS)
    await open(page, '/shop')
    await option(page, 'Product Status', 'On sale').click()
    await option(page, 'Categories', 'Headphones').click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track Order' }).click()
    answer()
    await expect(page).not.toHaveURL(/shop/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Track/)
  })

  test('a link to another page leads there', async ({ page }) => {
    await openWithCopy(page)
    const other = page.getByRole('contentinfo').getByRole('link', { name: 'Track Order' })
    await pressAtOnce(option(page, 'Product Status', 'On sale'), other)
    await expect(page).toHaveURL((await other.getAttribute('href')) ?? '')
  })

  test('Back goes back', async ({ page }) => {
    await openWithCopy(page)
    await option(page, 'Product Status', 'On sale').click()
    await expect(page).toHaveURL('/shop?status=on-sale')
    await option(page, 'Categories', 'Headphones').evaluate((link: HTMLElement) => {
      link.click()
      history.back()
    })
    await expect(page).toHaveURL('/shop')
    await expectProducts(page, SAMPLE.slice(0, 9))
  })
})

/** The shop, once the browser can answer by itself. */
async function openWithCopy(page: Page): Promise<void> {
  const copy = page.waitForResponse(/\/catalogue\/.*\.json$/)
  await open(page, '/shop')
  await (await copy).finished()
}

/** Presses two links within one task, as nobody is quick enough to do; a slow machine makes it look so. */
async function pressAtOnce(first: Locator, second: Locator): Promise<void> {
  const next = await second.elementHandle()
  await first.evaluate((link: HTMLElement, other) => {
    link.click()
    if (other instanceof HTMLElement) other.click()
  }, next)
}

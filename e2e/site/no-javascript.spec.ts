/** What must work without JavaScript: links, filters, sorting, paging and search parameters. */
import {
  cards,
  expectProducts,
  expectResultLine,
  option,
  pager,
  products,
  widget,
} from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { isSoldOut, SAMPLE, sampleProduct } from '../support/sample.ts'

// Chromium reports every script that it was told not to run as a failed request.
const SCRIPTS = /\/assets\/[^/]+\.js$/

test.use({ javaScriptEnabled: false, expected: { addresses: [SCRIPTS] } })

test('spec 2.5: the list is in the page itself, and a card leads to its product', async ({ page }) => {
  await page.goto('/shop')
  await expectProducts(page, SAMPLE.slice(0, 9))
  await expectResultLine(page, 9, SAMPLE.length)
  const first = sampleProduct('101')
  await cards(page).first().getByRole('link', { name: first.title }).click()
  await expect(page).toHaveURL(`/shop/shop-details/${first.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(page.getByRole('main')).toContainText('$279.65')
})

test('spec 4.2: filters are links that add up', async ({ page }) => {
  await page.goto('/shop')
  await option(page, 'Product Status', 'In Stock').click()
  await option(page, 'Categories', 'Headphones').click()
  await expectProducts(
    page,
    SAMPLE.filter((product) => product.parent === 'Headphones' && !isSoldOut(product)),
  )
})

test('spec 4.3: the sort is a form that keeps the filters', async ({ page }) => {
  await page.goto('/shop?status=on-sale')
  await products(page).getByRole('combobox', { name: 'Sort by' }).selectOption('high')
  await products(page).getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/status=on-sale.*sortBy=high|sortBy=high.*status=on-sale/)
  const dearest = SAMPLE.filter(({ discount }) => discount > 0).toSorted(
    (a, b) => b.price - a.price || Number(a.id) - Number(b.id),
  )
  await expectProducts(page, dearest.slice(0, 9))
})

test('spec 4.5: the price filter is a form that keeps the rest', async ({ page }) => {
  await page.goto('/shop?status=in-stock')
  await widget(page, 'Price Filter').getByLabel('To').fill('40')
  await widget(page, 'Price Filter')
    .getByRole('button', { name: /^Filter/ })
    .click()
  await expectProducts(
    page,
    SAMPLE.filter((product) => product.price <= 40 && !isSoldOut(product)),
  )
})

test('spec 9.5: pages are links', async ({ page }) => {
  await page.goto('/shop')
  await pager(page).getByRole('link', { name: /^Next/ }).click()
  await expectProducts(page, SAMPLE.slice(9, 18))
})

test('an empty result shows goods that can be had', async ({ page }) => {
  await page.goto('/shop?brand=nobody')
  const shelf = page.getByRole('region', { name: 'Worth a look' })
  await expect(shelf.getByRole('article').first()).toBeVisible()
})

test.describe('search', () => {
  // The results page comes later; what counts here is the address.
  test.use({ expected: { addresses: [SCRIPTS, /\/pages\/search/] } })

  test('spec 2.14: a search submits its text as searchText', async ({ page }) => {
    await page.goto('/shop')
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).first()
    await field.fill('headphones')
    const asked = page.waitForRequest(/\/pages\/search/)
    await field.press('Enter')
    expect(new URL((await asked).url()).searchParams.get('searchText')).toBe('headphones')
  })
})

/** The results page (spec 2.14; usability 3, 5 and 6). */
import {
  cards,
  EMPTY_RESULT,
  expectInQuery,
  expectResultLine,
  option,
  products,
  sortSelect,
  widget,
} from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const results = (text: string) => `/pages/search?searchText=${encodeURIComponent(text)}`

for (const [text, id] of [
  ['hedphones', '101'],
  ['snekers', '103'],
  ['perfum', '104'],
  ['14 inch', '111'],
  ['SOL-MOE-GRA', '101'],
] as const) {
  test(`spec 2.14: "${text}" finds what it should first`, async ({ page }) => {
    await open(page, results(text))
    await expect(page.getByRole('article').first()).toHaveAccessibleName(sampleProduct(id).title)
  })
}

test('usability 3 and 5: the text stays in the field, the correction is a link, the words are marked', async ({
  page,
}) => {
  await open(page, results('hedphones'))
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).first()).toHaveValue(
    'hedphones',
  )
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText('Headphones')
  await page.getByRole('main').getByRole('link', { name: 'headphones', exact: true }).click()
  await expect(page).toHaveURL(results('headphones'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “headphones”')
})

test('spec 2.14: a text sent from the header leads here, an empty one does not', async ({ page }) => {
  await open(page, '/shop')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).first()
  await field.press('Enter')
  await expect(page).toHaveURL('/shop')
  await field.fill('ring')
  await field.press('Enter')
  await expect(page).toHaveURL('/pages/search?searchText=ring')
})

test('spec 2.14: 9, then 3 more, and back to the same depth', async ({ page }) => {
  await open(page, results('gift'))
  await expect(page.getByRole('article')).toHaveCount(9)
  await page.getByRole('button', { name: 'Load More Products' }).click()
  await page.waitForURL(/shown=12/)
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/shop-details/)
  await page.goBack()
  await page.waitForURL(/shown=12/)
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('usability 6 and 14: the results have every filter of the shop, counted among themselves', async ({ page }) => {
  await open(page, results('ring'))
  const titles = ['Price Filter', 'Product Status', 'Categories', 'Rating', 'Colour', 'Size', 'Popular Brands']
  for (const title of titles) await expect(widget(page, title)).toBeVisible()
  const [, total] = /of (\d+) results/.exec(await page.getByText(/^Showing /).innerText()) ?? []
  const status = await widget(page, 'Product Status').getByRole('link').allInnerTexts()
  const [, inStock = 0, sold = 0] = status.map((text) => Number(text.replace(/\D+/g, '')))
  expect(inStock + sold).toBe(Number(total))
  const rings = option(page, 'Categories', 'Rings')
  const count = Number((await rings.innerText()).replace(/\D+/g, ''))
  await rings.click()
  await expectInQuery(page, { searchText: 'ring', category: 'rings' })
  await expectResultLine(page, count, count)
  await expect(cards(page)).toHaveCount(count)
  await option(page, 'Product Status', 'In Stock').click()
  await expectInQuery(page, { searchText: 'ring', category: 'rings', status: 'in-stock' })
  await products(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(results('ring'))
})

test('usability 9 and 19: a filter of a search needs no request once the catalogue is there, and Back leads to the same page', async ({
  page,
}) => {
  const copy = page.waitForResponse(/\/catalogue\/.*\.json/)
  await open(page, results('gift'))
  await copy
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const first = await cards(page).first().getAttribute('aria-label')
  await expect
    .poll(async () => {
      await option(page, 'Product Status', 'On sale').click()
      await expectInQuery(page, { status: 'on-sale' })
      const before = asked.filter((url) => url.includes('.data')).length
      await option(page, 'Product Status', 'On sale').click()
      await expectInQuery(page, { status: null })
      return asked.filter((url) => url.includes('.data')).length - before
    })
    .toBe(0)
  await expect(cards(page).first()).toHaveAccessibleName(first ?? '')
})

test('usability 11 and 14: a price and an order hold together, and are taken off one by one', async ({ page }) => {
  await open(page, results('ring'))
  const price = widget(page, 'Price Filter')
  await price.getByLabel('To', { exact: true }).fill('100')
  await price.getByRole('button', { name: 'Filter' }).click()
  await expectInQuery(page, { searchText: 'ring', maxPrice: '100' })
  await sortSelect(page).selectOption('low')
  await expectInQuery(page, { searchText: 'ring', maxPrice: '100', sortBy: 'low' })
  await page.getByRole('link', { name: /^Remove filter/ }).click()
  await expect(page).toHaveURL(`${results('ring')}&sortBy=low`)
})

test('usability 60: filters that leave nothing can be taken off one by one', async ({ page }) => {
  await open(page, `${results('ring')}&status=on-sale&brand=nobody`)
  await expect(page.getByText(EMPTY_RESULT)).toBeVisible()
  await page.getByRole('link', { name: 'Without nobody' }).click()
  await expectInQuery(page, { searchText: 'ring', brand: null, status: 'on-sale' })
})

test("spec 2.14: the catalogue's own parameters hold and can be taken off", async ({ page }) => {
  await open(page, `${results('gift')}&status=on-sale&sortBy=low`)
  const sale = page.getByRole('link', { name: /^Remove filter/ })
  await expect(sale).toHaveText(/On sale/)
  await sale.click()
  await expect(page).toHaveURL(`${results('gift')}&sortBy=low`)
})

test('spec 2.14; usability 60: nothing found has the words of the specification and ways on', async ({ page }) => {
  await open(page, results('zzqqxx'))
  await expect(page.getByText("Sorry! Couldn't find the product you were looking For!!!")).toBeVisible()
  await expect(
    page.getByText('Please check if you have misspelt something or try searching with other words.'),
  ).toBeVisible()
  await axe(page)
  await page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('hostile texts give a normal page', () => {
  const texts = [
    '%',
    "'",
    '"',
    '"unclosed',
    '<script>alert(1)</script>',
    '\u0000\u0001\u001f',
    '💍💍',
    'a'.repeat(10_000),
    '\\',
    '(((',
  ]
  for (const text of texts) {
    test(JSON.stringify(text.slice(0, 30)), async ({ page }) => {
      const response = await open(page, results(text))
      expect(response.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  }
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })
    if (width < 992) {
      test('usability 13: the filters fill the screen, and say how many products they leave', async ({ page }) => {
        await open(page, results('ring'))
        await products(page)
          .getByRole('button', { name: /^Filter/ })
          .click()
        const drawer = page.getByRole('dialog', { name: 'Filter' })
        await drawer.getByRole('link', { name: /^In Stock/ }).click()
        await expectInQuery(page, { searchText: 'ring', status: 'in-stock' })
        await axe(page)
        await drawer.getByRole('button', { name: /^Show \d+ products$/ }).click()
        await expect(drawer).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “ring”')
      })
    }

    for (const text of ['gift', 'hedphones', '']) {
      test(`results of "${text}" are accessible, not indexed and do not jump`, async ({ page }) => {
        await open(page, results(text))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await expectNoLayoutShift(page)
        await axe(page)
      })
    }
  })
}

test.describe('without JavaScript', () => {
  // Chromium reports every script that it was told not to run as a failed request.
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  test('spec 2.14: results, more of them and another order', async ({ page }) => {
    await page.goto(results('gift'))
    await page.getByRole('button', { name: 'Load More Products' }).click()
    await expect(page).toHaveURL(/searchText=gift.*shown=12/)
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('low')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/searchText=gift.*sortBy=low/)
  })

  test('spec 2.14: filters, a price and Reset keep the text', async ({ page }) => {
    await page.goto(results('ring'))
    await option(page, 'Product Status', 'In Stock').click()
    await expect(page).toHaveURL(`${results('ring')}&status=in-stock`)
    const price = widget(page, 'Price Filter')
    await price.getByLabel('To', { exact: true }).fill('300')
    await price.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/searchText=ring&status=in-stock&minPrice=0&maxPrice=300/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “ring”')
    await page.getByRole('button', { name: 'Reset Filter' }).click()
    await expect(page).toHaveURL(results('ring'))
  })
})

/** The results page (specification, section 2; decisions, section 2; usability 3, 5 and 6). */
import { expect, test } from './fixtures.ts'
import { axe, expectNoLayoutShift, open } from './page-state.ts'
import { sampleProduct } from './sample.ts'

const results = (text: string) => `/pages/search?searchText=${encodeURIComponent(text)}`

for (const [text, id] of [
  ['hedphones', '101'],
  ['snekers', '103'],
  ['perfum', '104'],
  ['14 inch', '111'],
  ['SOL-MOE-GRA', '101'],
] as const) {
  test(`decisions, /pages/search: "${text}" finds what it should first`, async ({ page }) => {
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

test('section 2: a text sent from the header leads here, an empty one does not', async ({ page }) => {
  await open(page, '/shop')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).first()
  await field.press('Enter')
  await expect(page).toHaveURL('/shop')
  await field.fill('ring')
  await field.press('Enter')
  await expect(page).toHaveURL('/pages/search?searchText=ring')
})

test('decisions, /pages/search: 9, then 3 more, and back to the same depth', async ({ page }) => {
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

test('usability 6: narrowed to a category with counts, and out again', async ({ page }) => {
  await open(page, results('gift'))
  const bags = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Bags & Accessories/ })
  const count = Number((await bags.innerText()).replace(/\D+/g, ''))
  await bags.click()
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText(`${count} products match`)
  await expect(page.getByRole('article')).toHaveCount(count)
  await bags.click()
  await expect(page.getByRole('article')).toHaveCount(9)
})

test("decisions, /pages/search: the catalogue's own parameters hold and can be taken off", async ({ page }) => {
  await open(page, `${results('gift')}&status=on-sale&sortBy=low`)
  const sale = page.getByRole('link', { name: /^Remove filter/ })
  await expect(sale).toHaveText(/On sale/)
  await sale.click()
  await expect(page).toHaveURL(`${results('gift')}&sortBy=low`)
})

test('section 2 and usability 60: nothing found has the words of the specification and ways on', async ({ page }) => {
  await open(page, results('zzqqxx'))
  await expect(page.getByText("Sorry! Couldn't find the product you were looking For!!!")).toBeVisible()
  await expect(
    page.getByText('Please check if you have misspelt something or try searching with other words.'),
  ).toBeVisible()
  await axe(page)
  await page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('issue 5: hostile texts give a normal page', () => {
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

  test('section 2: results, more of them and another order', async ({ page }) => {
    await page.goto(results('gift'))
    await page.getByRole('button', { name: 'Load More Products' }).click()
    await expect(page).toHaveURL(/searchText=gift.*shown=12/)
    await expect(page.getByRole('article')).toHaveCount(12)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('low')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/searchText=gift.*sortBy=low/)
  })
})

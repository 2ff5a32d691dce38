/** Filtering the catalogue (spec 2.4, 4.2 and 5.2). */
import {
  cards,
  EMPTY_RESULT,
  expectInQuery,
  expectProducts,
  expectResultLine,
  option,
  pager,
  query,
  widget,
} from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { isSoldOut, SAMPLE } from '../support/sample.ts'

const STATUS = [
  { value: 'on-sale', label: 'On sale', keeps: SAMPLE.filter(({ discount }) => discount > 0) },
  { value: 'in-stock', label: 'In Stock', keeps: SAMPLE.filter((product) => !isSoldOut(product)) },
  { value: 'out-of-stock', label: 'Out of stock', keeps: SAMPLE.filter(isSoldOut) },
]

for (const { value, label, keeps } of STATUS) {
  test(`spec 4.2: status ${value} keeps ${keeps.length} products, shows its count and comes off again`, async ({
    page,
  }) => {
    await open(page, '/shop')
    const link = option(page, 'Product Status', label)
    await expect(link).toContainText(String(keeps.length))
    await link.click()
    await expect(page).toHaveURL(`/shop?status=${value}`)
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expectProducts(page, keeps.slice(0, 9))
    await expectResultLine(page, Math.min(9, keeps.length), keeps.length)
    await link.click()
    await expect(page).toHaveURL('/shop')
    await expectProducts(page, SAMPLE.slice(0, 9))
  })
}

test('spec 4.2: a category and one of its sub-categories narrow the list and merge into the query', async ({
  page,
}) => {
  const shoes = SAMPLE.filter(({ parent }) => parent === 'Shoes')
  await open(page, '/shop?sortBy=low&page=2')
  await option(page, 'Categories', 'Shoes').click()
  await expect(page).toHaveURL(/category=shoes/)
  await expectInQuery(page, { sortBy: 'low', page: null })
  await expect(cards(page)).toHaveCount(shoes.length)
  await option(page, 'Categories', 'Slides').click()
  await expectProducts(
    page,
    shoes.filter(({ children }) => children === 'Slides'),
  )
})

for (const address of [
  'category=bags-accessories',
  'category=Bags%20%26%20Accessories',
  'category=bags--accessories',
  'category=bags-%26-accessories',
  'category=BAGS-ACCESSORIES',
]) {
  test(`spec 5.1: ${address} matches a category with an ampersand`, async ({ page }) => {
    await open(page, `/shop?${address}`)
    const found = SAMPLE.filter(({ parent }) => parent === 'Bags & Accessories')
    await expectProducts(page, found.slice(0, 9))
    await expect(option(page, 'Categories', 'Bags & Accessories')).toHaveAttribute('aria-current', 'true')
  })
}

test('spec 5.1: a sub-category with an ampersand matches', async ({ page }) => {
  await open(page, '/shop?subcategory=hand-body')
  await expectProducts(
    page,
    SAMPLE.filter(({ children }) => children === 'Hand & Body'),
  )
})

test('spec 4.2: a brand of two words filters, and all its products stay', async ({ page }) => {
  await open(page, '/shop')
  await widget(page, 'Popular Brands').getByRole('link', { name: 'Maison Ilva' }).click()
  await expect(page).toHaveURL('/shop?brand=maison-ilva')
  await expectProducts(
    page,
    SAMPLE.filter(({ brand }) => brand.name === 'Maison Ilva'),
  )
})

test.describe('price', () => {
  const between = (low: number, high: number) => SAMPLE.filter(({ price }) => price >= low && price <= high)

  test('spec 4.5: the Filter button applies the two fields to the list price, ends included', async ({ page }) => {
    await open(page, '/shop')
    const price = widget(page, 'Price Filter')
    await price.getByLabel('From').fill('32')
    await price.getByLabel('To').fill('48')
    expect(query(page).size).toBe(0)
    await price.getByRole('button', { name: /^Filter/ }).click()
    await expect(page).toHaveURL(/minPrice=32&maxPrice=48/)
    await expectProducts(page, between(32, 48))
  })

  test('spec 4.5: the slider applies on release of a key, not while it moves', async ({ page }) => {
    await open(page, '/shop')
    const lowest = widget(page, 'Price Filter').getByRole('slider', { name: 'Lowest price' })
    await lowest.focus()
    await page.keyboard.down('ArrowRight')
    expect(query(page).size).toBe(0)
    await page.keyboard.up('ArrowRight')
    await expect(page).toHaveURL(/minPrice=/)
  })

  test('spec 5.6: the slider runs from 0 to the highest price, rounded up', async ({ page }) => {
    await open(page, '/shop')
    const highest = widget(page, 'Price Filter').getByRole('slider', { name: 'Highest price' })
    await expect(highest).toHaveValue(String(Math.ceil(Math.max(...SAMPLE.map(({ price }) => price)))))
  })

  for (const [address, keeps] of [
    ['minPrice=500', between(500, Infinity)],
    ['maxPrice=40', between(0, 40)],
    ['minPrice=48&maxPrice=32', between(32, 48)],
    ['minPrice=-5&maxPrice=40', between(0, 40)],
    ['minPrice=abc&maxPrice=', SAMPLE],
    ['minPrice=NaN&maxPrice=1e999', SAMPLE],
  ] as const) {
    test(`spec 5.2: ${address} works sensibly`, async ({ page }) => {
      await open(page, `/shop?${address}`)
      await expectProducts(page, keeps.slice(0, 9))
    })
  }
})

test('spec 4.2: chips take filters off one by one, Reset Filter all of them', async ({ page }) => {
  await open(page, '/shop?category=headphones&brand=solvane&status=on-sale&maxPrice=400')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(4)
  await chips.getByRole('link', { name: /Headphones/ }).click()
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(3)
  await expectInQuery(page, { category: null, brand: 'solvane' })
  await page.getByRole('button', { name: 'Reset Filter' }).click()
  await expect(page).toHaveURL('/shop')
  await expectProducts(page, SAMPLE.slice(0, 9))
})

test('spec 4.3: on-sale as sort and as status are the same filter', async ({ page }) => {
  await open(page, '/shop?sortBy=on-sale&status=on-sale')
  await expectResultLine(page, 9, SAMPLE.filter(({ discount }) => discount > 0).length)
})

for (const address of ['brand=nobody', 'category=nothing', 'subcategory=nothing', 'minPrice=99999']) {
  test(`spec 2.4: ${address} shows the empty result`, async ({ page }) => {
    const response = await open(page, `/shop?${address}`)
    expect(response.status()).toBe(200)
    await expect(page.getByRole('heading', { name: EMPTY_RESULT })).toBeVisible()
    const hint = 'Please check if you have misspelt something or try searching with other words.'
    await expect(page.getByText(hint, { exact: true })).toBeVisible()
    await expect(page.getByText(/^Showing/)).toHaveCount(0)
    await expect(pager(page)).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL('/shop')
    await expect(cards(page)).toHaveCount(9)
  })
}

for (const address of ['sortBy=cheapest', 'status=gone', 'page=x&sortBy=&status=', 'view=tiles', '__proto__=1']) {
  test(`spec 5.2: ${address} is ignored`, async ({ page }) => {
    await open(page, `/shop?${address}`)
    await expectProducts(page, SAMPLE.slice(0, 9))
    await expectResultLine(page, 9, SAMPLE.length)
  })
}

test('spec 4.2: Back takes one filter after the other off', async ({ page }) => {
  await open(page, '/shop')
  await option(page, 'Product Status', 'On sale').click()
  await option(page, 'Categories', 'Headphones').click()
  await expect(page).toHaveURL(/category=headphones/)
  const headphones = SAMPLE.filter(({ parent, discount }) => parent === 'Headphones' && discount > 0)
  await expectProducts(page, headphones)
  await page.goBack()
  await expectProducts(page, SAMPLE.filter(({ discount }) => discount > 0).slice(0, 9))
  await page.goBack()
  await expectProducts(page, SAMPLE.slice(0, 9))
  await page.goForward()
  await expect(page).toHaveURL('/shop?status=on-sale')
})

test('an empty result shows goods that can be had below its words', async ({ page }) => {
  await open(page, '/shop?brand=nobody')
  const shelf = page.getByRole('region', { name: 'Worth a look' })
  await expect(shelf.getByRole('heading', { level: 2, name: 'Worth a look' })).toBeVisible()
  await expect(shelf.getByRole('article')).not.toHaveCount(0)
  await expect(shelf.getByText('Out of stock')).toHaveCount(0)
  await shelf.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/shop-details/)
})

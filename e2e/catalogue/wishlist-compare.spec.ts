/** The wishlist and compare pages (spec 2.9, 2.10, 4.10, 8.1 and 9.7; usability 36). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { keep, kept, stored } from '../support/stored.ts'

const WISHLIST = '/shop/wishlist'
const COMPARE = '/shop/compare'
const headphones = sampleProduct('101')
const studio = sampleProduct('143')
const watch = sampleProduct('105')
const necklace = sampleProduct('106')

function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
}

function wish(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
}

test.describe('spec 2.9 and 2.10: empty lists', () => {
  for (const [address, text] of [
    [WISHLIST, 'No Wishlist Items Found'],
    [COMPARE, 'No Compare Items Found'],
  ] as const) {
    test(`${address} says ${text} and leads back to the shop`, async ({ page }) => {
      await open(page, address)
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click()
      await expect(page).toHaveURL('/shop')
    })
  }
})

test.describe('wishlist', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { wishlist_products: [kept('105'), kept('106'), kept('101')] })
  })

  test('spec 2.9 and 4.10: title, price, availability, Add To Cart that becomes View Cart, Go To Cart', async ({
    page,
  }) => {
    await open(page, WISHLIST)
    await expect(wish(page, watch.title).getByRole('link', { name: watch.title })).toHaveAttribute(
      'href',
      '/shop/shop-details/105',
    )
    await expect(wish(page, watch.title)).toContainText('$349.00')
    await expect(wish(page, watch.title)).toContainText('Only 3 left')
    await expect(wish(page, necklace.title).getByRole('button', { name: 'Out of stock' })).toBeDisabled()
    await wish(page, watch.title)
      .getByRole('button', { name: /^Add To Cart/ })
      .click()
    await expect(page.getByText(`${watch.title} added to cart`, { exact: true })).toBeVisible()
    await expect(wish(page, watch.title).getByRole('link', { name: /^View Cart/ })).toHaveAttribute(
      'href',
      '/shop/cart',
    )
    await page.getByRole('link', { name: 'Go To Cart' }).click()
    await expect(page).toHaveURL('/shop/cart')
  })

  test('spec 8.2; usability 31: Remove is said and can be undone in place', async ({ page }) => {
    await open(page, WISHLIST)
    await wish(page, necklace.title)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByText(`${necklace.title} remove to wishlist`, { exact: true })).toBeVisible()
    await page
      .getByRole('table')
      .getByRole('button', { name: `Undo removing ${necklace.title}` })
      .click()
    await expect
      .poll(async () => (await stored(page, 'wishlist_products')).map(({ id }) => id))
      .toEqual(['105', '106', '101'])
  })
})

test.describe('compare', () => {
  test.beforeEach(async ({ page }) => {
    await keep(page, { compare_products: [kept('101'), kept('143'), kept('127')] })
  })

  test('spec 2.10: the rows of the table, old and discounted price, five stars', async ({ page }) => {
    await open(page, COMPARE)
    for (const name of ['Product', 'Description', 'Price', 'Add to cart', 'Rating', 'Remove']) {
      await expect(row(page, name)).toHaveCount(1)
    }
    await expect(row(page, 'Price')).toContainText('$279.65')
    await expect(row(page, 'Price')).toContainText('$329.00')
    await expect(row(page, 'Rating')).toContainText('of 5 stars')
  })

  test('spec 9.7: the first 150 characters of the description, then an ellipsis', async ({ page }) => {
    await open(page, COMPARE)
    const cell = row(page, 'Description').getByRole('cell').first()
    await expect.poll(() => cell.textContent()).toBe(`${Array.from(headphones.description).slice(0, 150).join('')}…`)
  })

  test('usability 36: attributes stand in rows, what is missing is said, Differences only hides what is equal', async ({
    page,
  }) => {
    await open(page, COMPARE)
    await expect(row(page, 'Weight').getByRole('cell').first()).toHaveText('258 g')
    await expect(row(page, 'Cable length').getByRole('cell').first()).toHaveText('Not stated')
    await row(page, 'Remove')
      .getByRole('button', { name: `Remove ${sampleProduct('127').title}` })
      .click()
    await expect(row(page, 'Availability')).toContainText('In stock')
    await page.getByRole('switch', { name: 'Differences only' }).check()
    await expect(row(page, 'Availability')).toHaveCount(0)
    await expect(row(page, 'Weight')).toHaveCount(1)
    await expect(row(page, 'Price')).toHaveCount(1)
  })

  test('spec 8.2: Remove is said; Undo brings the product back to its column', async ({ page }) => {
    await open(page, COMPARE)
    await row(page, 'Remove')
      .getByRole('button', { name: `Remove ${studio.title}` })
      .click()
    await expect(page.getByText(`${studio.title} remove to compare`, { exact: true })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: `Undo removing ${studio.title}` })
      .click()
    await expect
      .poll(async () => (await stored(page, 'compare_products')).map(({ id }) => id))
      .toEqual(['101', '143', '127'])
  })

  test('usability 36: the compact head comes into view below the header, the labels stay beside the products', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, COMPARE)
    await row(page, 'Remove').scrollIntoViewIfNeeded()
    const table = page.getByRole('region', { name: 'Comparison' })
    await table.evaluate((element) => element.scrollTo({ left: 200 }))
    const label = await row(page, 'Weight').getByRole('rowheader').boundingBox()
    expect(label?.x).toBeCloseTo(0, 0)
    const heads = page.locator('[aria-hidden=true]', { hasText: headphones.title }).getByText(headphones.title)
    await expect(heads.first()).toBeVisible()
  })

  test('the free place invites to another of the same kind', async ({ page }) => {
    await open(page, COMPARE)
    await expect(page.getByRole('link', { name: 'Add another from Headphones' })).toHaveAttribute(
      'href',
      '/shop?category=headphones',
    )
  })
})

test.describe('a shared comparison', () => {
  test('shows the products of the address and leaves the own list alone until it is taken over', async ({ page }) => {
    await keep(page, { compare_products: [kept('105')] })
    await open(page, `${COMPARE}?ids=101,143,nothing`)
    await expect(row(page, 'Product').getByRole('columnheader')).toHaveCount(2)
    expect((await stored(page, 'compare_products')).map(({ id }) => id)).toEqual(['105'])
    await page.getByRole('button', { name: 'Add to my compare list' }).click()
    await expect(page).toHaveURL(COMPARE)
    await expect(row(page, 'Product').getByRole('columnheader')).toHaveCount(3)
    expect((await stored(page, 'compare_products')).map(({ id }) => id)).toEqual(['105', '101', '143'])
  })

  test('usability 60: a list of which nothing is left leads on', async ({ page }) => {
    const answer = await open(page, `${COMPARE}?ids=nothing`)
    expect(answer.status()).toBe(200)
    await expect(page.getByText('None of the products of this shared list')).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\//] } })

    test('is rendered by the server', async ({ page }) => {
      await page.goto(`${COMPARE}?ids=101,143`)
      await expect(row(page, 'Price')).toContainText('$279.65')
      await expect(row(page, 'Weight')).toContainText('258 g')
    })
  })
})

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const address of [WISHLIST, COMPARE, `${COMPARE}?ids=101,143`]) {
      test(`${address} filled: accessible, one h1, no layout shift, nothing beyond the edge`, async ({ page }) => {
        const products = [kept('101'), kept('143'), kept('105'), kept('106'), kept('120')]
        await keep(page, { wishlist_products: products, compare_products: products })
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectNoLayoutShift(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await axe(page)
      })
    }
  })
}

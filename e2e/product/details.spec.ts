/** The product page at /shop/shop-details/{id} (spec 2.3, 4.1, 4.7, 4.8, 5.5, 8.1 and 9.2). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { SAMPLE, sampleProduct } from '../support/sample.ts'

const headphones = sampleProduct('101')
const ADDRESS = '/shop/shop-details/101'

function main(page: Page): Locator {
  return page.getByRole('main')
}

/** The first Add To Cart of the page is the product's own; related cards come below. */
function addToCart(page: Page): Locator {
  return main(page)
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
}

test('spec 2.6: the breadcrumb reads Home, parent, sub-category, title and leads back', async ({ page }) => {
  await open(page, ADDRESS)
  const crumbs = page.getByRole('navigation', { name: /breadcrumb/i })
  await expect(crumbs.getByRole('listitem')).toHaveText(
    ['Home', 'Headphones', 'Over-Ear', headphones.title].map((text) => new RegExp(`^\\W*${text}\\W*$`)),
  )
  await crumbs.getByRole('link', { name: 'Headphones' }).click()
  await expect(page).toHaveURL('/shop?category=headphones')
})

test('spec 2.6 and 9.2: title, status, prices and badge', async ({ page }) => {
  await open(page, ADDRESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headphones.title)
  await expect(page).toHaveTitle(new RegExp(headphones.title))
  await expect(main(page).getByText('$279.65').first()).toBeVisible()
  await expect(main(page).getByText('$329.00').first()).toBeVisible()
  await expect(main(page).getByText('In stock', { exact: false }).first()).toBeVisible()
})

test('spec 2.6: the description is cut at 100 characters with See more and See less', async ({ page }) => {
  await open(page, ADDRESS)
  const preview = Array.from(headphones.description).slice(0, 100).join('').trim()
  const tail = headphones.description.slice(-30)
  await expect(main(page).getByText(preview).first()).toBeVisible()
  const panel = main(page).locator('p', { has: page.getByRole('button', { name: 'See more' }) })
  await expect(panel).not.toContainText(tail)
  await page.getByRole('button', { name: 'See more' }).click()
  await expect(main(page).getByText(tail).first()).toBeVisible()
  await page.getByRole('button', { name: 'See less' }).click()
  await expect(page.getByRole('button', { name: 'See more' })).toBeVisible()
})

test('spec 4.8: the pending quantity starts at 1, has no upper limit, never falls below 1', async ({ page }) => {
  await open(page, ADDRESS)
  const increase = main(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
  const decrease = main(page)
    .getByRole('button', { name: /^Decrease quantity/ })
    .first()
  await expect(decrease).toBeDisabled()
  for (let press = 0; press < headphones.quantity; press += 1) await increase.click()
  await addToCart(page).click()
  // 43 of 42: the stock rule refuses, with the specification's words, and the quantity goes back to 1.
  await expect(page.getByText('No more quantity available for this product!', { exact: true })).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('cart_products') ?? '[]')).toBe('[]')
  await addToCart(page).click()
  await expect(page.getByText(`${headphones.title} added to cart`, { exact: true })).toHaveCount(1)
})

test('spec 4.8 and 8.1: a first add creates the line with the chosen quantity; more adds up', async ({ page }) => {
  await open(page, ADDRESS)
  await main(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await addToCart(page).click()
  await expect(page.getByText(`2 ${headphones.title} added to cart`, { exact: true })).toHaveCount(1)
  await addToCart(page).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart_products') ?? ''))
    .toMatch(/"orderQuantity":(3|4)/)
})

for (const id of ['106', '127']) {
  test(`spec 4.1: product ${id} is out of stock: its page offers nothing that would be refused`, async ({ page }) => {
    const { title } = sampleProduct(id)
    await open(page, `/shop/shop-details/${id}`)
    const panel = main(page).locator('.purchase-panel')
    await expect(panel.getByText('Out of stock', { exact: true })).toBeVisible()
    await expect(panel.getByRole('button', { name: /^(?:Add To Cart|Buy Now)$/ })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: `Add To Cart ${title}` })).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: /^(?:Increase|Decrease) quantity/ })).toHaveCount(0)
    await panel.getByRole('button', { name: `Add to Wishlist ${title}` }).click()
    await expect(page.getByText(`${title} added to wishlist`, { exact: true })).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('cart_products') ?? '[]')).toBe('[]')
  })
}

test('spec 2.6: opening starts on the main picture; a thumbnail becomes the active one', async ({ page }) => {
  await open(page, ADDRESS)
  const thumbnails = main(page).getByRole('list', { name: 'Thumbnails' }).getByRole('button')
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnails.nth(0).locator('img')).toHaveAttribute('src', /graphite-main/)
  await thumbnails.nth(1).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'false')
})

test('spec 2.7: Additional information is the default tab; the marker follows the choice', async ({ page }) => {
  await open(page, ADDRESS)
  const tabs = main(page).getByRole('tab')
  await expect(tabs).toHaveText([/^Description/, /^Additional information/, /^Reviews/])
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await tabs.nth(2).click()
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false')
  await expect(main(page).getByRole('tabpanel')).toContainText('4.5')
})

test('spec 5.5: the review form names what is missing, and a valid one says so and resets', async ({ page }) => {
  const asked: string[] = []
  await open(page, ADDRESS)
  await main(page)
    .getByRole('tab', { name: /^Reviews/ })
    .click()
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url())
  })
  await main(page)
    .getByRole('button', { name: /^Submit/ })
    .click()
  for (const text of ['Review is required', 'Name is required', 'Email is required']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  }
  await main(page)
    .getByLabel(/^Your Name/)
    .fill('Ada L.')
  await main(page)
    .getByLabel(/^Your Review/)
    .fill('Light, and quiet where it should be.')
  await main(page)
    .getByLabel(/^Your Email/)
    .fill('ada@')
  await main(page)
    .getByRole('button', { name: /^Submit/ })
    .click()
  await expect(main(page).getByText('Email must be a valid e-mail address', { exact: true })).toBeVisible()
  await main(page)
    .getByLabel(/^Your Email/)
    .fill('ada@example.com')
  await main(page)
    .getByRole('button', { name: /^Submit/ })
    .click()
  await expect(page.getByText('Message sent successfully', { exact: true })).toHaveCount(1)
  await expect(main(page).getByLabel(/^Your Name/)).toHaveValue('')
  expect(asked).toEqual([])
})

test('spec 2.6 and 7.6: related products are of the same category, without the product itself', async ({ page }) => {
  await open(page, ADDRESS)
  const heading = page.getByRole('heading', { name: 'Related Products' })
  const related = main(page).locator('section', { has: heading }).getByRole('article')
  const expected = SAMPLE.filter(({ parent, id }) => parent === 'Headphones' && id !== '101')
  await expect(related.getByRole('heading')).toHaveText(expected.map(({ title }) => title))
})

test.describe('unknown products', () => {
  test.use({ expected: { addresses: [/\/404$/] } })

  test('spec 2.1: an unknown id leads to /404, which answers 404 with the words of spec 2.1', async ({ page }) => {
    const response = await open(page, '/shop/shop-details/no-such-product')
    expect(response.status()).toBe(404)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    const text = "Whoops, this is embarassing. Looks like the page you were looking for wasn't found."
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home/electronic')
  })
})

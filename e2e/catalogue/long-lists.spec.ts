/** Lists that stay usable with 500 brands and 200 categories, and titles that no layout may break on. */
import type { Page } from '@playwright/test'
import { widget } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { LONG_LISTS, TITLES } from '../support/long-lists.ts'
import { axe, open, ready } from '../support/page-state.ts'
import { keep } from '../support/stored.ts'

test.use({ catalogue: LONG_LISTS })

/** Parts of the page whose text stands beyond its right edge, outside of what scrolls by itself. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
    const found = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > edge && !scrolls(element),
    )
    return found.map((element) => element.outerHTML.slice(0, 120))
  })
}

async function expectNothingBeyond(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await beyondTheEdge(page)).toEqual([])
}

const PAGES = [
  '/home/main',
  '/home/electronic',
  '/shop',
  '/shop?type=fashion',
  '/shop/shop-list',
  '/shop/shop-category',
  '/shop/shop-details/1',
  '/shop/shop-details/2',
  '/shop/shop-details/3',
  '/shop/shop-details-gallery',
  '/shop/cart',
  '/shop/wishlist',
  '/shop/compare',
  '/pages/checkout',
  '/screens/categories',
  '/screens/brands',
  '/screens/catalogues',
  '/screens/products',
  '/screens/aboutUs',
  '/pages/search?searchText=thing',
  `/pages/search?searchText=${TITLES.unbroken}`,
]

for (const width of [390, 768, 1280]) {
  test(`no title, name or price breaks a page at ${width} px`, async ({ page, request }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    const extreme = await request.get(`/api/product?filter=${JSON.stringify({ ids: ['1', '2', '3', '4'] })}`)
    const products = (await extreme.json()) as Record<string, unknown>[]
    expect(products).toHaveLength(4)
    await keep(page, {
      cart_products: products.map((product) => ({ ...product, orderQuantity: 2 })),
      wishlist_products: products,
      compare_products: products,
    })
    for (const address of PAGES) {
      await test.step(address, async () => {
        await open(page, address)
        await expectNothingBeyond(page)
      })
    }
  })
}

for (const address of [
  '/shop',
  '/shop?type=fashion&brand=brand-010',
  '/screens/brands',
  '/screens/categories',
  '/shop/shop-details/3',
]) {
  test(`${address} is accessible`, async ({ page }) => {
    // A thousand links take their time to be judged.
    test.setTimeout(120_000)
    await open(page, address)
    await axe(page)
  })
}

test('a toast and the suggestions hold an unbroken title', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop')
  await page.getByRole('button', { name: `Add To Cart ${TITLES.unbroken}` }).click()
  const sizes = page.getByRole('dialog', { name: /^Choose a size/ })
  await expect(sizes.getByRole('button', { name: 'XS' })).toBeVisible()
  expect(await sizes.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  await sizes.getByRole('button', { name: 'XS' }).click()
  const toast = page.getByText(`${TITLES.unbroken} added to cart`)
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box && box.x + box.width).toBeLessThan(390)
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search products' }).last().fill(TITLES.unbroken.slice(0, 5))
  const options = page.getByRole('option').filter({ hasText: TITLES.unbroken })
  await expect(options).toHaveCount(2)
  for (const option of await options.all()) {
    const row = await option.boundingBox()
    expect(row && row.x + row.width).toBeLessThanOrEqual(390)
  }
})

test('titles keep their own direction', async ({ page }) => {
  await open(page, '/shop/shop-details/3')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(TITLES.rightToLeft)
  expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl')
})

test('usability 12: of many colours ten are swatches, and all of them stand in a list that can be searched', async ({
  page,
}) => {
  await open(page, '/shop')
  const colors = widget(page, 'Colour')
  await expect(colors.getByRole('link')).toHaveCount(10)
  await expect(colors.getByRole('searchbox')).toHaveCount(0)
  await colors.getByRole('button', { name: 'Show all 40' }).click()
  await expect(colors.getByRole('link')).toHaveCount(40)
  await colors.getByRole('searchbox', { name: 'Search 40 colours' }).fill('shade 03')
  await expect(colors.getByRole('link')).toHaveCount(11)
  await expect(colors.getByRole('status')).toHaveText('11 found')
  await colors.getByRole('searchbox').fill('nothing like it')
  await expect(colors.getByRole('status')).toHaveText('None of the colours is called that.')
  await colors.getByRole('searchbox').fill('')
  await colors.getByRole('button', { name: 'Show fewer' }).click()
  await expect(colors.getByRole('link')).toHaveCount(10)
})

test('usability 12: a long list shows nine, and is searched before it is opened', async ({ page }) => {
  await open(page, '/shop')
  const brands = widget(page, 'Popular Brands')
  await expect(brands.getByRole('checkbox')).toHaveCount(9)
  await brands.getByRole('searchbox', { name: /^Search \d+ brands$/ }).fill('brand 321')
  await expect(brands.getByRole('status')).toHaveText('1 found')
  await expect(brands.getByRole('checkbox')).toHaveCount(1)
  await expect(brands.getByRole('checkbox', { name: 'Brand 321' })).toBeVisible()
})

test('usability 12: what is typed before the list is awake counts', async ({ page }) => {
  const answer = await holdAnswers(page, /\/long-list-.*\.js$/)
  await page.goto('/shop')
  const brands = widget(page, 'Popular Brands')
  await brands.getByRole('searchbox').fill('brand 321')
  answer()
  await ready(page)
  await expect(brands.getByRole('checkbox')).toHaveCount(1)
  await expect(brands.getByRole('checkbox', { name: 'Brand 321' })).toBeVisible()
})

test('spec 4.2: among 500 brands several can be chosen, and the chosen ones stay on top', async ({ page }) => {
  await open(page, '/shop')
  const brands = widget(page, 'Popular Brands')
  for (const name of ['Brand 321', 'Brand 123']) {
    await brands.getByRole('searchbox').fill(name)
    await brands.getByRole('checkbox', { name }).click()
    await expect(brands.getByRole('checkbox', { name })).toBeChecked()
    await expect(page).toHaveURL(new RegExp(name.toLowerCase().replace(' ', '-')))
  }
  await brands.getByRole('searchbox').fill('')
  await expect(brands.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(brands.getByRole('checkbox').nth(1)).toBeChecked()
  await expect(page.getByText(/of 4 results/)).toBeVisible()
})

test('categories are a tree that opens by key and leads from type to sub-category', async ({ page }) => {
  await open(page, '/shop')
  const tree = widget(page, 'Categories')
  await expect(tree.getByRole('link')).toHaveCount(4)
  await tree.getByRole('button', { name: 'Categories of Beauty' }).focus()
  await page.keyboard.press('Enter')
  await expect(tree.getByRole('button', { name: 'Categories of Beauty' })).toHaveAttribute('aria-expanded', 'true')
  await tree.getByRole('link', { name: 'Category 003' }).click()
  await expect(page).toHaveURL('/shop?type=beauty&category=category-003')
  await expect(tree.getByRole('link', { name: 'Category 003' })).toHaveAttribute('aria-current', 'true')
  await tree.getByRole('link', { name: 'Part 002' }).click()
  await expect(page).toHaveURL(/subcategory=part-002/)
  await expect(page.getByText(/of 1 results/)).toBeVisible()
})

test('the server finds options where the browser has no copy of the catalogue, and says what it does not know', async ({
  request,
}) => {
  const found = await request.get('/shop/options?facet=brand&find=BRAND%20%20044&type=fashion')
  expect(await found.json()).toEqual({ options: [], total: 0 })
  const other = await request.get('/shop/options?facet=category&find=category%20042&type=fashion')
  expect(await other.json()).toMatchObject({ options: [{ value: 'category-042', count: 5, active: false }], total: 1 })
  const wrong = await request.get('/shop/options?facet=__proto__')
  expect(wrong.status()).toBe(400)
  expect(await wrong.json()).toMatchObject({ message: expect.stringContaining('got "__proto__"') })
})

test('menus are bounded, with a way to all', async ({ page }) => {
  await open(page, '/shop')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).hover()
  const all = page.getByRole('link', { name: /^All 50 categories/ }).first()
  await expect(all).toBeVisible()
  await expectNothingBeyond(page)
  await all.click()
  await expect(page).toHaveURL('/screens/categories#electronics')
  const electronics = page.getByRole('region', { name: 'Electronics' })
  await expect(electronics.getByRole('heading', { level: 3 })).toHaveCount(15)
  await electronics.getByText('35 more categories').click()
  await expect(electronics.getByRole('link', { name: /^Category 197/ })).toBeVisible()
})

test('brands of a home are bounded, with a way to all', async ({ page }) => {
  await open(page, '/home/main')
  await page.locator('#makers').getByRole('link', { name: 'All 501 brands' }).click()
  await expect(page).toHaveURL('/screens/brands')
  await page.getByRole('link', { name: /^Brand 400/ }).click()
  await expect(page).toHaveURL('/shop?brand=brand-400')
  await expect(page.getByText(/of 2 results/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  test('types, categories and brands are links, and both lists have a page', async ({ page }) => {
    await page.goto('/shop')
    const tree = widget(page, 'Categories')
    await tree.getByRole('link', { name: 'Fashion' }).click()
    await expect(page).toHaveURL('/shop?type=fashion')
    await tree.getByRole('link', { name: 'Category 006' }).click()
    await expect(page).toHaveURL('/shop?type=fashion&category=category-006')
    await expect(tree.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/screens/categories')
    await widget(page, 'Popular Brands').getByRole('link', { name: 'All brands' }).click()
    await expect(page).toHaveURL('/screens/brands')
  })
})

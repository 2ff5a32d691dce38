/** The catalogue grid at /shop: list, sorting, paging, views, cards (spec 2.4, 4.2, 8.1 and 9.5). */
import {
  card,
  cards,
  expectInQuery,
  expectProducts,
  expectResultLine,
  option,
  pager,
  products,
  sortSelect,
  widget,
} from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { open } from '../support/page-state.ts'
import { isSoldOut, SAMPLE, sampleProduct } from '../support/sample.ts'

test.describe('list', () => {
  test('spec 2.2: /shop is titled Shop Page and shows 9 products of the catalogue, by id', async ({ page }) => {
    await open(page, '/shop')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Page')
    await expect(page).toHaveTitle(/Shop Page/)
    await expectProducts(page, SAMPLE.slice(0, 9))
    await expectResultLine(page, 9, SAMPLE.length)
  })

  test('spec 2.4: the sidebar has the five widgets in their order and Reset Filter', async ({ page }) => {
    await open(page, '/shop')
    const names = ['Price Filter', 'Product Status', 'Categories', 'Top Rated Products', 'Popular Brands']
    for (const name of names) await expect(widget(page, name)).toBeVisible()
    const tops = await Promise.all(names.map(async (name) => (await widget(page, name).boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(page.getByRole('button', { name: 'Reset Filter' })).toBeVisible()
  })

  test('spec 2.4 and 9.6: Popular Brands shows 8 brands, Top Rated Products 4 products', async ({ page }) => {
    await open(page, '/shop')
    await expect(widget(page, 'Popular Brands').getByRole('link')).toHaveCount(8)
    await expect(widget(page, 'Top Rated Products').getByRole('link')).toHaveCount(4)
  })

  test('spec 2.5: the list view shows the first 100 characters and an ellipsis; the view stays in the address', async ({
    page,
  }) => {
    await open(page, '/shop')
    const views = page.getByRole('navigation', { name: 'View' })
    await views.getByRole('link', { name: 'List' }).click()
    await expect(page).toHaveURL(/view=list/)
    const first = sampleProduct('101')
    const preview = Array.from(first.description).slice(0, 100).join('')
    await expect(card(page, first.title)).toContainText(`${preview}…`)
    await views.getByRole('link', { name: 'Grid' }).click()
    await expect(card(page, first.title)).not.toContainText(preview)
  })
})

test.describe('sorting', () => {
  test('spec 4.3: each of the four orders merges sortBy into the query', async ({ page }) => {
    await open(page, '/shop')
    await sortSelect(page).selectOption('low')
    await expect(page).toHaveURL(/sortBy=low/)
    await expectProducts(page, SAMPLE.toSorted((a, b) => a.price - b.price || Number(a.id) - Number(b.id)).slice(0, 9))
    await sortSelect(page).selectOption('high')
    await expectProducts(page, SAMPLE.toSorted((a, b) => b.price - a.price || Number(a.id) - Number(b.id)).slice(0, 9))
    await sortSelect(page).selectOption('on-sale')
    const onSale = SAMPLE.filter(({ discount }) => discount > 0)
    await expectProducts(page, onSale.slice(0, 9))
    await expectResultLine(page, 9, onSale.length)
    await sortSelect(page).selectOption('asc')
    await expectProducts(page, SAMPLE.slice(0, 9))
  })

  test('spec 2.16: the dropdown has the words of the specification', async ({ page }) => {
    await open(page, '/shop')
    const words = await sortSelect(page).getByRole('option').allTextContents()
    expect(words.slice(0, 4)).toEqual(['Default Sorting', 'Low to Hight', 'High to Low', 'On Sale'])
  })

  test('spec 4.4 and 4.6: a new sort starts again at page 1 and scrolls to the products less 120 px', async ({
    page,
  }) => {
    await open(page, '/shop?page=3')
    await sortSelect(page).selectOption('high')
    await expect(page).toHaveURL(/sortBy=high/)
    await expectInQuery(page, { page: null })
    await expect.poll(async () => Math.round((await products(page).boundingBox())?.y ?? 0)).toBe(120)
  })
})

test.describe('paging', () => {
  const last = Math.ceil(SAMPLE.length / 9)

  test('spec 9.5: up to five pages are all numbered; Previous is off on the first, Next on the last', async ({
    page,
  }) => {
    await open(page, '/shop')
    for (let number = 1; number <= last; number += 1) {
      await expect(pager(page).getByRole('link', { name: `Page ${number}`, exact: true })).toBeVisible()
    }
    await expect(pager(page).getByRole('link', { name: /^Previous/ })).toHaveAttribute('aria-disabled', 'true')
    await pager(page).getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL(/page=2/)
    await expectProducts(page, SAMPLE.slice(9, 18))
    await open(page, `/shop?page=${last}`)
    await expectProducts(page, SAMPLE.slice((last - 1) * 9))
    await expectResultLine(page, SAMPLE.length - (last - 1) * 9, SAMPLE.length)
    await expect(pager(page).getByRole('link', { name: /^Next/ })).toHaveAttribute('aria-disabled', 'true')
  })

  test('spec 4.4 and 4.6: a change of page keeps filters and sort, and Back returns to where one was', async ({
    page,
  }) => {
    await open(page, '/shop?status=in-stock&sortBy=low')
    await pager(page).getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL(/page=2/)
    await expectInQuery(page, { status: 'in-stock', sortBy: 'low' })
    const second = await cards(page).getByRole('heading').allTextContents()
    await page.goBack()
    await expect(cards(page).getByRole('heading')).not.toHaveText(second)
    await expectInQuery(page, { page: null })
  })

  for (const value of ['0', '-3', '99', 'abc', '1e9', '%00']) {
    test(`spec 4.4: page=${value} shows a page that exists`, async ({ page }) => {
      await open(page, `/shop?page=${value}`)
      await expect(cards(page).first()).toBeVisible()
    })
  }
})

/** The tab's icon is asked for whenever the browser likes. */
const PICTURES = new Set(['image', 'other'])

test.describe('cards', () => {
  const first = sampleProduct('101')

  test('spec 9.2: a discount shows old price, new price and badge; without one the plain price', async ({ page }) => {
    await open(page, '/shop')
    await expect(card(page, first.title)).toContainText('$279.65')
    await expect(card(page, first.title)).toContainText('$329.00')
    await expect(card(page, first.title)).toContainText(/−15\s%/)
    const plain = card(page, 'Fieldway Roll-Top Backpack')
    await expect(plain).toContainText('$189.00')
    await expect(plain).not.toContainText('%')
  })

  test('spec 4.8: Add To Cart turns into View Cart, says so and counts', async ({ page }) => {
    await open(page, '/shop')
    await card(page, first.title)
      .getByRole('button', { name: /^Add To Cart/ })
      .click()
    await expect(page.getByText(`${first.title} added to cart`, { exact: true })).toHaveCount(1)
    const viewCart = card(page, first.title).getByRole('link', { name: /^View Cart/ })
    await expect(viewCart).toHaveAttribute('href', '/shop/cart')
    await page.reload()
    await expect(viewCart).toBeVisible()
    const stored: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('cart_products') ?? 'null'))
    expect(stored).toMatchObject([{ id: first.id, orderQuantity: 1 }])
  })

  test('spec 4.10 and 8.1: wishlist and compare toggle, with their messages and an active state', async ({ page }) => {
    await open(page, '/shop')
    for (const [name, list] of [
      ['Add to Wishlist', 'wishlist'],
      ['Add to Compare', 'compare'],
    ] as const) {
      const button = card(page, first.title).getByRole('button', { name: new RegExp(`^${name}`) })
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await card(page, first.title).hover()
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText(`${first.title} added to ${list}`, { exact: true })).toHaveCount(1)
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByText(`${first.title} remove to ${list}`, { exact: true })).toHaveCount(1)
    }
  })

  test('spec 4.1: what is out of stock has a badge and cannot be added', async ({ page }) => {
    const soldOut = SAMPLE.filter(isSoldOut)
    await open(page, '/shop?status=out-of-stock')
    await expectProducts(page, soldOut)
    for (const { title } of soldOut) {
      await expect(card(page, title).getByText('Out of stock').first()).toBeVisible()
      await expect(card(page, title).getByRole('button', { name: /^Add To Cart/ })).toHaveCount(0)
    }
  })

  test('spec 2.5: image and title link to the product; Back returns to the same list', async ({ page }) => {
    await open(page, '/shop?sortBy=low')
    const cheapest = SAMPLE.toSorted((a, b) => a.price - b.price)[0]
    if (cheapest === undefined) throw new Error('The sample is empty.')
    await card(page, cheapest.title).getByRole('link', { name: cheapest.title }).click()
    await expect(page).toHaveURL(`/shop/shop-details/${cheapest.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cheapest.title)
    await page.goBack()
    await expect(page).toHaveURL('/shop?sortBy=low')
    await expect(cards(page)).toHaveCount(9)
  })

  test('spec 4.2: a filter click asks the server for nothing', async ({ page }) => {
    // What is made ready for the next page is no part of a click, and may come at any time; with Save-Data nothing is.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await open(page, '/shop')
    // The first sign of a hand brings the code of movements, once.
    const movements = page.waitForResponse(/\/assets\/motion-/)
    await page.mouse.move(400, 300)
    await page.mouse.move(410, 310)
    await movements
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      if (!PICTURES.has(request.resourceType())) asked.push(request.url())
    })
    await option(page, 'Product Status', 'On sale').click()
    await expectProducts(page, SAMPLE.filter(({ discount }) => discount > 0).slice(0, 9))
    expect(asked).toEqual([])
  })
})

test('usability 53: a page that is long in coming is announced by a line, a quick one is not', async ({ page }) => {
  await open(page, '/shop')
  const line = page.locator('.page-progress')
  const answer = await holdAnswers(page, /portfolio\.data/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click()
  await expect(line).toHaveCount(1)
  await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(10)
  answer()
  await expect(page).toHaveURL('/screens/portfolio')
  await expect(line).toHaveCount(0)
})

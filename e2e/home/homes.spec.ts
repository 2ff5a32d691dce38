/** The five homes (spec 1.1, 2.12, 4.14 and 9.2). */
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { SAMPLE } from '../support/sample.ts'

const HOMES = [
  { path: 'main', type: null, own: 'Four shops under one roof' },
  { path: 'electronic', type: 'electronics', own: 'Meridian Over-Ear Headphones, in numbers' },
  { path: 'fashion', type: 'fashion', own: 'The Saturday look' },
  { path: 'beauty', type: 'beauty', own: 'Find your shade' },
  { path: 'jewelry', type: 'jewelry', own: 'Choose by stone' },
]
const ELECTRONICS = ['Headphones', 'Mobile & Tablets', 'Wearables', 'Sound & Vision', 'Computers & Gaming']
const TITLES = new Map(SAMPLE.map((product) => [product.id, product]))

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })
    for (const { path, own } of HOMES) {
      test(`spec 2.12: home/${path} has its own section and is accessible, without a jump or an overflow`, async ({
        page,
      }) => {
        // Axe reads some twelve hundred elements: on a busy machine that takes its time.
        test.slow()
        await open(page, `/home/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 2, name: own })).toBeVisible()
        await expectNoLayoutShift(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        await axe(page)
      })
    }
  })
}

test("spec 1.4: the promises of a home are the store's: 30 days returns, dispatch before 2.30pm", async ({ page }) => {
  await open(page, '/home/main')
  const promises = page.getByRole('region', { name: 'What we promise' })
  await expect(promises).toContainText('30 days easy returns')
  await expect(promises).toContainText('For orders before 2.30pm')
})

test('spec 2.12: the home sort dropdown has the four options as spelled and orders the collection', async ({
  page,
}) => {
  await open(page, '/home/main')
  const collections = page.locator('#collections')
  await collections.getByRole('tab', { name: 'Top Sellers' }).click()
  const panel = collections.getByRole('tabpanel', { name: 'Top Sellers' })
  const sort = collections.getByRole('combobox', { name: 'Sort by' })
  expect(await sort.getByRole('option').allTextContents()).toEqual([
    'Default Sorting',
    'Low to Hight',
    'High to Low',
    'On Sale',
  ])
  const shown = async () => {
    const links = await panel.getByRole('heading', { level: 3 }).getByRole('link').all()
    const ids = await Promise.all(links.map(async (link) => (await link.getAttribute('href'))?.split('/').at(-1) ?? ''))
    return ids.flatMap((id) => TITLES.get(id) ?? [])
  }
  const byDefault = await shown()
  expect(byDefault).toHaveLength(4)
  expect(byDefault).toEqual(byDefault.toSorted((a, b) => Number(a.id) - Number(b.id)))
  await sort.selectOption('Low to Hight')
  expect(await shown()).toEqual(byDefault.toSorted((a, b) => a.price - b.price))
  await sort.selectOption('High to Low')
  expect(await shown()).toEqual(byDefault.toSorted((a, b) => b.price - a.price))
  await sort.selectOption('On Sale')
  expect(await shown()).toEqual(byDefault.filter(({ discount }) => discount > 0))
})

test('spec 4.14: the deal counts down to its end, by the second', async ({ page }) => {
  await open(page, '/home/main')
  const timer = page.getByRole('timer', { name: /deal of the day/ })
  await expect(timer).toHaveText(/^\d{2,}Days\d\dHours\d\dMin\d\dSec$/)
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
})

test('spec 4.14: Add To Cart of the deal turns into View Cart', async ({ page }) => {
  await open(page, '/home/fashion')
  const deal = page.locator('#deal')
  await deal.getByRole('button', { name: /^Add To Cart/ }).click()
  await expect(deal.getByRole('link', { name: /^View Cart/ })).toHaveAttribute('href', '/shop/cart')
})

test('spec 9.3: a look adds all its pieces, and its total is their sum', async ({ page }) => {
  await open(page, '/home/fashion')
  const look = page.locator('#look')
  const pieces = await look.locator('ol > li').count()
  // Those with sizes ask for one first, and are asked for where all are added without.
  const sizes = await look.getByRole('combobox').all()
  expect(sizes.length).toBeGreaterThan(0)
  await look.getByRole('button', { name: /^Add To Cart/ }).click()
  await expect(look.getByRole('alert')).toHaveText('Choose a size first.')
  for (const size of sizes) await size.selectOption({ index: 2 })
  await look.getByRole('button', { name: /^Add To Cart/ }).click()
  await expect(look.getByRole('link', { name: 'View Cart' })).toBeVisible()
  const lines = await page.evaluate(
    () => JSON.parse(localStorage.getItem('cart_products') ?? '[]') as { price: number; discount: number }[],
  )
  expect(lines).toHaveLength(pieces)
  const cents = lines.reduce((sum, { price, discount }) => sum + Math.round(price * (100 - discount)), 0)
  await expect(look).toContainText(`$${(cents / 100).toFixed(2)}`)
})

test('spec 2.12: the shade wall opens a colour by mouse and keyboard and adds it in that colour', async ({ page }) => {
  await open(page, '/home/beauty')
  const wall = page.locator('#shades')
  await wall.getByText('Plum', { exact: true }).first().click()
  await expect(wall.getByRole('radio', { name: /^Plum/ })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(wall.getByRole('radio', { name: /^Nude/ })).toBeChecked()
  await wall.getByRole('button', { name: /^Add To Cart/ }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('cart_products')))
    .toContain('"selected":{"color":"Nude"}')
})

test('spec 2.12: few goods of a mood stand all once in its collection, and each category has a tab', async ({
  page,
}) => {
  await open(page, '/home/electronic')
  const collections = page.locator('#collections')
  const goods = SAMPLE.filter(({ parent }) => ELECTRONICS.includes(parent))
  await expect(collections.getByRole('tabpanel', { name: 'All' }).getByRole('article')).toHaveCount(goods.length)
  await collections.getByRole('tab', { name: 'Headphones' }).click()
  const kind = goods.filter(({ parent }) => parent === 'Headphones')
  await expect(collections.getByRole('tabpanel', { name: 'Headphones' }).getByRole('article')).toHaveCount(kind.length)
})

for (const width of [390, 1280]) {
  test(`usability 1: a mark on the hero's goods opens a card that adds what is pictured, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/home/jewelry')
    const mark = page.getByRole('button', { name: 'Knotted Pearl Strand', exact: true })
    const place = (await mark.boundingBox()) ?? { x: 0, width: 0 }
    expect(place.width).toBe(28)
    await mark.press('Enter')
    const card = page.locator('.hero-card:popover-open')
    await expect(card.getByRole('link', { name: 'Knotted Pearl Strand' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(mark).toBeFocused()
    await mark.click()
    await card.getByRole('button', { name: /^Add To Cart/ }).click()
    await expect(card.getByRole('link', { name: /^View Cart/ })).toBeVisible()
  })
}

test('spec 2.12: the goods in the hero photograph lead to their details in the pictured colour', async ({ page }) => {
  await open(page, '/home/main')
  await page.getByText('In the picture:').getByRole('link', { name: 'Alder Top-Handle Bag' }).click()
  await expect(page).toHaveURL('/shop/shop-details/102?color=cognac')
})

test.describe('without JavaScript', () => {
  // Chromium reports every script that it was told not to run as a failed request.
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  test('spec 2.12: all collections, all shades and the order can be had', async ({ page }) => {
    await page.goto('/home/beauty')
    for (const title of ['All', 'Skin Care', 'Make-up']) {
      await expect(page.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible()
    }
    await page.locator('#shades').getByText('Plum', { exact: true }).first().click()
    await expect(page.locator('#shades').getByRole('link', { name: 'Reeded Satin Lipstick' })).toHaveAttribute(
      'href',
      '/shop/shop-details/114?color=plum',
    )
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('low')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL('/home/beauty?sortBy=low#collections')
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('low')
  })
})

/** The screens area (spec 2.13 and 7.1). */
import { expect, test } from '../support/fixtures.ts'
import { axe, expectWholePage, open } from '../support/page-state.ts'
import { SAMPLE, sampleProduct } from '../support/sample.ts'

const SCREENS = [
  { path: '/screens/aboutUs', title: 'About Us' },
  { path: '/screens/categories', title: 'Categories' },
  { path: '/screens/catalogues', title: 'Catalogues' },
  { path: '/screens/products', title: 'Products' },
  { path: '/screens/products/c07', title: 'Bags & Accessories' },
  { path: '/screens/portfolio', title: 'Portfolio' },
  { path: '/screens/contactUs', title: 'Contact Us' },
]

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })
    for (const { path, title } of SCREENS) {
      test(`spec 2.13: ${path} has its title in bar and breadcrumb, is accessible and does not jump`, async ({
        page,
      }) => {
        await expectWholePage(page, path, title)
        await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home${title}`)
      })
    }
  })
}

test('spec 2.13: going from screen to screen changes title and subtitle', async ({ page }) => {
  await open(page, '/screens/categories')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Headphones/ })
    .click()
  await expect(page).toHaveURL('/screens/products/c01')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headphones')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('HomeHeadphones')
})

test('spec 7.1: products of a category, narrowed by sub-category, and all products with more of them', async ({
  page,
}) => {
  await open(page, '/screens/products/c07')
  const bags = SAMPLE.filter(({ parent }) => parent === 'Bags & Accessories')
  await expect(page.getByRole('article')).toHaveCount(bags.length)
  await page.getByRole('navigation', { name: 'Sub-categories' }).getByRole('link', { name: /^Caps/ }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await open(page, '/screens/products')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('button', { name: 'Load More Products' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('spec 2.13: the details screen shows the product with its title after Home', async ({ page }) => {
  const { id, title } = sampleProduct('101')
  await open(page, `/screens/product-details/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home${title}`)
  await axe(page)
})

test.describe('spec 2.1: unknown places', () => {
  const unknown = ['/screens', '/screens/nothing', '/screens/products/nothing', '/screens/product-details/nothing']
  test.use({ expected: { addresses: [/\/screens/] } })
  for (const path of unknown) {
    test(`${path} is not found`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    })
  }
})

test('spec 2.13: the form says what is missing, then writes a mail and sends nothing', async ({ page }) => {
  await open(page, '/screens/contactUs')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const write = page.getByRole('button', { name: 'Write the mail' })
  await write.click()
  await expect(page.getByLabel('Your Name')).toBeFocused()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Your Name').fill('Ada')
  await page.getByLabel('Your Email').fill('ada@example.com')
  await page.getByLabel('Your Message').fill('Is the ring in stock?')
  await page.keyboard.press('Tab')
  await write.press('Enter')
  const link = page.getByRole('link', { name: 'Open in mail program' })
  await expect(link).toHaveAttribute('href', /^mailto:support@vitrine\.example\?subject=.*ring/)
  await axe(page)
  expect(sent).toEqual([])
})

test('spec 7.1: the screens show the very products that the calls answer, in their order', async ({
  page,
  request,
}) => {
  const shown = page.getByRole('main').getByRole('article').getByRole('heading')
  for (const [call, screen] of [
    ['/api/product', '/screens/products'],
    ['/api/product?filter={"type":"beauty","sortBy":"high"}', '/screens/products?type=beauty&sortBy=high'],
    ['/api/product/getByCategoryId/c01', '/screens/products/c01'],
  ] as const) {
    const answer = (await (await request.get(call)).json()) as { title: string }[]
    await open(page, screen)
    await expect(shown).toHaveText(answer.slice(0, 12).map(({ title }) => title))
  }
})

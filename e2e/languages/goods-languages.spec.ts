/** Goods that an owner has translated: lists, search, cart and order speak the language of the page, and change with it. */
import { expect, test } from '../support/fixtures.ts'
import { LAMP, VASE } from '../support/lamp.ts'
import { open } from '../support/page-state.ts'

const COLORS = { imageURLs: [{ img: LAMP.img, color: { name: 'Olive', clrCode: '#6b6b3a' } }] }
const GERMAN = { title: 'Papierleuchte', description: 'Von Hand gefaltet. Sie leuchtet sanft.', unit: 'Stück' }

test.use({
  shop: { languages: ['de'], names: { de: { Olive: 'Olivgrün' } } },
  environment: { LIMIT_MAILS: '1000' },
  catalogue: {
    products: [
      { ...LAMP, ...COLORS, parent: 'Lighting', translations: { de: GERMAN } },
      { ...VASE, ...COLORS, parent: 'Tableware', translations: { de: { title: 'Tonvase', description: 'Gedreht.' } } },
    ],
    categories: [
      { parent: 'Lighting', productType: 'electronics', translations: { de: { title: 'Leuchten' } } },
      { parent: 'Tableware', productType: 'electronics', translations: { de: { title: 'Geschirr' } } },
    ],
  },
})

test('the API answers what the owner wrote, in all languages', async ({ request }) => {
  const product = (await (await request.get('/api/product/lamp')).json()) as Record<string, unknown>
  expect(product).toMatchObject({ title: 'Paper Lamp', translations: { de: GERMAN } })
  const categories = (await (await request.get('/api/category')).json()) as Record<string, unknown>[]
  expect(categories[0]).toMatchObject({ parent: 'Lighting', translations: { de: { title: 'Leuchten' } } })
})

test('a list that the browser makes is in the language of the page, and a filter keeps its address in every language', async ({
  page,
}) => {
  const copied = page.waitForResponse(/\/catalogue\/.*-de\.json$/)
  await open(page, '/de/shop')
  await copied
  await expect(page.getByRole('article', { name: 'Tonvase' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Leuchten/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/de\/shop\?category=lighting$/)
  await expect(page.getByRole('article', { name: 'Tonvase' })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Papierleuchte' })).toContainText('Leuchten')
  await page
    .getByRole('banner')
    .getByRole('navigation', { name: 'Sprache' })
    .getByRole('link', { name: 'English' })
    .click()
  await expect(page).toHaveURL(/\/\/[^/]+\/shop\?category=lighting$/)
  await expect(page.getByRole('article', { name: 'Paper Lamp' })).toContainText('Lighting')
})

test('what is typed in either language finds, and is suggested in that of the page', async ({ page }) => {
  for (const [path, word, title] of [
    ['/de/shop', 'papierl', 'Papierleuchte'],
    ['/de/shop', 'paper la', 'Papierleuchte'],
    ['/shop', 'papierl', 'Paper Lamp'],
  ] as const) {
    await open(page, path)
    await page.getByRole('banner').getByRole('combobox').fill(word)
    await expect(page.getByRole('option', { name: new RegExp(title) }).first()).toBeVisible()
  }
  await open(page, '/de/pages/search?searchText=leuchten')
  await expect(page.getByRole('article', { name: 'Papierleuchte' })).toBeVisible()
})

test('the cart is called as the page is, whichever it was filled on, and an order as where it was placed', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/lamp')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1/ })).toBeVisible()
  await open(page, '/de/shop/cart')
  const row = page.getByRole('main').getByRole('row', { name: /Papierleuchte/ })
  await expect(row).toContainText('Olivgrün')
  await expect(page.getByRole('main')).not.toContainText('Paper Lamp')
  await open(page, '/de/pages/checkout')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('mara@example.com')
  await page.locator('[name=name]').fill('Mara T.')
  await page.locator('[name=line1]').fill('Am Markt 1')
  await page.locator('[name=postcode]').fill('10001')
  await page.locator('[name=city]').fill('Springfield')
  await page.locator('[name=state]').fill('NY')
  await page.getByRole('button', { name: /^Jetzt kaufen/ }).click()
  await expect(page).toHaveURL(/\/de\/pages\/orders\//)
  await expect(page.getByRole('main')).toContainText('Papierleuchte')
  await expect(page.getByRole('main')).toContainText('Olivgrün')
})

test('a page reads like one language: title, structured data, description', async ({ page }) => {
  await open(page, '/de/shop/shop-details/lamp')
  await expect(page).toHaveTitle(/^Papierleuchte · /)
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Papierleuchte', category: 'Leuchten' })
  await expect(page.getByRole('main')).toContainText('Sie leuchtet sanft.')
  expect(await page.content()).not.toMatch(/Paper Lamp|Folded by hand/)
})

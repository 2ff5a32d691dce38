/** Another owner's shop: everything of `shop.json` takes effect, with product types that no code knows (decisions, section 4; issue 7, point 3). */
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'
import { readHead } from './page-head.ts'
import { axe, open } from './page-state.ts'

const LAMP = {
  quantity: 9,
  brand: { name: 'Lumen' },
  parent: 'Lighting',
  children: 'Floor',
  sizes: ['S', 'M'],
  productType: 'lamps',
}

test.use({
  shop: {
    name: 'Lumen & Lane',
    contact: {
      phone: '+49 30 1234',
      email: 'hello@lumen.example',
      address: ['1 Light Lane', '10115 Berlin'],
      hours: 'Tuesday to Saturday',
    },
    productTypes: [
      { id: 'lamps', title: 'Lamps', home: 'lamps' },
      { id: 'bulbs', title: 'Bulbs', home: null },
      { id: 'shades', title: 'Shades', home: 'shades' },
    ],
    homes: {
      main: { accent: '#b8450f', hero: '/media/hero.png' },
      lamps: { accent: '#225588' },
      shades: { enabled: false },
    },
    shipping: {
      flatRate: { price: 6.5, days: [2, 3] },
      localPickup: { price: 1.25, days: [0, 0] },
      free: { price: 0, days: [9, 11] },
    },
    freeShippingNote: 'Free shipping from our lane',
    taxSentence: 'Prices include 19 % VAT',
    returnDays: 14,
    dispatchCutOff: '11:15',
    sizeGuides: {
      lighting: {
        title: 'Shade sizes',
        rows: [
          ['Size', 'cm'],
          ['S', '20'],
        ],
      },
    },
  },
  media: {
    'hero.png': () =>
      sharp({ create: { width: 1600, height: 900, channels: 3, background: '#cc8844' } })
        .png()
        .toBuffer(),
  },
  catalogue: {
    products: [
      { id: '1', title: 'Floor lamp', price: 40, ...LAMP },
      { id: '2', title: 'Desk lamp', price: 30, ...LAMP, children: 'Desk' },
      { id: '3', title: 'Warm bulb', price: 4, ...LAMP, productType: 'bulbs', parent: 'Bulbs', children: 'LED' },
      { id: '4', title: 'Linen shade', price: 14, ...LAMP, productType: 'shades', parent: 'Shades', children: 'Linen' },
    ],
  },
})

const SAMPLE_WORDS = /electronics|fashion|beauty|jewelry|headphones|\(555\)|springfield|14[.:]30|2\.30pm/i

for (const width of [390, 1280]) {
  test(`decisions, section 4: name, contact and goods are the owner's on every page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of [
      '/home/main',
      '/home/lamps',
      '/shop',
      '/shop/shop-details/1',
      '/screens/aboutUs',
      '/screens/contactUs',
      '/screens/categories',
      '/screens/catalogues',
      '/screens/portfolio',
    ]) {
      await open(page, address)
      await expect(page).toHaveTitle(/Lumen & Lane$/)
      const text = (await page.locator('body').innerText()).replaceAll('Powered by Vitrine', '')
      expect(text, address).not.toMatch(SAMPLE_WORDS)
      expect(text, address).not.toContain('Vitrine')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
    }
    await open(page, '/screens/aboutUs')
    await axe(page)
  })
}

test('decisions, section 4: homes are those of the types that have one and are switched on', async ({
  page,
  request,
}) => {
  await open(page, '/home/main')
  const shops = page.locator('#shops')
  await expect(shops.getByRole('listitem')).toHaveCount(1)
  await expect(shops.getByRole('link', { name: /Lamps/ })).toHaveAttribute('href', '/home/lamps')
  await expect(page.locator('.hero-picture img')).toHaveAttribute('src', '/media/hero.png')
  for (const home of ['bulbs', 'shades', 'electronic']) {
    expect([home, (await request.get(`/home/${home}`)).status()]).toEqual([home, 404])
  }
})

test('decisions, section 4: each home has its accent', async ({ page }) => {
  for (const [home, accent] of [
    ['main', 'rgb(184, 69, 15)'],
    ['lamps', 'rgb(34, 85, 136)'],
  ] as const) {
    await open(page, `/home/${home}`)
    await expect(page.locator('.hero a').first()).toHaveCSS('background-color', accent)
  }
})

test('decisions, section 4: shipping, tax, returns, cut-off and size guide are told on the details page and charged in the cart', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/1')
  const main = page.locator('main')
  await expect(main).toContainText('Prices include 19 % VAT')
  await expect(main).toContainText('14 days easy returns')
  await expect(main).toContainText('11.15am')
  await expect(main).toContainText('$6.50')
  await page.getByRole('button', { name: 'Size guide' }).click()
  await expect(page.getByRole('dialog', { name: /Shade sizes/ })).toContainText('20')
  await page.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await open(page, '/shop/cart')
  await page.getByRole('radio', { name: /Flat rate/i }).check()
  await expect(main).toContainText('$46.50')
})

test('decisions, section 4: search engines read of the owner as well', async ({ request }) => {
  expect((await readHead(request, '/shop')).description).toBe(
    'Lamps, bulbs and shades from independent makers: filter, compare and buy.',
  )
})

/** Another owner's shop: everything of `shop.json` takes effect, with product types that no code knows (spec 12.2). */
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { readHead } from '../support/page-head.ts'
import { axe, open } from '../support/page-state.ts'

const LAMP = {
  quantity: 9,
  brand: { name: 'Lumen' },
  parent: 'Lighting',
  children: 'Floor',
  sizes: ['S', 'M'],
  productType: 'lamps',
}

function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1800, height: 1000, channels: 3, background } })
    .png()
    .toBuffer()
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
      { id: 'candles', title: 'Candles', home: 'candles' },
    ],
    homes: {
      main: { accent: '#b8450f', hero: '/media/hero.png' },
      lamps: { accent: '#225588', hero: '/media/lamps.png' },
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
  media: { 'hero.png': () => plainPicture('#cc8844'), 'lamps.png': () => plainPicture('#336699') },
  catalogue: {
    products: [
      { id: '1', title: 'Floor lamp', price: 40, ...LAMP },
      { id: '2', title: 'Desk lamp', price: 30, ...LAMP, children: 'Desk' },
      { id: '3', title: 'Warm bulb', price: 4, ...LAMP, productType: 'bulbs', parent: 'Bulbs', children: 'LED' },
      { id: '4', title: 'Linen shade', price: 14, ...LAMP, productType: 'shades', parent: 'Shades', children: 'Linen' },
      { id: '5', title: 'Beeswax', price: 9, ...LAMP, productType: 'candles', parent: 'Candles', discount: 17.66 },
    ],
  },
})

const SAMPLE_WORDS = /electronics|fashion|beauty|jewelry|headphones|\(555\)|springfield|14[.:]30|2\.30pm/i

for (const width of [390, 1280]) {
  test(`spec 12.2: name, contact and goods are the owner's on every page at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
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
      '/pages/search?searchText=nothing',
      '/pages/shipping',
      '/pages/returns',
      '/pages/checkout',
      '/shop/cart',
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

test('spec 2.12 and 12.2: homes are those of the types that have one and are switched on', async ({
  page,
  request,
}) => {
  await open(page, '/home/main')
  const shops = page.locator('#shops')
  await expect(shops.getByRole('listitem')).toHaveCount(2)
  await expect(shops.getByRole('link', { name: /Lamps/ })).toHaveAttribute('href', '/home/lamps')
  await expect(shops.getByRole('link', { name: /Candles/ })).toHaveAttribute('href', '/home/candles')
  for (const home of ['bulbs', 'shades', 'electronic']) {
    expect([home, (await request.get(`/home/${home}`)).status()]).toEqual([home, 404])
  }
})

test('spec 2.12 and 12.2: each home has its accent', async ({ page }) => {
  for (const [home, accent] of [
    ['main', 'rgb(184, 69, 15)'],
    ['lamps', 'rgb(34, 85, 136)'],
  ] as const) {
    await open(page, `/home/${home}`)
    await expect(page.locator('.hero a').first()).toHaveCSS('background-color', accent)
  }
})

test("spec 2.12 and 12.2: the owner's heroes come in widths, on their homes, on their doors, and for who shares a page", async ({
  page,
  request,
}) => {
  await open(page, '/home/main')
  const hero = page.locator('.hero-picture')
  await expect(hero.locator('img')).toHaveAttribute('src', /^\/pictures\/hero\.png\/[0-9a-f]{12}-640\.webp$/)
  const widest = (await hero.locator('source').getAttribute('srcset'))?.split(', ').at(-1)?.split(' ')
  expect(widest?.[1]).toBe('1600w')
  const made = await sharp(await (await request.get(widest?.[0] ?? '')).body()).metadata()
  expect([made.width, made.format]).toEqual([1600, 'heif'])
  const door = page.locator('#shops').getByRole('link', { name: /Lamps/ })
  await expect(door.locator('img')).toHaveAttribute('src', /^\/pictures\/lamps\.png\//)
  await expect(
    page
      .locator('#shops')
      .getByRole('link', { name: /Candles/ })
      .locator('img'),
  ).toHaveCount(0)
  expect((await readHead(request, '/shop')).picture).toMatch(/\/pictures\/hero\.png\/[0-9a-f]{12}-900\.jpg$/)
})

test('nothing is offered that only our own goods have, and every way home is there', async ({ page, request }) => {
  await open(page, '/home/main')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' })).toHaveCount(0)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('portfolio')
  await page.getByRole('banner').getByRole('link', { name: 'Lumen & Lane, home' }).click()
  await expect(page).toHaveURL('/home/main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen & Lane')
  await open(page, '/shop')
  await expect(page.getByRole('article', { name: 'Beeswax' })).toContainText('−17\u00A0%')
  await expect(page.getByRole('region', { name: 'Rating' })).toHaveCount(0)
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { name: string; theme_color: string }
  expect([manifest.name, manifest.theme_color]).toEqual(['Lumen & Lane', '#b8450f'])
})

test('spec 12.2: shipping, tax, returns, cut-off and size guide are told on the details page and charged in the cart', async ({
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
  await page.getByRole('radio', { name: 'S', exact: true }).check()
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await open(page, '/shop/cart')
  await page.getByRole('radio', { name: /Flat rate/i }).check()
  await expect(main).toContainText('$46.50')
})

test('spec 12.2: search engines read of the owner as well', async ({ request }) => {
  expect((await readHead(request, '/shop')).description).toBe(
    'Lamps, Bulbs, Shades and Candles: filter, compare and buy.',
  )
})

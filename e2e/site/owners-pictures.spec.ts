/** Pictures of all shapes, of no shape, and none at all. */
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'
import { card } from '../support/catalogue-screen.ts'
import { readHead } from '../support/page-head.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'

/** A frame with a cross, so that a crop or a stretch would be seen. */
function drawing(width: number, height: number): () => Promise<Buffer> {
  const edge = Math.max(1, Math.round(Math.min(width, height) / 20))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>
    <rect x="${edge / 2}" y="${edge / 2}" width="${width - edge}" height="${height - edge}" fill="#d9b38c" stroke="#7a3b12" stroke-width="${edge}"/>
    <path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="#7a3b12" stroke-width="${edge / 2}"/></svg>`
  return () => sharp(Buffer.from(svg)).png().toBuffer()
}

const LAMP = {
  quantity: 9,
  productType: 'electronics',
  parent: 'Lighting',
  children: 'Lamps',
  brand: { name: 'Lumen' },
}
const RED = { name: 'Red', clrCode: '#bb2200' }
const BLUE = { name: 'Blue', clrCode: '#2244bb' }

test.use({
  media: {
    'tall.png': drawing(400, 2400),
    'wide.png': drawing(2400, 300),
    'tiny.png': drawing(24, 18),
    'dot.png': drawing(1, 1),
    'broken.jpg': async () => Buffer.from('this is no picture'),
    'square.jpg': drawing(900, 900),
  },
  catalogue: {
    products: [
      { id: '1', title: 'Tall lamp', price: 10, img: '/media/tall.png', ...LAMP },
      { id: '2', title: 'Wide lamp', price: 20, img: '/media/wide.png', ...LAMP },
      { id: '3', title: 'Tiny lamp', price: 30, img: '/media/tiny.png', ...LAMP },
      { id: '4', title: 'Dot lamp', price: 40, img: '/media/dot.png', ...LAMP },
      { id: '5', title: 'Broken lamp', price: 50, img: '/media/broken.jpg', ...LAMP },
      { id: '6', title: 'Missing lamp', price: 60, img: '/media/none.png', ...LAMP },
      { id: '7', title: 'Nameless light', price: 70, ...LAMP },
      { id: '8', title: 'Distant lamp', price: 80, img: 'https://pictures.invalid/lamp.jpg', ...LAMP },
      {
        id: '9',
        title: 'Coloured lamp',
        price: 90,
        imageURLs: [
          { img: '/media/square.jpg', color: RED },
          { img: '/media/none.png', color: BLUE },
        ],
        ...LAMP,
      },
    ],
  },
})

// What cannot be decoded is only known once somebody asked for it.
test.use({ expected: { addresses: [/\/pictures\/broken\.jpg\//] } })

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a picture of any shape stands whole on a square tile', async ({ page }) => {
      await open(page, '/shop')
      await axe(page)
      for (const [title, ratio] of [
        ['Tall lamp', 400 / 2400],
        ['Wide lamp', 2400 / 300],
        ['Tiny lamp', 24 / 18],
        ['Dot lamp', 1],
      ] as const) {
        const image = card(page, title).locator('img').first()
        await image.scrollIntoViewIfNeeded()
        await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
        const seen = await image.evaluate((one: HTMLImageElement) => ({
          fit: getComputedStyle(one).objectFit,
          box: one.clientWidth / one.clientHeight,
          picture: one.naturalWidth / one.naturalHeight,
        }))
        expect(seen.fit).toBe('contain')
        expect(seen.box).toBeCloseTo(1, 1)
        expect(Math.abs(seen.picture / ratio - 1)).toBeLessThan(0.1)
      }
      await expectNoLayoutShift(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    test('where there is no picture its initials are drawn', async ({ page }) => {
      await open(page, '/shop')
      for (const [title, letters] of [
        ['Missing lamp', 'ML'],
        ['Nameless light', 'NL'],
        ['Distant lamp', 'DL'],
        ['Broken lamp', 'BL'],
      ] as const) {
        await card(page, title).scrollIntoViewIfNeeded()
        await expect(card(page, title).locator('.drawn')).toHaveText(letters)
      }
      await page.goto('/shop/shop-details/7')
      await expect(page.locator('main .drawn').first()).toHaveText('NL')
      await expect(page.locator('.gallery img')).toHaveCount(0)
      await axe(page)
    })
  })
}

test('a colour without a picture can be chosen by its name', async ({ page }) => {
  await open(page, '/shop/shop-details/9')
  await expect(page.locator('.color-word')).toHaveText('Blue')
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true })
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await open(page, '/shop/cart')
  await expect(page.getByRole('row', { name: /Coloured lamp/ })).toContainText('Blue')
})

test('cart, wishlist and compare draw the same initials', async ({ page }) => {
  await open(page, '/shop/shop-details/7')
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Add to Wishlist/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Add to Compare/ })
    .first()
    .click()
  for (const address of ['/shop/cart', '/shop/wishlist', '/shop/compare']) {
    await open(page, address)
    await expect(page.locator('main .drawn').first()).toHaveText('NL')
  }
})

test('search engines are told of pictures that are there, and of no others', async ({ request }) => {
  const page = async (id: string) => (await request.get(`/shop/shop-details/${id}`)).text()
  expect(await page('7')).not.toContain('"image":')
  expect(await page('8')).not.toContain('pictures.invalid')
  const head = await readHead(request, '/shop/shop-details/1')
  expect(JSON.stringify(head)).toMatch(/\/pictures\/tall\.png\/[0-9a-f]{12}-900\.jpg/)
})

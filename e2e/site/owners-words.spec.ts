/** What is said of another owner's shop: titles as they are written, one stop a sentence, numbers in one form, no brand called Unbranded, no card where none is taken. */
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'

const BRANDS = 12
const PRODUCTS = 1682

function product(place: number) {
  return {
    id: String(place + 1),
    title: `Ding ${place % 100}`,
    price: 5 + (place % 90),
    quantity: 2000,
    productType: place % 2 === 0 ? 'food' : 'diy',
    brand: ['Unbranded', 'No brand', 'n/a'][place] ?? `Marke ${String.fromCharCode(65 + (place % BRANDS))}`,
    parent: place % 2 === 0 ? 'Öl & Essig' : 'Schrauben',
    children: 'Alles',
    description: 'Ein Ding.',
    featured: place < 8,
    sellCount: PRODUCTS - place,
  }
}

test.use({
  catalogue: { products: Array.from({ length: PRODUCTS }, (_, place) => product(place)) },
  shop: {
    name: 'Kontor & Co.',
    contact: {
      phone: '+49 221 90',
      email: 'hallo@kontor.example',
      address: ['Domplatte 4', '50667 Köln.'],
      hours: 'Di. bis Sa.',
    },
    productTypes: [
      { id: 'food', title: 'Lebensmittel & Getränke', home: 'food' },
      { id: 'diy', title: 'DIY', home: 'diy' },
    ],
    taxSentence: 'Alle Preise inkl. MwSt.',
    freeShippingNote: 'Versand frei ab 50 Euro!',
  },
})

const PAGES = [
  '/home/main',
  '/home/food',
  '/shop',
  '/shop?type=diy',
  '/shop/shop-list',
  '/shop/shop-load-more',
  '/shop/shop-category',
  '/shop/shop-details/1',
  '/screens/aboutUs',
  '/screens/categories',
  '/screens/brands',
  '/pages/search?searchText=ding',
  '/pages/shipping',
  '/pages/returns',
  '/pages/terms-and-conditions',
  '/pages/privacy-policy',
]

test("titles, sentences and numbers of an owner's shop are written in one way on every page", async ({ page }) => {
  test.setTimeout(120_000)
  for (const address of PAGES) {
    await test.step(address, async () => {
      await open(page, address)
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(/lebensmittel|getränke|\bdiy\b|\bDiy\b/)
      expect(text).not.toMatch(/[.!?]\.(?!\.)/)
      expect(text).not.toMatch(/unbranded|no brand|n\/a/i)
      // The year, postcodes and the phone are no counts.
      const raw = [...text.matchAll(/(?<![\d,.])\d{4,}/g)].map(([number]) => number)
      expect(raw.filter((number) => !/^(?:20\d\d|50667)$/.test(number))).toEqual([])
    })
  }
  await open(page, '/home/food')
  await expect(page.getByRole('link', { name: 'Shop Lebensmittel & Getränke' })).toBeVisible()
})

test('homes, the shop and the list of brands count the same brands', async ({ page, request }) => {
  await open(page, '/home/main')
  await expect(page.getByText(`from twelve brands`)).toBeVisible()
  await expect(page.locator('#makers').getByRole('link', { name: `All ${BRANDS} brands` })).toBeVisible()
  await open(page, '/shop')
  await expect(page.getByText(`All ${BRANDS} brands`)).toBeVisible()
  await open(page, '/screens/brands')
  await expect(page.locator('main').getByRole('link', { name: /^Marke/ })).toHaveCount(BRANDS)
  expect(await (await request.get('/shop/shop-details/1')).text()).not.toContain('"@type":"Brand"')
  await open(page, '/shop?brand=unbranded')
  await expect(page.getByText("Sorry! Couldn't find the product you were looking For!!!")).toBeVisible()
})

test('the payment picture shows no card where none is taken', async ({ page }) => {
  for (const address of ['/shop/shop-details/1', '/screens/product-details/1']) {
    await open(page, address)
    await expect(page.getByRole('img', { name: 'Pay later by invoice or on delivery' })).toBeVisible()
    await expect(page.getByRole('img', { name: /card/i })).toHaveCount(0)
  }
})

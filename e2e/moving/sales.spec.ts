/** A reduction with dates ends by itself, on the server and on pages that are open (spec 9.2). */
import { expect, test } from '../support/fixtures.ts'
import { LAMP, VASE } from '../support/lamp.ts'
import { open } from '../support/page-state.ts'

test.use({ catalogue: { products: [LAMP, VASE] } })

/** Long enough for three pages to be opened while it runs. */
const SALE_MS = 15_000

test('list, product and cart go back to the list price when the sale ends, and nobody has touched them', async ({
  page,
  context,
  request,
  store,
}) => {
  const until = new Date(Date.now() + SALE_MS).toISOString()
  await store.command('scripts/products.ts', 'set', 'lamp', 'salePrice=60', `saleUntil=${until}`)
  const said = async () => (await request.get('/api/product/lamp')).json()
  await expect.poll(said).toMatchObject({ price: 80, salePrice: 60, currentPrice: 60, discount: 0 })

  await open(page, '/shop/shop-details/lamp')
  await page.getByRole('button', { name: 'Add To Cart' }).first().click()
  const [list, cart] = [await context.newPage(), await context.newPage()]
  await Promise.all([open(list, '/shop?status=on-sale'), open(cart, '/shop/cart')])
  await expect(list.getByRole('link', { name: 'Paper Lamp' }).first()).toBeVisible()
  await expect(page.getByText('$60.00').first()).toBeVisible()
  await expect(page.getByText('Flash Sale')).toBeVisible()
  await expect(cart.getByText('$60.00').first()).toBeVisible()

  const atTheEnd = { timeout: SALE_MS + 15_000 }
  await expect(page.getByText('Flash Sale')).toBeHidden(atTheEnd)
  await expect(page.getByText('$80.00').first()).toBeVisible()
  await expect(page.getByText('$60.00')).toHaveCount(0)
  await expect(list.getByRole('link', { name: 'Paper Lamp' })).toHaveCount(0)
  await expect(cart.getByText('$80.00').first()).toBeVisible()
  expect(await said()).toMatchObject({ price: 80, salePrice: 60, currentPrice: 80, offSale: true })
})

test('a sale that begins later is not seen before, and one that runs says until when', async ({ request, store }) => {
  await store.command('scripts/products.ts', 'set', 'vase', 'discount=25', 'saleFrom=2090-01-01')
  const page = async () => (await request.get('/shop/shop-details/vase')).text()
  await expect.poll(async () => (await request.get('/api/product/vase')).json()).toMatchObject({ offSale: true })
  expect(await page()).not.toContain('$30.00')
  await store.command('scripts/products.ts', 'set', 'vase', 'saleFrom=2020-01-01', 'saleUntil=2090-02-01')
  await expect.poll(page).toContain('$30.00')
  expect(await page()).toContain('"priceValidUntil":"2090-02-01T00:00:00.000Z"')
})

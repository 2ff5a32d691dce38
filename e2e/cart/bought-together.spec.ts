/** What others have ordered together: on a product's page, with and without script, and below the cart. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'
import { SAMPLE } from '../support/sample.ts'
import type { StoreServer } from '../support/store-server.ts'

test.use({ environment: { LIMIT_ORDERS: '1000' } })

const plain = SAMPLE.filter(
  ({ quantity, status, sizes, variants }) =>
    quantity > 8 && status === 'in-stock' && (sizes ?? []).length === 0 && !variants,
)
const [lamp, bulb, vase, ...others] = plain
if (!lamp || !bulb || !vase || others.length < 6) throw new Error('The sample has too few plain products.')

let count = 0

async function order(store: StoreServer, ...ids: string[]): Promise<{ number: string; key: string }> {
  count += 1
  const token = 'a-token-of-22-characters'
  const answer = await fetch(`${store.origin}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'idempotency-key': `together-${count}-of-test`,
    },
    body: JSON.stringify({
      contact: { email: `shopper${count}@example.com` },
      address: { country: 'DE', name: 'Mara Thompson', line1: 'Sample Street 1', postcode: '10115', city: 'Berlin' },
      shipping: 'free',
      payment: 'pay-later',
      lines: ids.map((id) => ({ id, quantity: 1 })),
    }),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { number: string; key: string }
}

const details = (id: string) => `/shop/shop-details/${id}`
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('from few orders the catalogue says what goes well; from enough the orders do, on the page, without script, and below the cart', async ({
  page,
  browser,
  store,
}) => {
  await open(page, details(lamp.id))
  await expect(section(page, 'Goes well with')).toBeVisible()
  await expect(section(page, 'Bought together')).toHaveCount(0)

  for (let n = 0; n < 24; n += 1) await order(store, others[n % others.length]?.id ?? '')
  for (let n = 0; n < 4; n += 1) await order(store, lamp.id, bulb.id, vase.id)
  const together = section(page, 'Bought together')
  await expect(async () => {
    await open(page, details(lamp.id))
    await expect(together.getByRole('link', { name: bulb.title })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(together.getByRole('link', { name: vase.title })).toBeVisible()
  await expect(section(page, 'Goes well with')).toHaveCount(0)

  const bare = await browser.newPage({ javaScriptEnabled: false })
  await bare.goto(store.origin + details(lamp.id))
  await expect(section(bare, 'Bought together').getByRole('link', { name: bulb.title })).toBeVisible()
  await bare.close()

  await together.getByRole('button', { name: `Add To Cart ${bulb.title}` }).click()
  await expect(together.getByRole('link', { name: `View Cart ${bulb.title}` })).toBeVisible()
  await open(page, '/shop/cart')
  const below = section(page, 'Bought together')
  await expect(below.getByRole('link', { name: lamp.title }).first()).toBeVisible()
  await expect(below.getByRole('link', { name: vase.title }).first()).toBeVisible()
  await expect(below.getByRole('link', { name: bulb.title })).toHaveCount(0)

  // Sold out by the owner: gone from both at the next look.
  await store.command('scripts/products.ts', 'set', vase.id, 'status=out-of-stock')
  await expect(async () => {
    await open(page, details(lamp.id))
    await expect(together.getByRole('link', { name: vase.title })).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(together.getByRole('link', { name: bulb.title, exact: true })).toBeVisible()
})

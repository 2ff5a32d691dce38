/** A shop where everything is fetched: no page promises that anything is sent (spec 1.4). */
import { expect, test } from '../support/fixtures.ts'
import { LAMP, VASE } from '../support/lamp.ts'
import { open } from '../support/page-state.ts'

test.use({
  catalogue: { products: [LAMP, VASE] },
  shop: {
    contact: { address: ['Am Markt 1', '10115 Berlin'] },
    shipping: {
      methods: [
        { id: 'local-pickup', price: 0, days: [1, 1] },
        { id: 'flat-rate', enabled: false },
        { id: 'free', enabled: false },
      ],
    },
  },
})

const SENT = /dispatch|free shipping|shipping from|leaves? the same day/i

for (const address of ['/home/main', '/shop/shop-details/lamp', '/pages/shipping', '/screens/aboutUs']) {
  test(`${address} says nothing of sending`, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('main')).not.toContainText(SENT)
    await expect(page.getByRole('banner')).not.toContainText(SENT)
  })
}

test('it says where things are fetched instead', async ({ page }) => {
  await open(page, '/home/main')
  await expect(page.getByRole('region', { name: /promise/i })).toContainText('Local pickupAm Markt 1, 10115 Berlin')
  await open(page, '/shop/shop-details/lamp')
  await expect(page.getByRole('main')).toContainText('Free, ready')
})

/** A kept page follows the catalogue. */
import { expect, test } from '../support/fixtures.ts'

// A store of its own, since a price is changed here.
test.use({ environment: { PAGE_CACHE_MB: '8' } })

test('a new price is on every page that shows it, and a page that does not change is not made again', async ({
  request,
  store,
}) => {
  const { id, price } = (await (await request.get('/api/product')).json())[0] as { id: string; price: number }
  const pages = ['/shop', `/shop/shop-details/${id}`]
  for (const path of pages) {
    await request.get(path)
    const again = await request.get(path)
    expect(again.headers()['cache-status']).toBe('pages; hit')
    expect(await again.text()).not.toContain('4,321')
  }
  await store.command('scripts/products.ts', 'set', id, `price=${price === 4321 ? 4322 : 4321}`)
  for (const path of pages)
    await expect.poll(async () => (await request.get(path)).text(), { timeout: 5000 }).toContain('4,321')
})

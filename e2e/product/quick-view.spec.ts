/** The quick view (spec 2.15). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const bag = sampleProduct('102')

async function openQuickView(page: Page) {
  await open(page, '/shop')
  await page.getByRole('article', { name: bag.title }).hover()
  await page.getByRole('button', { name: `Quick View ${bag.title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Quick View ${bag.title}` })
  await expect(dialog.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  return dialog
}

test('spec 2.15: picture, thumbnails and details, no bottom section, accessible', async ({ page }) => {
  const dialog = await openQuickView(page)
  await expect(dialog.getByRole('heading', { name: bag.title })).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Thumbnails' }).getByRole('button')).toHaveCount(3)
  await expect(dialog.getByText('SKU')).toHaveCount(0)
  await axe(page)
})

test('spec 2.15: the quantity starts at 1 each time; adding counts what was chosen', async ({ page }) => {
  const dialog = await openQuickView(page)
  const quantity = dialog.getByRole('group', { name: /^Quantity/ }).locator('output')
  await dialog.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(quantity).toHaveText('2')
  await dialog.getByRole('button', { name: 'Add To Cart', exact: true }).click()
  await expect(page.getByText(`2 ${bag.title} added to cart`, { exact: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Quick View ${bag.title}` }).click()
  await expect(quantity).toHaveText('1')
})

test('spec 2.15: Escape, overlay and Close close it and give the focus back; Full details leads to the page', async ({
  page,
}) => {
  const dialog = await openQuickView(page)
  const opener = page.getByRole('button', { name: `Quick View ${bag.title}` })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(dialog.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  await page.mouse.click(10, 450)
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await dialog.getByRole('link', { name: 'Full details' }).click()
  await expect(page).toHaveURL('/shop/shop-details/102')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without an answer', () => {
  test.use({ expected: { addresses: [/\/api\/product\/102/], messages: [/Failed to load resource/] } })

  test('says so and names the way on', async ({ page }) => {
    await page.route('**/api/product/102', (route) => route.abort())
    await open(page, '/shop')
    await page.getByRole('article', { name: bag.title }).hover()
    await page.getByRole('button', { name: `Quick View ${bag.title}` }).click()
    await expect(page.getByText('This product could not be loaded.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Full details' })).toHaveAttribute('href', '/shop/shop-details/102')
  })
})

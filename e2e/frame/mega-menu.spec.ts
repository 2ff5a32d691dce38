/** The Products mega menu (spec 1.2; usability 1). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'

function word(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products', exact: true })
}

function category(page: Page, title: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title, exact: true })
}

test('usability 1: it opens under a resting pointer, survives a slanting way in, and closes once the pointer has left', async ({
  page,
}) => {
  await open(page, '/shop')
  await word(page).hover()
  await expect(category(page, 'Wearables')).toBeVisible()
  await axe(page)
  const fashion = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Fashion/ })
    .boundingBox()
  const target = await category(page, 'Computers & Gaming').boundingBox()
  if (!fashion || !target) throw new Error('The menu is not on the screen.')
  // From the first type across the others to the far columns.
  await page.mouse.move(fashion.x + 40, fashion.y - 20)
  await page.mouse.move(target.x + 20, target.y + 8, { steps: 12 })
  await expect(category(page, 'Computers & Gaming')).toBeVisible()
  await page.mouse.move(target.x, 860, { steps: 4 })
  await expect(category(page, 'Computers & Gaming')).toBeHidden()
})

test('usability 1: Escape closes it wherever the focus is, and the focus returns from inside alone', async ({
  page,
}) => {
  await open(page, '/shop')
  await word(page).hover()
  await expect(category(page, 'Wearables')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(category(page, 'Wearables')).toBeHidden()
  await expect(word(page)).not.toBeFocused()

  await word(page).focus()
  await page.keyboard.press('Enter')
  await expect(category(page, 'Wearables')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(category(page, 'Wearables')).toBeHidden()
  await expect(word(page)).toBeFocused()
})

for (const address of ['/shop', '/shop/shop-details/101', '/screens/products/c01', '/screens/product-details/101']) {
  test(`usability 1: the menu marks the place of ${address}`, async ({ page }) => {
    await open(page, address)
    await expect(word(page)).toHaveAttribute('aria-current', 'page')
  })
}

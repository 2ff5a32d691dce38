/** Reviews in the office: what waits is approved, answered, hidden and deleted, and the shop follows. */
import { expect, test } from '../support/fixtures.ts'
import { LAMP } from '../support/lamp.ts'
import { comeIn, OFFICE_CALLS } from '../support/office.ts'
import { axe } from '../support/page-state.ts'
import { post } from '../support/orders.ts'

test.use({ expected: { addresses: [OFFICE_CALLS] }, catalogue: { products: [LAMP] } })

for (const width of [390, 1280]) {
  test(`a review is approved, answered, hidden and deleted at ${width} px`, async ({ page, store, request }) => {
    await page.setViewportSize({ width, height: 844 })
    const name = `Ada ${width}`
    const review = { name, email: 'ada@example.com', rating: 4, review: 'Warm light, and it folds flat.' }
    const sent = await post(request, '/product/lamp/reviews', review)
    expect(sent.status()).toBe(202)
    await comeIn(page, store, `reviews-${width}@example.com`)
    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Reviews' }).click()
    const card = page.getByRole('article', { name: `Review of Paper Lamp by ${name}` })
    await expect(card).toContainText('Warm light, and it folds flat.')
    await axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: 'Answer' }).click()
    await card.getByLabel('Answer, for everybody to read').fill('Thank you, Ada.')
    await axe(page)
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(card).toContainText('The shop’s answer')
    await card.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is shown' })).toHaveText(`The review by ${name} is shown.`)
    await expect(card).toHaveCount(0)
    const shop = async () => (await request.get(`${store.origin}/shop/shop-details/lamp`)).text()
    await expect.poll(shop).toContain('Thank you, Ada.')

    const tabs = page.getByRole('navigation', { name: 'Which reviews' })
    await tabs.getByRole('button', { name: /^Shown/ }).click()
    await card.getByRole('button', { name: 'Hide' }).click()
    await expect.poll(shop).not.toContain('Thank you, Ada.')
    await tabs.getByRole('button', { name: /^Hidden/ }).click()
    await card.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete the review by ${name}?` })
    await axe(page)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is deleted' })).toBeVisible()
    await expect(card).toHaveCount(0)
  })
}

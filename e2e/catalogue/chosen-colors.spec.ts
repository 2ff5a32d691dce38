/** The chosen colour is what one sees (usability 17 and 20). */
import { card } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const bag = sampleProduct('102')

test('a card: the picked colour lies on top, also while its dot has the focus; the other pictures come with hover and with its link', async ({
  page,
}) => {
  await open(page, '/shop')
  const bags = card(page, bag.title)
  const second = bags.locator('.card-second')
  await bags.hover()
  await expect(second).toHaveCSS('opacity', '1')
  await expect(second.locator('img')).toHaveAttribute('src', /cognac/)

  await bags.getByRole('button', { name: 'Forest' }).click()
  await expect(bags.locator('.card-picture').first()).toHaveAttribute('src', /forest-main/)
  await expect(second).toHaveCount(0)

  // Back on the first colour: neither its dot nor a button brings the second picture, the link does.
  await bags.getByRole('button', { name: 'Cognac' }).click()
  await expect(second).toHaveCSS('opacity', '0')
  await page.mouse.move(0, 0)
  await bags.getByRole('button', { name: /^Add To Cart/ }).focus()
  await expect(second).toHaveCSS('opacity', '0')
  await bags.getByRole('button', { name: /^Quick View/ }).focus()
  await page.keyboard.press('Tab')
  await expect(bags.getByRole('heading').getByRole('link')).toBeFocused()
  await expect(second).toHaveCSS('opacity', '1')
})

test('a details page shows the pictures of the chosen colour, those of the others are folded and choose theirs', async ({
  page,
}) => {
  await open(page, '/shop/shop-details/102?color=forest')
  const pictures = page.locator('.gallery-slide img')
  const shown = () => pictures.evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
  expect(await shown()).toEqual([expect.stringContaining('forest-main')])
  await page.getByText('Other colours').click()
  await axe(page)
  await page.getByRole('button', { name: 'Show Cognac' }).click()
  await expect(page.getByRole('radio', { name: 'Cognac' })).toBeChecked()
  await expect(pictures).toHaveCount(3)
  for (const address of await shown()) expect(address).toContain('cognac')
})

test('nail lacquer: each shade shows its own picture on the page', async ({ page }) => {
  await open(page, '/shop/shop-details/134')
  for (const shade of ['Mint', 'Lavender', 'Cherry']) {
    await page.getByRole('radio', { name: shade }).check()
    await expect(page.locator('[data-active] img')).toHaveAttribute('src', new RegExp(shade.toLowerCase()))
    await expect(page.getByRole('list', { name: 'Thumbnails' }).locator('img').first()).toHaveAttribute(
      'src',
      new RegExp(shade.toLowerCase()),
    )
  }
})

test('wishlist and compare show the colour in which a product was put there', async ({ page }) => {
  await open(page, '/shop')
  const bags = card(page, bag.title)
  await bags.getByRole('button', { name: 'Forest' }).click()
  await bags.getByRole('button', { name: /^Add to Wishlist/ }).click()
  await bags.getByRole('button', { name: /^Add to Compare/ }).click()
  for (const address of ['/shop/wishlist', '/shop/compare']) {
    await open(page, address)
    const row = page.getByRole('main').getByRole('table')
    await expect(row.locator('img').first()).toHaveAttribute('src', /forest-main/)
    await expect(row.getByRole('link', { name: bag.title })).toHaveAttribute(
      'href',
      '/shop/shop-details/102?color=forest',
    )
  }
})

/** Sizes are asked for, never guessed: on cards, details, quick view, by finger and by keyboard (spec 4.7; usability 22 and 55). */
import { card } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'
import { stored } from '../support/stored.ts'

const sneaker = sampleProduct('103')

for (const address of ['/shop', '/shop?view=list']) {
  test(`Add To Cart of ${address} opens the sizes, one press more adds that one`, async ({ page }) => {
    await open(page, address)
    const sneakers = card(page, sneaker.title)
    await sneakers.getByRole('button', { name: 'Navy' }).click()
    const add = sneakers.getByRole('button', { name: /^Add To Cart/ })
    await add.click()
    const sizes = page.getByRole('dialog', { name: `Choose a size of ${sneaker.title}` })
    await expect(sizes.getByText('US 7 is sold out in Navy.')).toBeVisible()
    await expect(sizes.getByRole('button', { name: 'US 7, sold out' })).toBeDisabled()
    await axe(page)
    expect(await stored(page, 'cart_products')).toEqual([])

    await page.keyboard.press('Escape')
    await expect(sizes).toHaveCount(0)
    await expect(add).toBeFocused()
    expect(await stored(page, 'cart_products')).toEqual([])

    await page.keyboard.press('Enter')
    await sizes.getByRole('button', { name: 'US 10' }).press('Enter')
    await expect(sizes).toHaveCount(0)
    await expect(sneakers.getByRole('link', { name: /^View Cart/ })).toBeFocused()
    expect(await stored(page, 'cart_products')).toMatchObject([
      { id: '103', orderQuantity: 1, selected: { color: 'Navy', size: 'US 10' } },
    ])
    await expectNoLayoutShift(page)
  })
}

test('however often a size is pressed, one piece is added', async ({ page }) => {
  await open(page, '/shop')
  const sneakers = card(page, sneaker.title)
  await sneakers.getByRole('button', { name: /^Add To Cart/ }).click()
  const size = page.getByRole('dialog', { name: /^Choose a size/ }).getByRole('button', { name: 'US 10' })
  await size.evaluate((node: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) node.click()
  })
  await expect(sneakers.getByRole('link', { name: /^View Cart/ })).toBeVisible()
  expect(await stored(page, 'cart_products')).toMatchObject([{ id: '103', orderQuantity: 1 }])
})

test('in the tile of its card, which Back closes', async ({ page }) => {
  await open(page, '/shop')
  const sneakers = card(page, sneaker.title)
  await sneakers.getByRole('button', { name: /^Add To Cart/ }).click()
  const sizes = page.getByRole('dialog', { name: /^Choose a size/ })
  await expect(sizes).toBeVisible()
  const [panel, tile] = [await sizes.boundingBox(), await sneakers.boundingBox()]
  expect(panel?.x).toBeCloseTo(tile?.x ?? 0, -1)
  await page.goBack()
  await expect(sizes).toHaveCount(0)
  await expect(page).toHaveURL('/shop')
})

for (const button of ['Choose a size', 'Buy Now']) {
  test(`a details page chooses no size, and ${button} leads to the sizes`, async ({ page }) => {
    await open(page, '/shop/shop-details/103')
    await expect(page.getByRole('radio', { name: /^US/, checked: true })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click()
    await expect(page.getByRole('alert')).toHaveText('Choose a size first.')
    await expect(page.getByRole('radio', { name: 'US 7', exact: true })).toBeFocused()
    expect(await stored(page, 'cart_products')).toEqual([])
    await axe(page)
    await page.keyboard.press('Space')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).first().click()
    await expect
      .poll(() => stored(page, 'cart_products'))
      .toMatchObject([{ id: '103', orderQuantity: 1, selected: { color: 'White', size: 'US 7' } }])
  })
}

test('the quick view chooses no size either', async ({ page }) => {
  await open(page, '/shop')
  await card(page, sneaker.title).hover()
  await card(page, sneaker.title)
    .getByRole('button', { name: /^Quick View/ })
    .click()
  const view = page.getByRole('dialog', { name: /^Quick View/ })
  await view.getByRole('button', { name: 'Choose a size', exact: true }).click()
  await expect(view.getByRole('alert')).toHaveText('Choose a size first.')
  await expect(view.getByRole('radio', { name: 'US 7', exact: true })).toBeFocused()
})

test('a colour without the chosen size asks for it again', async ({ page }) => {
  await open(page, '/shop/shop-details/103')
  await page.getByRole('radio', { name: 'US 7', exact: true }).check()
  await page.getByRole('radio', { name: 'Navy' }).check()
  await expect(page.getByRole('main').getByRole('button', { name: 'Choose a size', exact: true }).first()).toBeVisible()
  await page.getByRole('radio', { name: 'US 10' }).check()
  await page.getByRole('radio', { name: 'White' }).check()
  await expect(page.getByRole('radio', { name: 'US 10' })).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the sizes are a sheet from below, each 44 px', async ({ page }) => {
    await open(page, '/shop')
    await card(page, sneaker.title)
      .getByRole('button', { name: /^Add To Cart/ })
      .tap()
    const sizes = page.getByRole('dialog', { name: /^Choose a size/ })
    await expect(sizes).toBeVisible()
    const box = await sizes.boundingBox()
    expect(box?.width).toBe(390)
    for (const size of await sizes.getByRole('list', { name: 'Sizes' }).getByRole('button').all()) {
      const { width, height } = (await size.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await axe(page)
  })
})

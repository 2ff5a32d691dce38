/** A product's card as a target for pointers and fingers (spec 2.5; usability 16, 17, 36 and 52). */
import { slug } from '#domain/catalogue/slug.ts'
import { card, cards, products, widget } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { sampleProduct } from '../support/sample.ts'

const sneaker = sampleProduct('103')

for (const address of ['/shop', '/shop?view=list']) {
  test(`usability 16: the whole card of ${address} leads to the product, its buttons do not`, async ({ page }) => {
    await open(page, address)
    const sneakers = card(page, sneaker.title)
    await sneakers.getByRole('button', { name: 'Navy' }).click()
    await sneakers.getByRole('button', { name: /^Add to Wishlist/ }).click()
    await expect(page).toHaveURL(address)
    const price = await sneakers.getByText('$118.15').boundingBox()
    if (!price) throw new Error('The price is not on the screen.')
    await page.mouse.click(price.x + price.width / 2, price.y + price.height / 2)
    await expect(page).toHaveURL('/shop/shop-details/103?color=navy')
  })
}

for (const address of ['/shop?color=navy', '/shop?color=navy&view=list']) {
  test(`usability 17: ${address} shows its products in that colour, and puts them into the cart so`, async ({
    page,
  }) => {
    await open(page, address)
    const sneakers = card(page, sneaker.title)
    await expect(sneakers.getByRole('button', { name: 'Navy' })).toHaveAttribute('aria-pressed', 'true')
    await expect(sneakers.locator('.card-picture').first()).toHaveAttribute('src', /navy/)
    await sneakers.getByRole('button', { name: /^Add To Cart/ }).click()
    await page
      .getByRole('dialog', { name: /^Choose a size/ })
      .getByRole('button', { name: 'US 10' })
      .click()
    await sneakers.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL('/shop/shop-details/103?color=navy')
    await open(page, '/shop/cart')
    await expect(page.getByRole('main').getByText(/Navy/).first()).toBeVisible()
  })
}

test('usability 17: the quick view takes the colour of the card over, and hands its own on', async ({ page }) => {
  await open(page, '/shop?color=navy')
  await card(page, sneaker.title)
    .getByRole('button', { name: /^Quick View/ })
    .click()
  const view = page.getByRole('dialog', { name: /^Quick View/ })
  await expect(view.getByRole('img').first()).toHaveAttribute('src', /navy/)
  await view.getByRole('link', { name: 'Full details' }).click()
  await expect(page).toHaveURL('/shop/shop-details/103?color=navy')
})

test('usability 17: a colour that was chosen on a card gives way to that of the filter', async ({ page }) => {
  await open(page, `/shop?subcategory=${slug(sneaker.children)}`)
  const sneakers = card(page, sneaker.title)
  await sneakers.getByRole('button', { name: 'Navy' }).click()
  await expect(sneakers.locator('.card-picture').first()).toHaveAttribute('src', /navy/)
  await widget(page, 'Colour')
    .getByRole('link', { name: /^White,/ })
    .click()
  await expect(page).toHaveURL(/color=white/)
  await expect(sneakers.locator('.card-picture').first()).toHaveAttribute('src', /white/)
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('spec 2.5; usability 36 and 52: each card offers wishlist, compare and quick view, 44 px each and apart', async ({
    page,
  }) => {
    await open(page, '/shop')
    const first = cards(page).first()
    const boxes = []
    for (const name of [/^Add to Wishlist/, /^Add to Compare/, /^Quick View/]) {
      const box = await first.getByRole('button', { name }).boundingBox()
      if (!box) throw new Error(`${name} is not on the screen.`)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      boxes.push(box)
    }
    for (const [place, a] of boxes.entries()) {
      for (const b of boxes.slice(place + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x) - a.width, Math.abs(a.y - b.y) - a.height)
        expect(apart).toBeGreaterThanOrEqual(8)
      }
    }
    // The goods have the picture for themselves, but for the heart.
    const picture = await first.locator('.card-tile').boundingBox()
    if (!picture) throw new Error('the picture is not on the screen')
    const below = boxes.slice(1).map(({ y }) => y >= picture.y + picture.height)
    expect(below).toEqual([true, true])
    await first.getByRole('button', { name: /^Add to Compare/ }).tap()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Compare, 1 item' })).toBeInViewport()
    await expect(page.getByRole('complementary', { name: 'Picked for comparison' })).toBeHidden()
    await axe(page)
  })

  test('usability 13 and 59: nothing jumps in the filter drawer; Back closes it and keeps what was chosen', async ({
    page,
  }) => {
    await open(page, '/shop')
    await products(page)
      .getByRole('button', { name: /^Filter/ })
      .tap()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    const option = drawer.getByRole('link', { name: /^In Stock/ })
    await expect(drawer).toHaveCSS('opacity', '1')
    const before = await option.boundingBox()
    await option.tap()
    await expect(drawer.getByRole('button', { name: 'Show 42 products' })).toBeVisible()
    await expect(drawer.getByRole('list', { name: 'Active filters' })).toContainText('In Stock')
    expect((await option.boundingBox())?.y).toBe(before?.y)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/shop?status=in-stock')
    await expect(page.getByText('Showing 1–9 of 42 results')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/shop')
    await expect(page.getByText('Showing 1–9 of 45 results')).toBeVisible()
  })
})

/** What is pressed before the page's code has come: it says that it waits, and is carried out when the page wakes, in order and once. */
import type { Locator, Page } from '@playwright/test'
import { card, expectInQuery, widget } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { ready } from '../support/page-state.ts'
import { SAMPLE } from '../support/sample.ts'
import { stored } from '../support/stored.ts'
import { AWAKE } from '#ui/waking/early-presses.ts'

const CODE = /\/assets\/.*\.js$/
const [first, second, third] = SAMPLE.filter(
  ({ quantity, status, sizes = [] }) => quantity > 3 && status === 'in-stock' && sizes.length === 0,
)
if (!first || !second || !third) throw new Error('The sample lacks products that can be bought.')

test('Add To Cart, wishlist and compare of /shop', async ({ page }) => {
  const { wake } = await sleeping(page, '/shop')
  const buttons = [first, second, third].map(({ title }) => button(card(page, title), 'Add To Cart'))
  for (const each of buttons) await pressEarly(each)
  // Whoever gets no answer presses again.
  await buttons[0]?.click()
  for (const name of ['Add to Wishlist', 'Add to Compare']) {
    await card(page, first.title).hover()
    await pressEarly(button(card(page, first.title), name))
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(5)
  await wake()
  await expect
    .poll(() => stored(page, 'cart_products'))
    .toMatchObject([first, second, third].map(({ id }) => ({ id, orderQuantity: 1 })))
  await expect.poll(() => stored(page, 'wishlist_products')).toMatchObject([{ id: first.id }])
  await expect.poll(() => stored(page, 'compare_products')).toMatchObject([{ id: first.id }])
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('a link that is followed behind a press takes nothing from it', async ({ page }) => {
  const { wake } = await sleeping(page, '/shop')
  await pressEarly(button(card(page, first.title), 'Add To Cart'))
  await card(page, second.title).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL('/shop')
  await wake()
  await expect(page).toHaveURL(/shop-details/)
  await expect.poll(() => stored(page, 'cart_products')).toMatchObject([{ id: first.id, orderQuantity: 1 }])
})

test('by the keyboard: Enter and Space', async ({ page }) => {
  const { wake } = await sleeping(page, '/shop')
  await button(card(page, first.title), 'Add To Cart').press('Enter')
  await button(card(page, second.title), 'Add To Cart').press('Space')
  await wake()
  await expect
    .poll(() => stored(page, 'cart_products'))
    .toMatchObject([first, second].map(({ id }) => ({ id, orderQuantity: 1 })))
})

test('a quick view', async ({ page }) => {
  const { wake } = await sleeping(page, '/shop')
  await card(page, second.title).hover()
  await pressEarly(button(card(page, second.title), 'Quick View'))
  await wake()
  await expect(page.getByRole('dialog').getByRole('heading', { name: second.title })).toBeVisible()
})

test('a check box of a filter', async ({ page }) => {
  const { wake } = await sleeping(page, '/shop')
  await widget(page, 'Popular Brands')
    .getByText(/^All \d+ brands/)
    .click()
  await widget(page, 'Popular Brands')
    .getByRole('checkbox')
    .and(page.getByLabel(/^Solvane/))
    .click()
  await wake()
  await expectInQuery(page, { brand: 'solvane' })
})

test('the order of the list', async ({ page }) => {
  const { wake } = await sleeping(page, '/shop')
  // By its first letter, as nobody but the browser itself may say that something was chosen.
  await page.getByRole('combobox', { name: 'Sort by' }).press('l')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveAttribute('aria-busy', 'true')
  await wake()
  await expectInQuery(page, { sortBy: 'low' })
})

test('a check box whose code comes after that of the page, and the order of the list', async ({ page }) => {
  const code = await holdAnswers(page, CODE)
  const codeOfBoxes = await holdAnswers(page, /\/assets\/brand-boxes-.*\.js$/)
  await page.addInitScript((awake) => {
    addEventListener(awake, () => document.documentElement.setAttribute('data-heard', ''))
  }, AWAKE)
  await page.goto('/shop', { waitUntil: 'commit' })
  await widget(page, 'Popular Brands')
    .getByText(/^All \d+ brands/)
    .click()
  const box = widget(page, 'Popular Brands')
    .getByRole('checkbox')
    .and(page.getByLabel(/^Solvane/))
  await box.click()
  await page.getByRole('combobox', { name: 'Sort by' }).press('l')
  code()
  await page.locator('html[data-heard]').waitFor({ state: 'attached' })
  // Of two presses the second waits for the first.
  await expect(box).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/shop')
  codeOfBoxes()
  await expectInQuery(page, { brand: 'solvane', sortBy: 'low' })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('the Filter button and the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { wake } = await sleeping(page, '/shop')
  // Before there is style nothing is painted, and what it hides can be found.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--color-paper') !== '')
  await pressEarly(page.getByRole('button', { name: /^Filter/ }))
  await wake()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  const again = await sleeping(page, '/shop')
  await pressEarly(page.getByRole('banner').getByRole('button', { name: /menu/i }))
  await again.wake()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('quantity, tab and Add To Cart of a details page, in their order', async ({ page }) => {
  const { wake } = await sleeping(page, `/shop/shop-details/${first.id}`)
  const main = page.getByRole('main')
  const more = button(main, 'Increase quantity').first()
  // A stepper counts every press.
  await more.click()
  await more.click()
  await pressEarly(button(main, 'Add To Cart').first())
  await pressEarly(page.getByRole('tab', { name: /^Reviews/ }))
  await wake()
  await expect.poll(() => stored(page, 'cart_products')).toMatchObject([{ id: first.id, orderQuantity: 3 }])
  await expect(page.getByRole('tab', { name: /^Reviews/ })).toHaveAttribute('aria-selected', 'true')
})

test('a home that wakes part by part', async ({ page }) => {
  const { wake } = await sleeping(page, '/home/electronic')
  const add = button(page.getByRole('main'), 'Add To Cart')
  await expect(add.first()).toBeVisible()
  const names: string[] = []
  for (const each of [add.first(), add.last()]) {
    names.push((await each.evaluate((node) => node.ariaLabel ?? node.textContent)).replace(/^Add To Cart ?/, ''))
    await pressEarly(each)
  }
  await wake()
  await expect
    .poll(() => stored(page, 'cart_products'))
    .toMatchObject(names.map((title) => ({ title, orderQuantity: 1 })))
})

test.describe('a slow processor', () => {
  for (const address of ['/shop?type=electronics', `/shop/shop-details/${first.id}`, '/home/electronic']) {
    test(`every press between the first paint and the last part of ${address} counts once`, async ({ page }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(address, { waitUntil: 'commit' })
      const add = button(page.getByRole('main'), 'Add To Cart')
      await add.first().waitFor()
      // One press in each moment of the waking, each on a button of its own.
      const pressed: string[] = []
      for (let place = 0; place < Math.min(5, await add.count()); place += 1) {
        const each = add.nth(address.includes('details') ? place : 0)
        pressed.push(await each.evaluate((node) => node.ariaLabel ?? node.textContent))
        await each.click()
        if (address.includes('details')) break
        await expect(
          page.getByRole('main').getByRole('button', { name: pressed.at(-1) ?? '', exact: true }),
        ).toHaveCount(0)
      }
      await ready(page)
      const total = async () =>
        ((await stored(page, 'cart_products')) as { orderQuantity: number }[]).map(({ orderQuantity }) => orderQuantity)
      await expect.poll(total).toEqual(pressed.map(() => 1))
    })
  }
})

/** Opens a page whose code does not come until it is woken. */
async function sleeping(page: Page, path: string): Promise<{ wake: () => Promise<void> }> {
  const answer = await holdAnswers(page, CODE)
  await page.goto(path, { waitUntil: 'commit' })
  return {
    async wake() {
      answer()
      await page.unrouteAll({ behavior: 'wait' })
      await ready(page)
    },
  }
}

function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name: new RegExp(`^${name}`) })
}

async function pressEarly(control: Locator): Promise<void> {
  await control.click()
  await expect(control).toHaveAttribute('aria-busy', 'true')
}

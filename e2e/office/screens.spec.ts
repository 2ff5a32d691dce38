/** Every page of the office, narrow and wide: accessible, one h1, no jump, nothing beyond the edge; and all of it by keyboard. */
import { expect, test } from '../support/fixtures.ts'
import { comeIn, OFFICE_CALLS, officeOrigin } from '../support/office.ts'
import { axe, expectNoLayoutShift } from '../support/page-state.ts'

const BEFORE = [
  { address: '/office/sign-in', title: 'Sign in' },
  { address: '/office/welcome', title: 'Welcome' },
]
const BEHIND = [
  { address: '/office', title: 'Today' },
  { address: '/office/orders', title: 'Orders' },
  { address: '/office/orders/V-00000000', title: 'V-00000000' },
  { address: '/office/reviews', title: 'Reviews' },
  { address: '/office/people', title: 'People' },
  { address: '/office/history', title: 'History' },
  { address: '/office/history/1', title: 'Batch 1' },
  { address: '/office/nowhere', title: 'There is no such page' },
]

// Its own store: a price is changed here.
test.use({ environment: { LIMIT_SIGN_IN: '200' } })

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height }, expected: { addresses: [OFFICE_CALLS] } })

    test('the pages of the office are whole', async ({ page, store }) => {
      const origin = officeOrigin(store)
      async function look({ address, title }: (typeof BEFORE)[number]) {
        await page.goto(origin + address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect([address, beyond <= 0]).toEqual([address, true])
        await expectNoLayoutShift(page)
        await axe(page)
      }
      for (const one of BEFORE) await look(one)
      await store.command('scripts/products.ts', 'set', '101', 'price=12.50', 'discount=10')
      await comeIn(page, store, `screen-${width}@example.com`)
      for (const one of BEHIND) await look(one)
    })
  })
}

test.describe('by keyboard', () => {
  test.use({ expected: { addresses: [OFFICE_CALLS] } })

  test('the first stop skips the navigation, and a page that is opened gives its heading the focus', async ({
    page,
    store,
  }) => {
    await comeIn(page, store, 'keys@example.com')
    await page.goto(`${officeOrigin(store)}/office`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search everything' })
    await expect(field).toBeFocused()
    await field.fill('meridian')
    await expect(page.getByRole('option', { name: /Meridian Over-Ear Headphones/ })).toBeVisible()
    await axe(page)
    await field.fill('hist')
    await expect(page.getByRole('option', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('History')
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'People' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused()
    await expect(page).toHaveTitle(/^People - Office of /)
  })
})

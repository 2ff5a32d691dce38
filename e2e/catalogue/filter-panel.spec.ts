/** The panel of the dropdown layout at 1280 by 800, and the filters of both folded layouts without scripts. */
import { expectProducts, products } from '../support/catalogue-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { box } from '../support/header-screen.ts'
import { axe, open } from '../support/page-state.ts'
import { isSoldOut, SAMPLE } from '../support/sample.ts'

const DROPDOWN = '/shop/shop-filter-dropdown'

test.describe('the panel', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const scrolled of [0, 150, 900]) {
    test(`opened ${scrolled} px down the page it begins at its top, below whole boxes, with Reset in sight`, async ({
      page,
    }) => {
      await open(page, DROPDOWN)
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), scrolled)
      const button = products(page).getByRole('button', { name: /^Filter/ })
      await button.evaluate((element: HTMLElement) => element.click())
      const panel = page.getByRole('dialog', { name: 'Filter' })
      await expect(panel).toBeVisible()
      const reset = panel.getByRole('button', { name: 'Reset Filter' })
      await expect(reset).toBeInViewport({ ratio: 1 })
      await expect(panel.getByRole('heading', { name: 'Price Filter' })).toBeInViewport({ ratio: 1 })
      const { y: top, height } = await box(panel)
      expect(top + height).toBeLessThanOrEqual(800)
      expect(height).toBeGreaterThanOrEqual(480)
      // What stands above the panel and reaches the screen is seen whole.
      const cut = await page.evaluate(
        ([line]) =>
          [...document.querySelectorAll('.tool-row > *, .type-pill, h1')]
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(
              ({ box: { top: above, bottom, height: tall } }) =>
                tall > 1 && bottom > 60 && above < line && bottom > line,
            )
            .map(({ element }) => element.outerHTML.slice(0, 80)),
        [top] as const,
      )
      expect(cut).toEqual([])
      await expect(button).toBeInViewport({ ratio: 1 })
      await axe(page)
    })
  }

  test('opened again it is at its top again', async ({ page }) => {
    await open(page, DROPDOWN)
    const button = products(page).getByRole('button', { name: /^Filter/ })
    const panel = page.getByRole('dialog', { name: 'Filter' })
    const first = panel.getByRole('heading', { name: 'Price Filter' })
    await button.click()
    await panel.getByRole('region', { name: 'Popular Brands' }).scrollIntoViewIfNeeded()
    await panel.evaluate((dialog) => {
      for (const part of [dialog, ...dialog.querySelectorAll('*')]) part.scrollTop = 999
    })
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
    await expect(first).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without scripts', () => {
  // Chromium reports every script that it was told not to run as a failed request.
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  for (const path of [DROPDOWN, '/shop/shop-filter-offcanvas']) {
    test(`Filter of ${path} leads to filters that add up and keep the other parameters`, async ({ page }) => {
      await page.goto(`${path}?sortBy=high`)
      await products(page).getByRole('link', { name: 'Filter', exact: true }).click()
      const filters = page.getByRole('complementary', { name: 'Filters' })
      await expect(filters).toBeInViewport()
      await filters.getByRole('link', { name: /^In Stock/ }).click()
      await expect(page).toHaveURL(new RegExp(`${path}\\?.*status=in-stock`))
      expect(new URL(page.url()).searchParams.get('sortBy')).toBe('high')
      await filters.getByLabel('To', { exact: true }).fill('40')
      await filters.getByRole('button', { name: 'Filter', exact: true }).click()
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        sortBy: 'high',
        status: 'in-stock',
        maxPrice: '40',
      })
      const cheap = SAMPLE.filter((product) => product.price <= 40 && !isSoldOut(product))
      await expectProducts(
        page,
        cheap.toSorted((a, b) => b.price - a.price || Number(a.id) - Number(b.id)),
      )
      await filters.getByRole('button', { name: 'Reset Filter' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}\\??$`))
    })
  }
})

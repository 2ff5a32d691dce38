/** The bars of the rating summary filter the reviews of a product (usability 26). */
import { expect, test } from '../support/fixtures.ts'
import { axe, open } from '../support/page-state.ts'
import { SAMPLE, SAMPLE_REVIEWS } from '../support/sample.ts'

const reviewsOf = (id: string) => SAMPLE_REVIEWS.filter(({ productId }) => productId === id)
// The product of the sample with most reviews.
const [product = SAMPLE[0]] = SAMPLE.toSorted((a, b) => reviewsOf(b.id).length - reviewsOf(a.id).length)
const reviews = reviewsOf(product?.id ?? '')
const counts = new Map<number, number>()
for (const { rating } of reviews) counts.set(Math.floor(rating), (counts.get(Math.floor(rating)) ?? 0) + 1)
const [[stars, count] = [0, 0], [others, otherCount] = [0, 0]] = [...counts].toSorted(([, a], [, b]) => b - a)
const address = `/shop/shop-details/${product?.id}`
const barName = (of: number, times: number) =>
  `${of} ${of === 1 ? 'star' : 'stars'}: ${times} ${times === 1 ? 'review' : 'reviews'}`

for (const width of [390, 1280]) {
  test(`at ${width} px a bar shows its reviews alone, one more press all of them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, address)
    const bar = page.getByRole('button', { name: barName(stars, count) })
    const entries = page.locator('.review-list > li:visible')
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    await bar.press('Enter')
    await expect(bar).toHaveAttribute('aria-pressed', 'true')
    await expect(bar).toBeFocused()
    const said = page.getByText(/^Showing .* with /)
    await expect(said).toHaveText(
      count > 5
        ? `Showing 5 of ${count} reviews with ${stars} stars`
        : `Showing ${count} ${count === 1 ? 'review' : 'reviews'} with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
    )
    await expect(entries).toHaveCount(Math.min(5, count))
    await axe(page)

    const other = page.getByRole('button', { name: barName(others, otherCount) })
    await other.press('Enter')
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    await expect(entries).toHaveCount(Math.min(5, otherCount))
    await page.getByRole('button', { name: `Show all ${reviews.length}`, exact: true }).press('Enter')
    await expect(said).toHaveCount(0)
    await expect(other).toHaveAttribute('aria-pressed', 'false')
    await expect(other).toBeFocused()

    await bar.press('Enter')
    await bar.press('Enter')
    await expect(bar).toHaveAttribute('aria-pressed', 'false')
    await expect(entries).toHaveCount(Math.min(5, reviews.length))
  })
}

test.describe('without JavaScript', () => {
  // Chromium reports every script that it was told not to run as a failed request.
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  test('the bars are plain', async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('.rating-bars')).toContainText('5 stars')
    await expect(page.locator('.rating-bars').getByRole('button')).toHaveCount(0)
  })
})

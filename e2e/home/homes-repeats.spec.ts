/** The homes of the sample: no product is shown more than twice, nor in two sections that follow one another. */
import { expect, test } from '../support/fixtures.ts'
import { open } from '../support/page-state.ts'

for (const path of ['main', 'electronic', 'fashion', 'beauty', 'jewelry']) {
  test(`/home/${path} repeats no product in neighbouring sections, and none more than once`, async ({ page }) => {
    await open(page, `/home/${path}`)
    await expect(page.getByRole('heading', { name: 'The makers' })).toBeVisible()
    // The hero is a picture of its own; what links to no product shows none, and the promises part what is around them.
    const sections = await page.evaluate(() =>
      [...document.querySelectorAll('.home-section, .band, .promises')]
        .map((section) =>
          [...section.querySelectorAll<HTMLAnchorElement>('a[href*="/shop/shop-details/"]')].map(
            ({ pathname }) => pathname,
          ),
        )
        .map((addresses) => [...new Set(addresses)]),
    )
    expect(sections.filter((addresses) => addresses.length > 0).length).toBeGreaterThan(2)
    const times = new Map<string, number>()
    for (const [place, addresses] of sections.entries()) {
      for (const address of addresses) {
        times.set(address, (times.get(address) ?? 0) + 1)
        expect(sections[place - 1] ?? []).not.toContain(address)
      }
    }
    expect(Math.max(...times.values())).toBeLessThanOrEqual(2)
  })
}

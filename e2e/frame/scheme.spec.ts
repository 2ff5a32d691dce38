/** Light and dark: by the system, by the switch, before the page is awake, without scripts, on paper. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { axe, open, ready } from '../support/page-state.ts'
import { palette } from '#ui/testing/palette.ts'

const CODE = /\/assets\/.*\.js$/
const ground = (scheme: 'light' | 'dark') => rgb(palette('main', scheme)['paper'])

test.use({ colorScheme: 'light' })

test('the system says which, and the page follows while it stands', async ({ page }) => {
  await open(page, '/shop')
  await expectGround(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGround(page, 'dark')
  await expect(switchOf(page).getByLabel('System')).toBeChecked()
})

test('the switch goes before the system, on every page and after a reload; System gives the choice back', async ({
  page,
}) => {
  await open(page, '/shop')
  await choose(page, 'Dark')
  await expectGround(page, 'dark')
  await open(page, '/pages/shipping')
  await expectGround(page, 'dark')
  await expect(switchOf(page).getByLabel('Dark')).toBeChecked()
  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(page, 'Light')
  await expectGround(page, 'light')
  await page.reload()
  await ready(page)
  await expectGround(page, 'light')
  await choose(page, 'System')
  await expectGround(page, 'dark')
})

test('what was chosen is there before any code of the page, so nothing flashes', async ({ page }) => {
  await open(page, '/shop')
  await choose(page, 'Dark')
  const letCodeCome = await holdAnswers(page, CODE)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expectGround(page, 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-ready')
  letCodeCome()
  await ready(page)
  await expectGround(page, 'dark')
})

test('a choice made before the page is awake counts when it wakes', async ({ page }) => {
  const letCodeCome = await holdAnswers(page, CODE)
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  await switchOf(page).getByText('Dark').click()
  letCodeCome()
  await ready(page)
  await expectGround(page, 'dark')
  await expect(switchOf(page).getByLabel('Dark')).toBeChecked()
})

test('another tab follows', async ({ page, context }) => {
  await open(page, '/shop')
  const other = await context.newPage()
  await other.goto('/pages/shipping')
  await ready(other)
  await choose(page, 'Dark')
  await expectGround(other, 'dark')
  await expect(switchOf(other).getByLabel('Dark')).toBeChecked()
})

test('the browser’s bars have the colour of the page’s top, whatever was chosen', async ({ page }) => {
  await open(page, '/home/electronic')
  expect(await barColor(page)).toBe(palette('electronics', 'light')['deep'])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barColor(page)).toBe(palette('electronics', 'dark')['deep'])
  await choose(page, 'Light')
  expect(await barColor(page)).toBe(palette('electronics', 'light')['deep'])
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'Dark')
  await page.reload()
  await ready(page)
  expect(await barColor(page)).toBe(palette('electronics', 'dark')['deep'])
  // From page to page within the shop, too.
  await page.getByRole('banner').getByRole('link', { name: 'Jewelry' }).first().click()
  await expect(page).toHaveURL('/home/jewelry')
  await expect.poll(() => barColor(page)).toBe(palette('jewelry', 'dark')['deep'])
})

test('photographs keep their light ground, and what lies on them stays readable', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/shop')
  const tile = rgb(palette('main', 'light')['tile'])
  for (const lit of [page.locator('.card-tile').first(), page.locator('.card-tile picture').first()])
    await expect(lit).toHaveCSS('background-color', tile)
  await expect(page.locator('.card-badge .badge').first()).toHaveCSS('background-color', ground('light'))
})

for (const address of ['/screens/categories', '/screens/catalogues', '/home/main', '/home/beauty', '/home/jewelry']) {
  test(`${address}: what takes the colour of its ground stands on a light one`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, address)
    const grounds = await page.locator('main picture, main img').evaluateAll((pictures) =>
      pictures
        .filter((picture) => getComputedStyle(picture).mixBlendMode === 'multiply')
        .map((picture) => {
          let place: Element | null = picture
          const style = () => (place ? getComputedStyle(place) : null)
          const isClear = () =>
            style()?.backgroundColor === 'rgba(0, 0, 0, 0)' && !style()?.backgroundImage.includes('rgb(2')
          while (place && isClear()) place = place.parentElement
          // A mixed colour is told in parts of one.
          const [, whole, part] =
            /rgb\((\d+)|color\(srgb ([\d.]+)/.exec(`${style()?.backgroundColor} ${style()?.backgroundImage}`) ?? []
          return part === undefined ? Number(whole) : Number(part) * 255
        }),
    )
    expect(grounds.length).toBeGreaterThan(0)
    for (const red of grounds) expect(red).toBeGreaterThan(180)
  })
}

test('on paper every scheme is light', async ({ page }) => {
  await open(page, '/shop/shop-details/101')
  await choose(page, 'Dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByText('$279.65').first()).toHaveCSS('color', rgb(palette('main', 'light')['sale']))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the menu has the switch, large enough for a thumb', async ({ page }) => {
    await open(page, '/shop')
    await page.getByRole('button', { name: 'Menu' }).first().tap()
    const menu = page.getByRole('dialog')
    const dark = menu.getByText('Dark', { exact: true })
    expect((await dark.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await dark.tap()
    await expectGround(page, 'dark')
    await axe(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark', expected: { addresses: [CODE] } })

  test('the system’s scheme counts, and nothing offers what cannot be', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.locator('body')).toHaveCSS('color', rgb(palette('main', 'dark')['ink']))
    await expect(page.getByText('Appearance')).toBeHidden()
  })
})

test.describe('where the browser keeps nothing', () => {
  test('the choice holds for the document', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await open(page, '/shop')
    await choose(page, 'Dark')
    await expectGround(page, 'dark')
    await expect(switchOf(page).getByLabel('Dark')).toBeChecked()
  })
})

function switchOf(page: Page) {
  return page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' })
}

async function choose(page: Page, label: 'System' | 'Light' | 'Dark'): Promise<void> {
  await switchOf(page).getByText(label).click()
  await expect(switchOf(page).getByLabel(label)).toBeChecked()
}

async function expectGround(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', ground(scheme))
}

/** Of the colours that the page offers, the one that holds now. */
function barColor(page: Page): Promise<string | undefined> {
  return page.locator('meta[name="theme-color"]').evaluateAll(
    (bars) =>
      bars
        .map((bar) => bar as HTMLMetaElement)
        .find(({ media }) => media === '' || matchMedia(media).matches)
        ?.getAttribute('content') ?? undefined,
  )
}

function rgb(hex = ''): string {
  const parts = [1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))
  return `rgb(${parts.join(', ')})`
}

/** A shop of three languages: each under its prefix, one document one language, and a way between them that stays where one is. */
import type { Page } from '@playwright/test'
import { HEADPHONES, ORDER_PAGE, watchOrders } from '../support/checkout-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { axe, expectNoLayoutShift, open } from '../support/page-state.ts'
import { keep } from '../support/stored.ts'

test.use({ shop: { languages: ['fr', 'ar'] }, environment: { LIMIT_MAILS: '1000' } })

/** Of the header: others of its kind stand in the footer and in the menu of phones. */
function languageSwitch(page: Page, word: string) {
  return page.getByRole('banner').getByRole('navigation', { name: word, exact: true })
}

/** Addresses of pages that the page leads to, but for those in its other languages. */
async function ways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[action]')]
    const addresses = [...links.map((link) => link.href), ...forms.map((form) => form.action)]
    return addresses
      .map((address) => new URL(address))
      .flatMap(({ origin, pathname }) => (origin === location.origin ? pathname : []))
  })
}

test('a page says which language it is in, and every way on stays in it', async ({ page }) => {
  for (const [path, lang, dir] of [
    ['/shop', 'en', 'ltr'],
    ['/fr/shop', 'fr', 'ltr'],
    ['/ar/shop', 'ar', 'rtl'],
    ['/fr/home/main', 'fr', 'ltr'],
    ['/fr/shop/shop-details/101', 'fr', 'ltr'],
    ['/ar/pages/shipping', 'ar', 'rtl'],
  ] as const) {
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveCSS('direction', dir)
    const strays = (await ways(page)).filter(
      (way) => lang !== 'en' && way !== `/${lang}` && !way.startsWith(`/${lang}/`),
    )
    expect(strays, path).toEqual([])
    await expectNoLayoutShift(page, 0.02)
  }
})

test('the switch stays on the page and keeps its filters, before and after they were changed in the browser', async ({
  page,
}) => {
  await open(page, '/fr/shop?type=beauty')
  const here = languageSwitch(page, 'Langue')
  await expect(here.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true')
  await expect(here.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/shop?type=beauty')
  await expect(here.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fashion/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/fr\/shop\?type=fashion$/)
  await here.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/\/[^/]+\/shop\?type=fashion$/)
  await expect(languageSwitch(page, 'Language').getByRole('link', { name: 'العربية' })).toHaveAttribute(
    'href',
    '/ar/shop?type=fashion',
  )
})

test('filters, pages and Back work under a prefix as they do without', async ({ page }) => {
  await open(page, '/fr/shop')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Beauty/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/fr\/shop\?type=beauty$/)
  await page.locator('main .card-tile').first().click()
  await expect(page).toHaveURL(/\/fr\/shop\/shop-details\//)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click()
  await page.goBack()
  await expect(page).toHaveURL(/\/fr\/shop\?type=beauty$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/fr\/shop$/)
  // The cart is the shopper's, in whatever language.
  await open(page, '/shop/cart')
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
})

test('a search leads to its results in the same language', async ({ page }) => {
  await open(page, '/fr/shop')
  await page.getByRole('banner').getByRole('combobox').fill('ring')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/pages\/search\?searchText=ring$/)
})

test('an order is placed, shown and kept in its language', async ({ page }) => {
  const orders = watchOrders(page)
  await keep(page, { cart_products: [HEADPHONES] })
  await open(page, '/fr/pages/checkout')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mara@example.com')
  await page.getByRole('combobox', { name: 'Pays' }).selectOption('FR')
  await page.locator('[name=name]').fill('Mara T.')
  await page.locator('[name=line1]').fill('1 rue Exemple')
  await page.locator('[name=postcode]').fill('75001')
  await page.locator('[name=city]').fill('Paris')
  await page.getByRole('button', { name: /^Commander et payer/ }).click()
  await expect(page).toHaveURL(ORDER_PAGE)
  await expect(page).toHaveURL(/\/fr\/pages\/orders\//)
  expect(orders.map(({ body }) => body['locale'])).toEqual(['fr'])
})

test('heads name every language of a page, each way', async ({ request }) => {
  const named = async (path: string) => {
    const html = await (await request.get(path)).text()
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="[^"]*?\/\/[^/"]+([^"]*)"/gi)]
    return alternates.map(([, tag, href]) => `${tag} ${href}`)
  }
  const all = ['en /shop', 'fr /fr/shop', 'ar /ar/shop', 'x-default /shop']
  expect(await named('/shop')).toEqual(all)
  expect(await named('/fr/shop')).toEqual(all)
  expect(await named('/ar/shop?type=beauty')).toEqual(all)
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toMatch(/<loc>[^<]*\/fr\/shop<\/loc><xhtml:link rel="alternate" hreflang="en" href="[^"]*\/shop"\/>/)
})

test('nobody is sent elsewhere for the languages that his browser asks for', async ({ request }) => {
  const answer = await request.get('/shop', { headers: { 'accept-language': 'ar, fr;q=0.9' }, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('<html lang="en"')
})

test('pages of further languages are accessible', async ({ page }) => {
  for (const path of ['/fr/shop', '/ar/shop']) {
    await open(page, path)
    await axe(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: { addresses: [/\/assets\/[^/]+\.js$/] } })

  test('links, filters, the search and the switch lead on in their language', async ({ page }) => {
    await page.goto('/fr')
    await expect(page).toHaveURL(/\/fr\/home\/main$/)
    await page.goto('/fr/shop')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Beauty/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/fr\/shop\?type=beauty$/)
    await page.getByRole('banner').locator('[name=searchText]').fill('ring')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fr\/pages\/search\?searchText=ring$/)
    await languageSwitch(page, 'Langue').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/\/[^/]+\/pages\/search\?searchText=ring$/)
  })
})

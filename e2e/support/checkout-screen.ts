/** The checkout as specs see it: a cart that is ready to be ordered, the form filled in, the order asked of the server. */
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { open } from './page-state.ts'
import { keep, kept } from './stored.ts'

export const CHECKOUT = '/pages/checkout'

/** An order page: its number in the first group. */
export const ORDER_PAGE = /\/pages\/orders\/(V-[0-9A-Z]{8})\?key=[\w-]+$/

/** One headphone in graphite: $279.65, 42 in stock. */
export const HEADPHONES = kept('101', { orderQuantity: 1, selected: { color: 'Graphite' } })

export function placeButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Place order/ })
}

export function yourOrder(page: Page): Locator {
  return page.getByRole('region', { name: 'Your order' })
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label })
}

/** Opens the checkout with these lines in the cart. */
export async function openCheckout(page: Page, lines: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  await keep(page, { cart_products: lines })
  await open(page, CHECKOUT)
  await expect(placeButton(page)).toBeVisible()
}

/** An address of its own for each order, so that the limit of mails to one address never bites. */
export function newEmail(): string {
  return `mara-${Math.random().toString(36).slice(2)}@example.com`
}

/** Fills in all that is required; gives the e-mail address. */
export async function fillIn(page: Page, email = newEmail()): Promise<string> {
  await field(page, 'E-mail').fill(email)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('US')
  await field(page, 'Full name').fill('Mara T.')
  await field(page, 'Street and number').fill('12 Sample Street')
  await field(page, 'ZIP code').fill('10001')
  await field(page, 'City').fill('Springfield')
  await field(page, 'State').fill('NY')
  return email
}

/** Counts the orders that the page asks for, by their keys. */
export function watchOrders(page: Page): { key: string; body: Record<string, unknown> }[] {
  const orders: { key: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/orders') return
    orders.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() })
  })
  return orders
}

/** Pieces of a product that the shop still has. */
export async function stockOf(request: APIRequestContext, id: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ ids: [id] }))
  const [product] = (await (await request.get(`/api/product?filter=${filter}`)).json()) as { quantity: number }[]
  return product?.quantity ?? 0
}

/** Where orders are sent to. */
export const ORDERS = '**/api/orders'

/** Waits for the order's page and gives its number. */
export async function expectOrderPage(page: Page): Promise<string> {
  await expect(page).toHaveURL(ORDER_PAGE)
  return ORDER_PAGE.exec(page.url())?.[1] ?? ''
}

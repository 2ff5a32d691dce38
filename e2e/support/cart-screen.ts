/** The parts of the cart page by their roles and names, and a cart to fill it. */
import type { Locator, Page } from '@playwright/test'
import { kept } from './stored.ts'

export const CART = '/shop/cart'
/** $279.65 at 15 % off, 42 in stock; two navy sneakers at $118.15, 4 in stock; the watch at $349.00, 3 in stock. */
export const LINES = [
  kept('101', { orderQuantity: 1, selected: { color: 'Graphite' } }),
  kept('103', { orderQuantity: 2, selected: { color: 'Navy', size: 'US 10' } }),
  kept('105', { orderQuantity: 2 }),
]

export function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
}

export function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Order summary' })
}

export function toast(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true })
}

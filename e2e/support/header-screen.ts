/** The parts of the header by their roles and names. */
import type { Locator, Page } from '@playwright/test'
import { kept } from './stored.ts'

/** $279.65, and two at $118.15. */
export const LINES = [
  kept('101', { orderQuantity: 1, selected: { color: 'Graphite' } }),
  kept('103', { orderQuantity: 2, selected: { color: 'Navy', size: 'US 10' } }),
]
export const PHONE = { width: 390, height: 844 }

export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search products' })
}

export function suggestions(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' })
}

export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ })
}

export function preview(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cart' })
}

export async function box(part: Locator) {
  const found = await part.boundingBox()
  if (found === null) throw new Error('It is not on the screen.')
  return found
}

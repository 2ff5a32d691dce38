/** The parts of a catalogue page by their roles and names, as a shopper finds them. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SampleProduct } from './sample.ts'
import { titles } from './sample.ts'

export const EMPTY_RESULT = "Sorry! Couldn't find the product you were looking For!!!"

/** The list with its tool row; it carries the in-page anchor of spec 2.4. */
export function products(page: Page): Locator {
  return page.locator('#products')
}

export function cards(page: Page): Locator {
  return products(page).getByRole('article')
}

export function card(page: Page, title: string): Locator {
  return products(page).getByRole('article', { name: title, exact: true })
}

/** A widget of the sidebar, such as Product Status. */
export function widget(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** An option of a widget, whatever its count. */
export function option(page: Page, title: string, label: string): Locator {
  return widget(page, title).getByRole('link', { name: new RegExp(`^${label}\\b`) })
}

export function pager(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pagination' })
}

export function sortSelect(page: Page): Locator {
  return products(page).getByRole('combobox', { name: 'Sort by' })
}

/** Expects exactly these products on the screen, in this order. */
export async function expectProducts(page: Page, list: readonly SampleProduct[]): Promise<void> {
  await expect(cards(page).getByRole('heading')).toHaveText(titles(list))
}

export async function expectResultLine(page: Page, shown: number, total: number): Promise<void> {
  await expect(page.getByText(`Showing 1–${shown} of ${total} results`, { exact: true })).toBeVisible()
}

/** The query of the page's address as it is now. */
export function query(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams
}

/** Expects these parameters in the page's address, null for one that is not there: it follows the list a frame later. */
export async function expectInQuery(page: Page, expected: Record<string, string | null>): Promise<void> {
  await expect
    .poll(() => Object.fromEntries(Object.keys(expected).map((name) => [name, query(page).get(name)])))
    .toEqual(expected)
}

/** The browser's lists as specs put them there and read them back: the keys and shapes of spec 3.5 and 4.11. */
import type { Page } from '@playwright/test'
import { sampleProduct } from './sample.ts'

export type StorageKey = 'cart_products' | 'wishlist_products' | 'compare_products'

type Fields = Readonly<Record<string, unknown>>

/** A whole product of the sample with the fields of a line; `changes` may also make it stale. */
export function kept(id: string, changes: Fields = {}): Fields {
  return { ...sampleProduct(id), ...changes }
}

/** Puts lists into the storage of the first document that `page` opens; reloads keep what has become of them. */
export async function keep(page: Page, lists: Partial<Record<StorageKey, readonly Fields[]>>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('kept') !== null) return
    sessionStorage.setItem('kept', '1')
    for (const [key, items] of entries) localStorage.setItem(key, JSON.stringify(items))
  }, Object.entries(lists))
}

/** What is stored now. */
export async function stored(page: Page, key: StorageKey): Promise<Fields[]> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key)
}

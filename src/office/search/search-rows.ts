/** What the search over everything found, as rows that lead somewhere. */
import { OFFICE_PAGES } from '../shell/office-pages.ts'
import { officeText as t } from '../texts/office.ts'
import type { OrderRow } from '../orders/order-answers.ts'

export interface SearchAnswer {
  orders: OrderRow[]
  products: { id: string; title: string }[]
}

export interface SearchRow {
  key: string
  title: string
  /** What else tells it from its neighbours. */
  about: string
  /** Below /office; a page of the shop with its whole path. */
  to: string
  isShop?: boolean
}

export interface RowGroup {
  name: string
  rows: SearchRow[]
}

/** Pages by the beginnings of their words; every page while nothing is typed. Groups without rows are left out. */
export function rowGroups(typed: string, found: SearchAnswer | null): RowGroup[] {
  const words = wordsOf(typed)
  const pages = OFFICE_PAGES.map(({ to, name }) => ({ key: `page ${to}`, title: t(name), about: '', to }))
  const groups = [
    { name: t('pages'), rows: pages.filter(({ title }) => startsAll(wordsOf(title), words)) },
    {
      name: t('orders'),
      rows: (found?.orders ?? []).map(({ number, name, city, email }) => ({
        key: `order ${number}`,
        title: number,
        about: [name, city, email].filter(Boolean).join(', '),
        to: `/orders/${number}`,
      })),
    },
    {
      name: t('products'),
      rows: (found?.products ?? []).map(({ id, title }) => ({
        key: `product ${id}`,
        title,
        about: id,
        to: `/shop/shop-details/${encodeURIComponent(id)}`,
        isShop: true,
      })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

function startsAll(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((one) => words.some((word) => word.startsWith(one)))
}

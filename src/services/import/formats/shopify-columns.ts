/** The columns of a Shopify product CSV under one name each, as exports of different years call them. */
import type { CsvRow } from './csv-scanner.ts'

const NAMES = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  category: ['Product Category', 'Standardized Product Type', 'Google Shopping / Google Product Category'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  name1: ['Option1 Name'],
  value1: ['Option1 Value'],
  name2: ['Option2 Name'],
  value2: ['Option2 Value'],
  name3: ['Option3 Name'],
  value3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  image: ['Image Src', 'Product image URL'],
  position: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const

export type ShopifyColumn = keyof typeof NAMES

/** One row of the file; a column that it does not have is ''. */
export class ShopifyRow {
  readonly line: number
  readonly #cells: readonly string[]
  readonly #places: ReadonlyMap<ShopifyColumn, number>

  constructor(row: CsvRow, places: ReadonlyMap<ShopifyColumn, number>) {
    this.line = row.line
    this.#cells = row.cells
    this.#places = places
  }

  get(column: ShopifyColumn): string {
    return this.#cells[this.#places.get(column) ?? -1]?.trim() ?? ''
  }
}

/** The name by which an owner knows a column. */
export function columnTitle(column: ShopifyColumn): string {
  return NAMES[column][0]
}

/** Where each column stands, or null for a header that is not Shopify's. */
export function shopifyColumns(header: readonly string[]): ReadonlyMap<ShopifyColumn, number> | null {
  const names = header.map((name) => name.toLowerCase())
  const places = new Map<ShopifyColumn, number>()
  for (const [column, titles] of Object.entries(NAMES)) {
    const at = titles.map((title) => names.indexOf(title.toLowerCase())).find((place) => place !== -1)
    if (at !== undefined) places.set(column as ShopifyColumn, at)
  }
  const isShopify = places.has('handle') && places.has('title') && (places.has('price') || places.has('name1'))
  return isShopify ? places : null
}

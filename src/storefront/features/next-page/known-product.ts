/** What a page's data says of a product: the tile that was pressed shows it already, so its head can be drawn before the server answers. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { readText } from '../../state/loader-text.ts'
import { catalogueText } from '../catalogue/catalogue-text.ts'

/** Levels of a page's data in which products stand at most. */
const DEEPEST = 8

/** @param loaderData what the routes of the page were given, by id of the route */
export function knownProduct(loaderData: Record<string, unknown>, id: string): CatalogueItem | undefined {
  const lists = Object.entries(loaderData)
    .filter(([route]) => route !== 'root')
    .map(([, data]) => (typeof data === 'string' ? readText(catalogueText, data) : data))
  return find(lists, id, DEEPEST)
}

function find(value: unknown, id: string, deep: number): CatalogueItem | undefined {
  if (typeof value !== 'object' || value === null || deep === 0) return undefined
  if (isProduct(value) && value.id === id) return value
  for (const part of Object.values(value)) {
    const found = find(part, id, deep - 1)
    if (found) return found
  }
  return undefined
}

function isProduct(value: object): value is CatalogueItem {
  return 'id' in value && 'imageURLs' in value && 'preview' in value
}

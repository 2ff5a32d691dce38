/** Addresses of the results page: the text first, then the catalogue's own parameters. */
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { catalogueParams } from '#domain/catalogue/catalogue-query-url.ts'
import { links } from '../../links.ts'

/** Section 2, Linked routes. */
export function searchAddress(text: string, query?: CatalogueQuery): string {
  const params = query ? catalogueParams(query).toString() : ''
  const address = links.search(text)
  return params === '' ? address : `${address}&${params}`
}

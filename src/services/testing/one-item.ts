/** What lists show of one product, for tests. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { CatalogueService } from '../catalogue/catalogue-service.ts'

export async function oneItem(
  service: Pick<CatalogueService, 'source'>,
  id: string,
): Promise<CatalogueItem | undefined> {
  const { index, items } = service.source()
  const position = index.positionOf(id)
  return position < 0 ? undefined : (await items([position]))[0]
}

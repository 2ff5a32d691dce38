/** A catalogue that is held whole. */
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { sortItems } from '#domain/catalogue/query/sort.ts'
import { addFingerprints, itemFingerprint, subtractFingerprints } from './catalogue-version.ts'
import type { Groups, HeldCatalogue } from './held-catalogue.ts'
import type { CatalogueRepository } from '../repositories.ts'
import type { CatalogueReading } from './catalogue-reading.ts'

type SmallReading = Pick<CatalogueReading, 'currency'> & { catalogue: Pick<CatalogueRepository, 'itemsByIds'> }

export function createSmallCatalogue(
  { catalogue, currency }: SmallReading,
  all: readonly CatalogueItem[],
  { categories, brands }: Groups,
  most: number,
): HeldCatalogue {
  let list = sortItems(all, 'asc')
  let source = listSource(list, categories, brands, currency)
  let fingerprint = sumOf(list)
  return {
    get source() {
      return source
    },
    get list() {
      return list
    },
    fingerprint: () => String(fingerprint),
    async refresh(ids) {
      const fresh = new Map((await catalogue.itemsByIds(ids)).map((item) => [item.id, item]))
      const gone = new Set(ids)
      const before = list.filter(({ id }) => gone.has(id))
      const rest = list.filter(({ id }) => !gone.has(id))
      if (rest.length + fresh.size > most) return false
      fingerprint = addFingerprints(subtractFingerprints(fingerprint, sumOf(before)), sumOf([...fresh.values()]))
      list = sortItems([...rest, ...fresh.values()], 'asc')
      source = listSource(list, categories, brands, currency)
      return true
    },
  }
}

function sumOf(items: readonly CatalogueItem[]): bigint {
  return items.reduce((sum, item) => addFingerprints(sum, itemFingerprint(item)), 0n)
}

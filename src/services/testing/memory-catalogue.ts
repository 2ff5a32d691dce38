/** A small catalogue in memory that can be changed while it is read, for tests of what stands on the repositories. */
import { USD } from '#domain/money/currency.ts'
import type { Brand, Category } from '#domain/catalogue/product/category.ts'
import type { CatalogueItem, Product } from '#domain/catalogue/product/product.ts'
import { isReductionOn } from '#domain/pricing/offer.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { makeBrand, makeCategory } from '#domain/catalogue/testing/lists.ts'
import type { CatalogueReading } from '../catalogue/catalogue-reading.ts'
import type { Change, ChangeKind } from '../repositories.ts'

/** A whole product from the fields that a test cares about. */
export function product(id: string, fields: Partial<Product> = {}): Product {
  const title = fields.title ?? `Product ${id}`
  const img = `/media/products/p${id}/main-640.webp`
  return {
    ...makeItem({
      id,
      img,
      imageURLs: [{ img, color: { name: 'Graphite', clrCode: '#141517' } }],
      quantity: 20,
      tags: ['gift'],
      preview: `About ${title}`,
      category: { name: fields.parent ?? 'Headphones' },
    }),
    description: `About ${title}`,
    additionalInformation: [{ key: 'Weight', value: '262 g' }],
    reviews: [],
    ...fields,
  }
}

export function category(id: string, parent: string, fields: Partial<Category> = {}): Category {
  return makeCategory({ id, parent, ...fields })
}

export function brand(id: string, name: string, fields: Partial<Brand> = {}): Brand {
  return makeBrand({ id, name, ...fields })
}

export interface MemoryCatalogue extends CatalogueReading {
  /** Stores products and tells the watchers, as a commit would. */
  put(kind: ChangeKind, ...products: Product[]): void
  remove(id: string): void
  /** Makes the next read of items fail. */
  failOnce(): void
  /** How often whole products were read. */
  readonly reads: number
}

export function memoryCatalogue(
  products: readonly Product[],
  categories: Category[] = [],
  brands: Brand[] = [],
  name = 'memory',
): MemoryCatalogue {
  const rows = new Map(products.map((one) => [one.id, one]))
  const changes: Change[] = []
  const watchers = new Set<() => void>()
  let failing = false
  let reads = 0
  const note = (productId: string | null, kind: ChangeKind): void => {
    changes.push({ sequence: changes.length + 1, productId, kind })
  }
  const byIds = (ids: readonly string[]): Product[] => ids.flatMap((id) => rows.get(id) ?? [])
  /** As a database reads it at this moment. */
  const now = (one: Product): Product => (isReductionOn(one.offerDate, Date.now()) ? one : { ...one, offSale: true })
  const moments = (one: Product) =>
    [one.offerDate?.startDate, one.offerDate?.endDate].flatMap((date) => (date === undefined ? [] : Date.parse(date)))
  const item = ({ description: _d, additionalInformation: _a, reviews: _r, ...rest }: Product): CatalogueItem => rest
  async function items(ids: readonly string[]): Promise<CatalogueItem[]> {
    if (failing) {
      failing = false
      throw new Error('The database is away')
    }
    return byIds(ids).map((one) => item(now(one)))
  }
  return {
    currency: USD,
    catalogue: {
      count: async () => rows.size,
      async eachIndexed(take) {
        for (const one of await items([...rows.keys()])) take([one])
      },
      items: () => items([...rows.keys()]),
      itemsByIds: items,
      async productsByIds(ids) {
        reads += 1
        return byIds(ids).map(now)
      },
      categories: async () => categories,
      brands: async () => brands,
    },
    changes: {
      latest: async () => changes.length,
      latestShown: async () => changes.findLast(({ kind }) => kind !== 'stock')?.sequence ?? 0,
      since: async (sequence) => changes.slice(sequence),
      mark: async (sequence) => (changes[sequence - 1] ? `${name} ${sequence}` : null),
      watch(onChange) {
        watchers.add(onChange)
        return () => watchers.delete(onChange)
      },
    },
    sales: {
      async moments(at) {
        const all = [...rows.values()].flatMap(moments).toSorted((a, b) => a - b)
        const last = all.findLast((ms) => ms <= at.getTime())
        const next = all.find((ms) => ms > at.getTime())
        return {
          last: last === undefined ? null : new Date(last),
          next: next === undefined ? null : new Date(next),
        }
      },
      async turned(after, upTo, most) {
        const has = (one: Product) => moments(one).some((ms) => ms > after.getTime() && ms <= upTo.getTime())
        return [...rows.values()]
          .filter(has)
          .map(({ id }) => id)
          .slice(0, most)
      },
    },
    put(kind, ...fresh) {
      for (const one of fresh) {
        rows.set(one.id, one)
        note(kind === 'catalogue' ? null : one.id, kind)
      }
      for (const watcher of watchers) watcher()
    },
    remove(id) {
      rows.delete(id)
      note(id, 'content')
      for (const watcher of watchers) watcher()
    },
    failOnce() {
      failing = true
    },
    get reads() {
      return reads
    },
  }
}

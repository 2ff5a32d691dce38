/** Products, categories and orders with the addresses under which their pictures can be loaded, in place of what the owner wrote. */
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { Order } from '#domain/order/order.ts'
import type { HomeSettings, ShopSettings } from '#domain/shop/shop-settings.ts'
import type { CatalogueReading } from '../catalogue/catalogue-reading.ts'
import type { OrderRepository } from '../orders/order-repository.ts'

export interface PictureFinder {
  /**
   * The address of each picture that an owner names by a path such as `/media/lamps/tall.jpg` or by a URL; '' where there is none to load.
   * `again` looks at the files once more instead of remembering.
   */
  addresses(sources: Iterable<string>, again?: boolean): Promise<ReadonlyMap<string, string>>
}

/** The catalogue as shoppers see it; the files are looked at again whenever the whole catalogue is read. */
export function withPictureAddresses(reading: CatalogueReading, finder: PictureFinder): CatalogueReading {
  const { catalogue } = reading
  async function replaced<T extends CatalogueItem>(items: T[], again = false): Promise<T[]> {
    const addresses = await finder.addresses(sourcesOf(items), again)
    return items.map((item) => withPictures(item, addresses))
  }
  async function replacedIn<T extends Record<K, string>, K extends string>(rows: T[], field: K): Promise<T[]> {
    const addresses = await finder.addresses(rows.map((row) => row[field]))
    return rows.map((row) => ({ ...row, [field]: addresses.get(row[field]) ?? '' }))
  }
  return {
    ...reading,
    catalogue: {
      count: () => catalogue.count(),
      // The index keeps no pictures, but it is read when the whole catalogue is.
      async eachIndexed(take) {
        await finder.addresses([], true)
        await catalogue.eachIndexed(take)
      },
      items: async () => replaced(await catalogue.items(), true),
      itemsByIds: async (ids) => replaced(await catalogue.itemsByIds(ids)),
      productsByIds: async (ids) => replaced(await catalogue.productsByIds(ids)),
      categories: async () => replacedIn(await catalogue.categories(), 'img'),
      brands: async () => replacedIn(await catalogue.brands(), 'logo'),
    },
  }
}

/** Orders keep what the owner wrote, so that their pictures are found for as long as the files are there. */
export function withOrderPictures(orders: OrderRepository, finder: PictureFinder): OrderRepository {
  async function replaced(order: Order): Promise<Order> {
    const addresses = await finder.addresses(order.lines.map((line) => line.img))
    return { ...order, lines: order.lines.map((line) => ({ ...line, img: addresses.get(line.img) ?? '' })) }
  }
  return {
    ...orders,
    async place(...request) {
      const outcome = await orders.place(...request)
      return 'order' in outcome ? { ...outcome, order: await replaced(outcome.order) } : outcome
    },
    async find(number) {
      const order = await orders.find(number)
      return order && replaced(order)
    },
    async move(...request) {
      const outcome = await orders.move(...request)
      return 'order' in outcome ? { ...outcome, order: await replaced(outcome.order) } : outcome
    },
  }
}

/** The settings with heroes that can be loaded; `missing` names, by home, those that cannot and are left out. */
export async function withHeroAddresses(
  settings: ShopSettings,
  finder: PictureFinder,
): Promise<{ settings: ShopSettings; missing: { home: string; hero: string }[] }> {
  const addresses = await finder.addresses(Object.values(settings.homes).flatMap(({ hero }) => hero ?? []))
  const missing: { home: string; hero: string }[] = []
  const homes = Object.entries(settings.homes).map(([home, { hero, ...rest }]): [string, HomeSettings] => {
    if (hero === undefined) return [home, rest]
    const address = addresses.get(hero) ?? ''
    if (address !== '') return [home, { ...rest, hero: address }]
    missing.push({ home, hero })
    return [home, rest]
  })
  return { settings: { ...settings, homes: Object.fromEntries(homes) }, missing }
}

function* sourcesOf(items: readonly CatalogueItem[]): Generator<string> {
  for (const item of items) {
    yield item.img
    for (const { img } of item.imageURLs) yield img
  }
}

/**
 * A picture that cannot be loaded leaves the list, but where it names a colour it stays without an address: the colour can still be bought.
 * The first that can be loaded stands in for a main picture that cannot.
 */
function withPictures<T extends CatalogueItem>(item: T, addresses: ReadonlyMap<string, string>): T {
  const imageURLs = item.imageURLs.flatMap((image) => {
    const img = addresses.get(image.img) ?? ''
    return img === '' && !image.color ? [] : [{ ...image, img }]
  })
  const first = imageURLs.find(({ img }) => img !== '')?.img ?? ''
  return { ...item, img: addresses.get(item.img) || first, imageURLs }
}

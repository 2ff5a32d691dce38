/** The API alone over a catalogue in memory. */
import { ENGLISH } from '#domain/shop/page-languages.ts'
import { makePack } from '#texts/make-pack.ts'
import { toMinor } from '#domain/shop/testing/dollars.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { NO_COMPANIONS } from '#services/orders/bought-together.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import type { Store } from '#services/store.ts'
import { NO_ORDERS } from '#services/testing/no-orders.ts'
import { brand, category, memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'
import { apiPlugin } from '../api-plugin.ts'

export const SAMPLE: Product[] = [
  product('101', {
    title: 'Meridian Over-Ear',
    price: toMinor(329),
    discount: 15,
    reviews: [{ name: 'Mara T.', review: 'Clear', rating: 4.5, date: '2026-01-02' }],
  }),
  product('9', {
    title: 'Weekend Bag',
    parent: 'Bags & Shoes',
    productType: 'fashion',
    brand: { name: 'Hale & Moor' },
    price: toMinor(89.5),
  }),
  product('10', {
    title: 'Slides',
    parent: 'Bags & Shoes',
    productType: 'fashion',
    status: 'out-of-stock',
    price: toMinor(45),
  }),
]

export async function testApi(
  products: readonly Product[] = SAMPLE,
  options: { ping?: () => Promise<void>; draining?: () => boolean; siteUrl?: string; start?: boolean } = {},
): Promise<{ app: FastifyInstance; store: Store; database: ReturnType<typeof memoryCatalogue> }> {
  const database = memoryCatalogue(
    products,
    [category('c1', 'Headphones'), category('c2', 'Bags & Shoes', { productType: 'fashion' })],
    [brand('b1', 'Solvane'), brand('b2', 'Hale & Moor')],
  )
  const catalogue = createCatalogueService(database)
  if (options.start !== false) await catalogue.start()
  const siteUrl = options.siteUrl ?? 'http://shop.test'
  const store: Store = {
    catalogue,
    orders: NO_ORDERS,
    companions: NO_COMPANIONS,
    texts: makePack('en'),
    language: ENGLISH,
    languages: [ENGLISH],
    worksOffline: false,
    shop: DEFAULT_SHOP_SETTINGS,
    siteUrl,
    api: { baseUrl: '/api', external: false },
  }
  const app = Fastify({ http: { maxHeaderSize: 65_536 } })
  const { ping = async () => undefined, draining } = options
  await app.register(apiPlugin, { prefix: '/api', store, ping, draining })
  onTestFinished(async () => {
    await app.close()
    await catalogue.stop()
  })
  return { app, store, database }
}

/** The address of `GET /product` with a filter. */
export function withFilter(filter: unknown): string {
  return `/api/product?${new URLSearchParams({ filter: typeof filter === 'string' ? filter : JSON.stringify(filter) })}`
}

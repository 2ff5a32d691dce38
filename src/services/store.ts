/** What every loader and API route gets: the services of one process, bundled. */
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { PageLanguage } from '#domain/shop/page-languages.ts'
import type { TextPack } from '#texts/text-pack.ts'
import type { Companions } from './orders/bought-together.ts'
import type { CatalogueService } from './catalogue/catalogue-service.ts'
import type { OrderReading } from './orders/order-service.ts'

export interface ApiAddress {
  /** `/api`, or an absolute address without a trailing slash; what the browser puts before a call's path. */
  baseUrl: string
  /** True when the address names an origin; no CSRF header is sent there (spec 12.1). */
  external: boolean
}

export interface Store {
  catalogue: CatalogueService
  orders: OrderReading
  companions: Companions
  shop: ShopSettings
  /** What the shop says, in the language of the pages. */
  texts: TextPack
  language: PageLanguage
  /** All languages of the shop, the main one first. */
  languages: readonly PageLanguage[]
  /** What many search for; none where searches are not counted. */
  popularSearches?: () => Promise<readonly string[]>
  /** Public origin without a trailing slash, such as `https://shop.example`; never taken from a request. */
  siteUrl: string
  api: ApiAddress
  /** Whether browsers may keep what was seen for the time without a net. */
  worksOffline: boolean
}

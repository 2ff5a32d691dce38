/** The owner's settings: what `shop.json` may change without code, with the specification's constants as defaults. */
import { DOLLARS, moneyOf, type MoneySettings } from './shop-money.ts'
import { defaultShipping, type ShippingSetting } from './shipping-settings.ts'
import { DEFAULT_MARKET, type MarketSettings } from './market-settings.ts'
import { DEFAULT_TAX, type TaxSettings } from './tax-settings.ts'
import { DEFAULT_SIZE_GUIDES, type SizeGuide } from './size-guides.ts'

export interface ProductType {
  /** As in a product's `productType`. */
  id: string
  title: string
  /** Path segment under /home, or null for a type without a home of its own. */
  home: string | null
}

export interface HomeSettings {
  enabled: boolean
  /** CSS colour that replaces the mood's accent; absent means the mood's own. */
  accent?: string
  /** Address of a hero picture; absent means the mood's own. */
  hero?: string
}

export interface SearchSettings {
  /** Groups of names for the same goods, of one word or of two. */
  synonyms: readonly (readonly string[])[]
  /** Path of this site that a search text leads to instead of results. */
  redirects: Readonly<Record<string, string>>
}

export interface ReviewSettings {
  /** In a live shop a buyer's review is shown only once it was approved, like anybody's. */
  buyersWait: boolean
}

export interface ShopSettings {
  name: string
  money: MoneySettings
  /** BCP 47: the language of the pages without a prefix. */
  locale: string
  /** BCP 47: further languages, each under its prefix. */
  languages: readonly string[]
  /** ISO 3166-1 alpha-2: where orders are taken to go while no address says so. */
  country: string
  tax: TaxSettings
  contact: { phone: string; email: string; address: readonly string[]; hours: string }
  productTypes: readonly ProductType[]
  /** Keyed by path segment under /home: main, electronic, fashion, beauty, jewelry. */
  homes: Readonly<Record<string, HomeSettings>>
  /** Those that are on, in the order in which they are offered; at least one. */
  shipping: readonly ShippingSetting[]
  freeShippingNote: string
  taxSentence: string
  returnDays: number
  /** Local time of the shop, 24-hour `HH:MM`. */
  dispatchCutOff: string
  /** Keyed by category slug. */
  sizeGuides: Readonly<Record<string, SizeGuide>>
  search: SearchSettings
  /** Whether this is a live shop; where it is not said, it is one as soon as other goods than the sample's are sold. */
  live?: boolean
  /** Stands before the numbers of invoices. */
  invoicePrefix: string
  /** Stands on invoices, such as a VAT identification number. */
  taxNumber?: string
  reviews: ReviewSettings
  market: MarketSettings
  /** By further language (BCP 47), what colours, sizes, tags and attributes of the goods are called there. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Spec 1.2, 9.3, 9.7 and 12.2. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  name: 'Vitrine',
  money: DOLLARS,
  locale: 'en-US',
  languages: [],
  country: 'US',
  tax: DEFAULT_TAX,
  contact: {
    phone: '(555) 010-0199',
    email: 'support@vitrine.example',
    address: ['12 Sample Street', 'Springfield, 00000'],
    hours: 'Monday to Friday, 9am to 5pm',
  },
  productTypes: [
    { id: 'electronics', title: 'Electronics', home: 'electronic' },
    { id: 'fashion', title: 'Fashion', home: 'fashion' },
    { id: 'beauty', title: 'Beauty', home: 'beauty' },
    { id: 'jewelry', title: 'Jewelry', home: 'jewelry' },
  ],
  homes: {
    main: { enabled: true },
    electronic: { enabled: true },
    fashion: { enabled: true },
    beauty: { enabled: true },
    jewelry: { enabled: true },
  },
  shipping: defaultShipping(moneyOf({ money: DOLLARS })),
  freeShippingNote: 'Free shipping on every order',
  taxSentence: 'Prices include tax',
  returnDays: 30,
  dispatchCutOff: '14:30',
  sizeGuides: DEFAULT_SIZE_GUIDES,
  search: { synonyms: [], redirects: {} },
  invoicePrefix: '',
  reviews: { buyersWait: true },
  market: DEFAULT_MARKET,
  names: {},
}

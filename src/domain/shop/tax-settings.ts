/** How a shop's prices stand to tax: what `shop.json` says of it. */

export interface TaxRate {
  /** As shoppers read it, such as "VAT". */
  name: string
  /** 0 to 100, at most four decimals. */
  percent: number
  /** Goods that name this `taxClass`; all goods where it is absent. */
  class?: string
  /** ISO 3166-1 alpha-2; everywhere where they are absent. */
  countries?: readonly string[]
  /** States or provinces, as addresses name them. */
  regions?: readonly string[]
}

export interface TaxSettings {
  /** Prices include it, it is added to them, or nothing is said of it. */
  mode: 'included' | 'added' | 'none'
  rates: readonly TaxRate[]
  /** The class of shipping; absent means that it goes with the goods. */
  shippingClass?: string
}

export const DEFAULT_TAX: TaxSettings = { mode: 'included', rates: [] }

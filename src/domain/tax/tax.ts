/** Owns what tax an order bears: which rate falls on what, and one amount a rate, rounded once. */
import { minor, type Minor, sumOf, ZERO } from '#domain/money/minor.ts'
import type { TaxRate, TaxSettings } from '#domain/shop/tax-settings.ts'

/** Where goods go; what is not known yet matches no rate of a place. */
export interface TaxPlace {
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  region?: string | undefined
}

/** Goods of one price. */
export interface TaxedGoods {
  /** Of all pieces, before a code takes something off. */
  amount: Minor
  taxClass?: string | undefined
}

export interface TaxedOrder {
  goods: readonly TaxedGoods[]
  /** What a code takes off all of them. */
  discount: Minor
  shipping: Minor
  /** Of the chosen way, before the shop's own. */
  shippingClass?: string | undefined
  place: TaxPlace
}

/** One rate's share of an order. */
export interface TaxLine {
  name: string
  percent: number
  amount: Minor
}

/** The most specific rate: one of a region before one of a country before one of a class alone; the earlier one of equals. Null where none fits. */
export function taxRateOf(rates: readonly TaxRate[], taxClass: string | undefined, place: TaxPlace): TaxRate | null {
  let best: TaxRate | null = null
  let most = -1
  for (const rate of rates) {
    const weight = weightOf(rate, taxClass, place)
    if (weight > most) [best, most] = [rate, weight]
  }
  return best
}

/** -1 where the rate does not fit. */
function weightOf(rate: TaxRate, taxClass: string | undefined, { country, region }: TaxPlace): number {
  const isOf = (names: readonly string[] | undefined, name: string | undefined) =>
    names === undefined || names.some((one) => name !== undefined && plain(one) === plain(name))
  if (rate.class !== undefined && rate.class !== taxClass) return -1
  if (!isOf(rate.countries, country) || !isOf(rate.regions, region)) return -1
  return (rate.regions ? 4 : 0) + (rate.countries ? 2 : 0) + (rate.class === undefined ? 0 : 1)
}

function plain(name: string): string {
  return name.trim().toUpperCase()
}

/** An exact share of an amount: `over / under` minor units of it bear the rate. */
interface Share {
  rate: TaxRate
  over: bigint
}

/**
 * A line for each rate that falls on something, in the order of the settings; none in the mode `none`. A code's discount lessens all goods in
 * proportion. Shipping bears the rate of its class; in the mode `included`, without a class, those of the goods in proportion. Spec 9.8.
 */
export function orderTaxes(order: TaxedOrder, settings: TaxSettings): TaxLine[] {
  const { goods, discount, shipping, place } = order
  const { mode, rates } = settings
  const shippingClass = order.shippingClass ?? settings.shippingClass
  if (mode === 'none' || rates.length === 0) return []
  const subtotal = BigInt(sumOf(goods.map(({ amount }) => amount)))
  const inProportion = mode === 'included' && shippingClass === undefined && subtotal > 0n
  // All shares are in parts of `under`, so that nothing is rounded before the end.
  const under = subtotal > 0n ? subtotal : 1n
  const left = subtotal - BigInt(discount) + (inProportion ? BigInt(shipping) : 0n)
  const shares: Share[] = goods.flatMap(({ amount, taxClass }) => {
    const rate = taxRateOf(rates, taxClass, place)
    return rate ? [{ rate, over: BigInt(amount) * left }] : []
  })
  const ofShipping = inProportion ? null : taxRateOf(rates, shippingClass, place)
  if (ofShipping) shares.push({ rate: ofShipping, over: BigInt(shipping) * under })
  return taxLines(shares, under, settings)
}

function taxLines(shares: readonly Share[], under: bigint, { mode, rates }: TaxSettings): TaxLine[] {
  const lines = new Map<string, { name: string; percent: number; over: bigint }>()
  for (const { name, percent } of rates) lines.set(keyOf({ name, percent }), { name, percent, over: 0n })
  const met = new Set<string>()
  for (const { rate, over } of shares) {
    const key = keyOf(rate)
    const line = lines.get(key)
    if (!line || over === 0n) continue
    met.add(key)
    line.over += over
  }
  return [...lines].flatMap(([key, { name, percent, over }]) => {
    if (!met.has(key)) return []
    // Percents have at most four decimals.
    const parts = BigInt(Math.round(percent * 10_000))
    const whole = mode === 'included' ? 1_000_000n + parts : 1_000_000n
    return [{ name, percent, amount: halfUp(over * parts, under * whole) }]
  })
}

function keyOf({ name, percent }: Pick<TaxRate, 'name' | 'percent'>): string {
  return JSON.stringify([name, percent])
}

function halfUp(over: bigint, under: bigint): Minor {
  return minor(Number((2n * over + under) / (2n * under)))
}

/** What tax adds to a total; nothing where prices include it. */
export function addedTax(taxes: readonly TaxLine[], { mode }: Pick<TaxSettings, 'mode'>): Minor {
  return mode === 'added' ? sumOf(taxes.map(({ amount }) => amount)) : ZERO
}

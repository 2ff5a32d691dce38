/** Owns the judgement of an order: what its lines cost now, what differs from what the shopper was told, and what it comes to. */
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'
import { findVariant, hasVariants } from '#domain/catalogue/product/variant.ts'
import { availability } from '#domain/inventory/availability.ts'
import { colorNames, defaultChoice, sizeNames } from '#domain/inventory/choice.ts'
import { minus, plus, sumOf, times, ZERO } from '#domain/money/minor.ts'
import { priceOf } from '#domain/pricing/sale-price.ts'
import { addedTax, orderTaxes } from '#domain/tax/tax.ts'
import { chosenOffer, type ShippingOffer, shippingOffers, weightOf } from '#domain/pricing/shipping.ts'
import { type Money, moneyOf } from '#domain/shop/shop-money.ts'
import type { ShippingSetting } from '#domain/shop/shipping-settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { piecesThatFit } from './order-limits.ts'
import type { OrderChange, SumsIn, QuoteRequest, RequestedLine, SoldLine } from './order.ts'
import { applyPromotion, promotionRefusal, type TypedPromotion } from './promotion.ts'

/** What of the shop's settings an order depends on. */
export type OrderTerms = Pick<ShopSettings, 'money' | 'shipping' | 'country' | 'tax'>

/** What an order is judged against, as it is at one moment. */
export interface QuoteBasis {
  /** The products that the lines name; what the shop does not have is absent. */
  products: ReadonlyMap<string, CatalogueItem>
  /** What is known of the request's code, where it brings one. */
  promotion?: TypedPromotion
  shop: OrderTerms
  now: Date
}

/** A line as it would be sold. */
export interface QuotedLine extends SoldLine {
  /** Position in the request's lines, from 0. */
  line: number
  /** Colour and size of the row of stock that it draws on; both absent for a product without variants. */
  stock: ProductChoice
}

/** The lines that can be had, in as many pieces as can be had, and their sums: what the shopper would pay after accepting every change. */
export interface OrderQuote extends SumsIn {
  lines: readonly QuotedLine[]
  /** Empty when everything is as the shopper was told; lines first and in order, then the code, then the total. */
  changes: readonly OrderChange[]
  /** The code that holds, as it is kept. */
  code?: string
  /** The way that it goes, absent where none serves. */
  shippingSetting?: ShippingSetting
  /** Every way that serves it. */
  shippingOffers: readonly ShippingOffer[]
}

/**
 * Judges a request: prices, choices and stock of every line, the code, the total. Stock is judged on the sum over all lines that draw on it, the
 * earlier line first. Spec 10.4.
 */
export function quoteOrder(request: QuoteRequest, basis: QuoteBasis): OrderQuote {
  const changes: OrderChange[] = []
  const taken = new Map<string, number>()
  const money = moneyOf(basis.shop)
  const lines = request.lines.flatMap((requested, line) => {
    const product = basis.products.get(requested.id)
    if (!product) {
      changes.push({ line, id: requested.id, kind: 'gone', was: null, now: null })
      return []
    }
    const quoted = quoteLine(requested, line, product, { taken, money })
    changes.push(...quoted.changes)
    return quoted.sold ? [quoted.sold] : []
  })
  const subtotal = sumOf(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)))
  const promotion = request.code === undefined ? undefined : basis.promotion
  const refusal = promotion ? promotionRefusal(promotion, subtotal, basis.now, money) : null
  if (refusal !== null) changes.push({ kind: 'code', was: request.code ?? null, now: refusal })
  const code = refusal === null ? (promotion?.code ?? null) : null
  const weight = weightOf(lines.map(({ id, quantity }) => ({ weight: basis.products.get(id)?.weight, quantity })))
  const country = request.address?.country ?? basis.shop.country
  const { discount } = applyPromotion(code, subtotal, ZERO)
  const offers = shippingOffers(basis.shop.shipping, { country, goods: minus(subtotal, discount), weight })
  const offer = chosenOffer(offers, request.shipping)
  if (offer?.setting.id !== request.shipping) {
    changes.push({ kind: 'shipping', was: request.shipping, now: offer?.setting.id ?? null })
  }
  const { shipping } = applyPromotion(code, subtotal, offer?.price ?? ZERO)
  const taxes = orderTaxes(
    {
      goods: lines.map(({ id, unitPrice, quantity }) => ({
        amount: times(unitPrice, quantity),
        taxClass: basis.products.get(id)?.taxClass,
      })),
      discount,
      shipping,
      shippingClass: offer?.setting.taxClass,
      place: { country, region: request.address?.state },
    },
    basis.shop.tax,
  )
  const total = plus(plus(minus(subtotal, discount), shipping), addedTax(taxes, basis.shop.tax))
  if (request.total !== undefined && request.total !== total) {
    changes.push({ kind: 'total', was: request.total, now: total })
  }
  return {
    lines,
    changes,
    ...(code && { code: code.code }),
    subtotal,
    discount,
    shipping,
    ...(offer && { shippingSetting: offer.setting }),
    shippingOffers: offers.offered,
    total,
    currency: money.currency.code,
    taxes,
  }
}

function quoteLine(
  requested: RequestedLine,
  line: number,
  product: CatalogueItem,
  { taken, money }: { taken: Map<string, number>; money: Money },
): { sold?: QuotedLine; changes: OrderChange[] } {
  const { id } = product
  const choice = defaultChoice(product, requested.choice)
  if (!isOffered(product, choice)) {
    const instead = choiceText(defaultChoice(product)) || null
    return { changes: [{ line, id, kind: 'choice', was: choiceText(requested.choice), now: instead }] }
  }
  const changes: OrderChange[] = []
  const price = priceOf(product, choice)
  if (requested.price !== undefined && requested.price !== price.sale) {
    changes.push({ line, id, kind: 'price', was: requested.price, now: price.sale })
  }
  const stock = stockChoice(product, choice)
  const pool = JSON.stringify([id, stock.color, stock.size])
  const before = taken.get(pool) ?? 0
  const left = Math.max(0, availability(product, choice).quantity - before)
  const quantity = Math.min(requested.quantity, left, piecesThatFit(price.sale, money.currency))
  taken.set(pool, before + quantity)
  if (quantity < requested.quantity) changes.push({ line, id, kind: 'stock', was: requested.quantity, now: quantity })
  if (quantity === 0) return { changes }
  const sold: QuotedLine = {
    line,
    id,
    title: product.title,
    img: pictureOf(product, choice),
    sku: findVariant(product, choice)?.sku ?? product.sku,
    choice,
    stock,
    quantity,
    unitPrice: price.sale,
    listPrice: price.list,
  }
  return { sold, changes }
}

/** Colours and sizes only among those that the product has; where stock is kept per variant, only as one of them. */
function isOffered(product: CatalogueItem, choice: ProductChoice): boolean {
  return (
    isAmong(choice.color, colorNames(product)) &&
    isAmong(choice.size, sizeNames(product)) &&
    (!hasVariants(product) || findVariant(product, choice) !== undefined)
  )
}

function isAmong(chosen: string | undefined, names: readonly string[]): boolean {
  return chosen === undefined ? names.length === 0 : names.includes(chosen)
}

function stockChoice(product: CatalogueItem, choice: ProductChoice): ProductChoice {
  const variant = findVariant(product, choice)
  return {
    ...(variant?.color !== undefined && { color: variant.color }),
    ...(variant?.size !== undefined && { size: variant.size }),
  }
}

/** The picture of the chosen colour, where there is one. */
function pictureOf(product: CatalogueItem, choice: ProductChoice): string {
  const picture = product.imageURLs.find((image) => choice.color !== undefined && image.color?.name === choice.color)
  return picture?.img ?? product.img
}

/** A choice in one text, such as `Navy, US 8`. */
function choiceText({ color, size }: ProductChoice): string {
  return [color, size].filter((part) => part !== undefined && part !== '').join(', ')
}

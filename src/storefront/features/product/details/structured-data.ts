/** A product as search engines read it: schema.org's Product. */
import { offerEnd } from '#domain/catalogue/product/discount.ts'
import { brandName } from '#domain/catalogue/product/brand-name.ts'
import { type GoodsNames, nameIn } from '#domain/catalogue/product/goods-names.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { availability } from '#domain/inventory/availability.ts'
import { DOLLARS, moneyOf } from '#domain/shop/shop-money.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { priceSpread } from '#domain/pricing/sale-price.ts'
import { links } from '../../../links.ts'
import { sharedPicture } from '#ui/pictures/picture-source.ts'

/** `siteUrl` is where the pages of the language begin: the public origin with their prefix. The rating is the real average or none at all (spec 2.17). */
export function structuredData(
  product: Product,
  siteUrl: string,
  shop: Pick<ShopSettings, 'money'> = { money: DOLLARS },
  names: GoodsNames = {},
) {
  const { currency, toDecimal } = moneyOf(shop)
  const address = siteUrl + links.product(product.id)
  const { rating } = product
  const brand = brandName(product)
  const image = sharedPicture(product.img)
  const { lowest, varies } = priceSpread(product)
  const end = lowest.saving > 0 ? offerEnd(product) : undefined
  const price = toDecimal(lowest.sale).toFixed(currency.digits)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.sku,
    category: nameIn(names, product.parent),
    ...(image !== '' && URL.canParse(image, siteUrl) && { image: new URL(image, siteUrl).href }),
    ...(brand !== '' && { brand: { '@type': 'Brand', name: nameIn(names, brand) } }),
    offers: {
      // "From": search engines take a single price only where there is one.
      ...(varies ? { '@type': 'AggregateOffer', lowPrice: price } : { '@type': 'Offer', price }),
      url: address,
      priceCurrency: currency.code,
      ...(end !== undefined && { priceValidUntil: end }),
      availability: `https://schema.org/${availability(product).buyable ? 'InStock' : 'OutOfStock'}`,
    },
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}

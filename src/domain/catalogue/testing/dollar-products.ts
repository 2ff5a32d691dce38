/** Products of the sample's currency on their way outside and back. */
import { USD } from '#domain/money/currency.ts'
import * as decimals from '../product-decimals.ts'

type Priced = Parameters<typeof decimals.toDecimals>[0]

export const toDecimals = <Product extends Priced>(product: Product): decimals.Decimal<Product> =>
  decimals.toDecimals(product, USD)

export const fromDecimals = <Product extends Priced>(product: decimals.Decimal<Product>): Product =>
  decimals.fromDecimals(product, USD)

/** Owns the three lists that the browser keeps: cart, wishlist and compare, under the keys of spec 4.11. */
import { type CartLine, type KeptProduct, lineKey, mergeEqualLines } from '#domain/cart/cart-line.ts'
import { toDecimals } from '#domain/catalogue/product-decimals.ts'
import type { ListFormat } from './list-file.ts'
import { createListStore, type ListStore, type StoreEnvironment } from './list-store.ts'
import { browserMoney } from '../page-money.ts'
import { decodeLine, decodeProduct } from './stored-product.ts'

export interface Stores {
  cart: ListStore<CartLine>
  wishlist: ListStore<KeptProduct>
  compare: ListStore<KeptProduct>
}

function encode<Product extends KeptProduct>(product: Product) {
  return toDecimals(product, browserMoney().currency)
}

const CART_FORMAT: ListFormat<CartLine> = {
  decode: decodeLine,
  encode,
  settle: mergeEqualLines,
  amounts: (lines) => new Map(lines.map((line) => [lineKey(line), line.orderQuantity])),
}

const LIST_FORMAT: ListFormat<KeptProduct> = {
  decode: decodeProduct,
  encode,
  settle: (products) =>
    [...new Map(products.toReversed().map((product) => [product.id, product])).values()].toReversed(),
  amounts: (products) => new Map(products.map((product) => [product.id, 1])),
}

/** The three stores of one tab; nothing is read yet. */
export function createStores(environment: StoreEnvironment): Stores {
  return {
    cart: createListStore(environment, 'cart_products', CART_FORMAT),
    wishlist: createListStore(environment, 'wishlist_products', LIST_FORMAT),
    compare: createListStore(environment, 'compare_products', LIST_FORMAT),
  }
}

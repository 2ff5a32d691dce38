/** Looks stored products up again by id, through the one call of the API that takes a list (spec 4.12). */
import type { Decimal } from '#domain/catalogue/product-decimals.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { fromApi } from '../api-products.ts'
import type { ResolveProducts } from './product-refresh.ts'

/** @param apiBaseUrl what stands before a call's path. The resolver rejects when the API cannot answer. */
export function productResolver(apiBaseUrl: string): ResolveProducts {
  return async (ids) => {
    const filter = new URLSearchParams({ filter: JSON.stringify({ ids }) })
    const answer = await fetch(`${apiBaseUrl}/product?${filter}`)
    if (!answer.ok) throw new Error(`Products could not be looked up: the API answered ${answer.status}`)
    return ((await answer.json()) as Decimal<Product>[]).map(fromApi)
  }
}

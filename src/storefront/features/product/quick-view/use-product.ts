/** A whole product for the quick view, fetched by its id (spec 7.1). */
import type { Decimal } from '#domain/catalogue/product-decimals.ts'
import type { Product } from '#domain/catalogue/product/product.ts'
import { fromApi } from '#storefront/state/api-products.ts'
import { useEffect, useState } from 'react'

export type ProductAnswer = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; product: Product }

/** @param apiBaseUrl what stands before a call's path. An id of null asks for nothing. */
export function useProduct(id: string | null, apiBaseUrl: string): ProductAnswer {
  const [answer, setAnswer] = useState<ProductAnswer & { id: string | null }>({ state: 'loading', id: null })
  useEffect(() => {
    if (id === null) return
    const ended = new AbortController()
    fetchProduct(id, apiBaseUrl, ended.signal).then(
      (product) => setAnswer({ state: 'ready', product, id }),
      () => {
        if (!ended.signal.aborted) setAnswer({ state: 'failed', id })
      },
    )
    return () => ended.abort()
  }, [id, apiBaseUrl])
  return answer.id === id ? answer : { state: 'loading' }
}

async function fetchProduct(id: string, apiBaseUrl: string, signal: AbortSignal): Promise<Product> {
  const answer = await fetch(`${apiBaseUrl}/product/${encodeURIComponent(id)}`, { signal })
  if (!answer.ok) throw new Error(`The product could not be fetched: the API answered ${answer.status}`)
  return fromApi((await answer.json()) as Decimal<Product>)
}

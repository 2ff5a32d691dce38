/** "Goes well with these" below the cart, worked out in the browser once the page has come to rest. */
import type { Cart } from '#domain/cart/cart-line.ts'
import type { CatalogueItem } from '#domain/catalogue/product.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRootData } from '../../state/root-data.ts'
import { browserCatalogue, loadBrowserCatalogue } from '../catalogue/browser-catalogue.ts'
import { ProductShelf, ProductShelfSkeleton } from '../saved-lists/product-shelf.tsx'

interface GoesWellProps {
  cart: Cart
  /** Shown where the catalogue is too large for the browser to look through. */
  topRated: readonly CatalogueItem[]
}

export function GoesWell({ cart, topRated }: GoesWellProps) {
  const { catalogueAddress } = useRootData()
  const [products, setProducts] = useState<readonly CatalogueItem[]>()
  const find = useEffectEvent(async (address: string) => {
    const { cartSuggestions } = await import('./cart-suggestions.ts')
    await loadBrowserCatalogue(address)
    // Not worked out again with every change: a card that was just added must stay.
    setProducts(cartSuggestions(cart, (await browserCatalogue()?.showcase()) ?? []))
  })
  useEffect(() => {
    // Without an answer the row is simply not there.
    if (catalogueAddress !== null) find(catalogueAddress).catch(() => setProducts([]))
  }, [catalogueAddress])
  if (catalogueAddress === null) return <ProductShelf title="Top rated right now" products={topRated} />
  if (products === undefined) return <ProductShelfSkeleton />
  return <ProductShelf title="Goes well with these" products={products} />
}

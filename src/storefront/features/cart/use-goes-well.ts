/** Finds goods for a cart: what others have ordered with its products, or what goes well with them by the catalogue. */
import { useCartText } from '#storefront/texts/cart.ts'
import type { Cart } from '#domain/cart/cart-line.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRootData } from '../../state/root-data.ts'
import { browserCatalogue, loadBrowserCatalogue } from '../catalogue/browser-catalogue.ts'
import { boughtTogether } from './bought-together.ts'

export interface Shelf {
  title: string
  products: readonly CatalogueItem[]
}

/** So many are bought together before they have the shelf for themselves. */
const ENOUGH = 2
const SHOWN = 4
const NONE: readonly CatalogueItem[] = []

interface GoesWellOptions {
  /** Shown where the catalogue is too large for the browser to look through. */
  topRated?: readonly CatalogueItem[]
  /** Found anew each time that this becomes true. */
  wanted?: boolean
}

/** At most four products; undefined until they are found. What was found stays while the cart changes: a card that was just added must not go. */
export function useGoesWell(cart: Cart, { topRated = NONE, wanted = true }: GoesWellOptions = {}): Shelf | undefined {
  const t = useCartText()
  const { catalogueAddress, apiBaseUrl } = useRootData()
  const [shelf, setShelf] = useState<Shelf>()
  const find = useEffectEvent(async (): Promise<Shelf> => {
    const together = await boughtTogether(apiBaseUrl, cart, SHOWN)
    if (together.length >= ENOUGH) return { title: t('boughtTogether'), products: together }
    if (catalogueAddress === null) return { title: t('topRatedRightNow'), products: topRated }
    // Without an answer the row is what others have ordered, or is simply not there.
    const suggested = await suggestions(catalogueAddress, cart).catch(() => [])
    const known = new Set(together.map(({ id }) => id))
    const products = [...together, ...suggested.filter(({ id }) => !known.has(id))].slice(0, SHOWN)
    return { title: t('goesWellWithThese'), products }
  })
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    void find().then((found) => {
      if (!left) setShelf(found)
    })
    return () => {
      left = true
    }
  }, [wanted])
  return shelf
}

async function suggestions(catalogueAddress: string, cart: Cart): Promise<readonly CatalogueItem[]> {
  const { cartSuggestions } = await import('./cart-suggestions.ts')
  await loadBrowserCatalogue(catalogueAddress)
  return cartSuggestions(cart, (await browserCatalogue()?.showcase()) ?? [])
}

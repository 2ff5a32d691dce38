/** Owns the hooks through which components see the stores; on the server and during hydration all of them see empty lists. */
import { useStore } from 'zustand/react'
import type { CartLine, KeptProduct } from '#domain/cart/cart-line.ts'
import { isInCart } from '#domain/cart/cart-line.ts'
import { isListed } from '#domain/cart/product-list.ts'
import { cartQuantity } from '#domain/cart/totals.ts'
import { stores } from './browser-stores.ts'
import type { ListState } from './list-store.ts'

export interface Counts {
  /** Sum of orderQuantity. */
  cart: number
  wishlist: number
  compare: number
  loaded: boolean
}

/** The cart's lines, and whether they have been read yet. */
export function useCart(): ListState<CartLine> {
  return useStore(stores.cart.state)
}

/** The wishlist, and whether it has been read yet. */
export function useWishlist(): ListState<KeptProduct> {
  return useStore(stores.wishlist.state)
}

/** The compare list, and whether it has been read yet. */
export function useCompare(): ListState<KeptProduct> {
  return useStore(stores.compare.state)
}

/** Sum of orderQuantity. Spec 9.3. */
export function useCartQuantity(): number {
  return useStore(stores.cart.state, (state) => cartQuantity(state.items))
}

/** Whether Add To Cart of a card is View Cart. Spec 4.8. */
export function useIsInCart(id: string): boolean {
  return useStore(stores.cart.state, (state) => isInCart(state.items, id))
}

/** Whether the wishlist button of a product is active. Spec 4.10. */
export function useInWishlist(id: string): boolean {
  return useStore(stores.wishlist.state, (state) => isListed(state.items, id))
}

/** Whether the compare button of a product is active. Spec 4.10. */
export function useInCompare(id: string): boolean {
  return useStore(stores.compare.state, (state) => isListed(state.items, id))
}

/** The numbers in the header; `loaded` once all three lists have been read. */
export function useCounts(): Counts {
  const cart = useCartQuantity()
  const wishlist = useStore(stores.wishlist.state, (state) => state.items.length)
  const compare = useStore(stores.compare.state, (state) => state.items.length)
  const cartLoaded = useStore(stores.cart.state, (state) => state.loaded)
  const wishlistLoaded = useStore(stores.wishlist.state, (state) => state.loaded)
  const compareLoaded = useStore(stores.compare.state, (state) => state.loaded)
  return { cart, wishlist, compare, loaded: cartLoaded && wishlistLoaded && compareLoaded }
}

/** Owns what lies over the page: search, mobile menu, cart preview, quick view, sizes and video; at most one of each. */
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import type { CatalogueItem, ProductChoice } from '#domain/catalogue/product/product.ts'

export interface QuickView {
  productId: string
  /** What the opener knew of the product, to be seen while the rest is fetched. */
  product?: CatalogueItem | undefined
  /** Name of the colour in which the opener shows it; absent means the first that can be bought. */
  color?: string | undefined
}

export interface Video {
  videoId: string
  /** Address of the picture that stands there until it plays: the product in the video's own colour. */
  poster?: string | undefined
}

export interface SizeQuestion {
  product: CatalogueItem
  /** Without a size. */
  choice: ProductChoice
  /** The control that was pressed. */
  opener: HTMLElement
}

export interface Overlays {
  search: boolean
  mobileMenu: boolean
  /** The drawer with the cart's lines. */
  cart: boolean
  quickView: QuickView | null
  /** The sizes of a product that is to go into the cart. */
  sizes: SizeQuestion | null
  video: Video | null
}

const CLOSED: Overlays = { search: false, mobileMenu: false, cart: false, quickView: null, sizes: null, video: null }

export const overlayStore = createStore<Overlays>(() => CLOSED)

export function openSearch(): void {
  overlayStore.setState({ search: true })
}

export function openMobileMenu(): void {
  overlayStore.setState({ mobileMenu: true })
}

export function openCart(): void {
  overlayStore.setState({ cart: true })
}

/** Opens the quick view of a product; its pending quantity starts at 1 again. Spec 2.15. */
export function openQuickView(quickView: QuickView): void {
  overlayStore.setState({ quickView })
}

/** Asks for the size of a product. Spec 4.7. */
export function openSizes(sizes: SizeQuestion): void {
  overlayStore.setState({ sizes })
}

export function openVideo(video: Video): void {
  overlayStore.setState({ video })
}

export function closeOverlay(overlay: keyof Overlays): void {
  overlayStore.setState({ [overlay]: CLOSED[overlay] })
}

/** Called on a navigation to another path; a change of the query alone leaves overlays open. Spec 2.16. */
export function closeAll(): void {
  overlayStore.setState(CLOSED)
}

/** Whether an overlay is open, and what it shows; all closed on the server. */
export function useOverlay<Name extends keyof Overlays>(overlay: Name): Overlays[Name] {
  return useStore(overlayStore, (state) => state[overlay])
}

import { beforeEach, describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import {
  closeAll,
  closeOverlay,
  openCart,
  openMobileMenu,
  openQuickView,
  openSearch,
  openVideo,
  overlayStore,
} from './overlay-store.ts'

const closed = { search: false, mobileMenu: false, cart: false, quickView: null, sizes: null, video: null }

describe('overlays', () => {
  beforeEach(closeAll)

  it('spec 2.16: each opens and closes by itself', () => {
    const lamp = makeItem({ id: '7' })
    openQuickView({ productId: '7', product: lamp, color: 'Brass' })
    openVideo({ videoId: 'local:lamp' })
    closeOverlay('video')
    expect(overlayStore.getState()).toEqual({ ...closed, quickView: { productId: '7', product: lamp, color: 'Brass' } })
    closeOverlay('quickView')
    expect(overlayStore.getState()).toEqual(closed)
  })

  it('spec 2.16: page navigation closes the search, the product modal, the cart preview and the mobile menu', () => {
    openSearch()
    openMobileMenu()
    openCart()
    openQuickView({ productId: '7' })
    expect(overlayStore.getState()).toMatchObject({
      search: true,
      mobileMenu: true,
      cart: true,
      quickView: { productId: '7' },
    })
    closeAll()
    expect(overlayStore.getState()).toEqual(closed)
  })
})

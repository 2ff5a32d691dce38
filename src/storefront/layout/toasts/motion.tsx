/** The movements that answer an adding: the picture flies to the cart, and the count that has grown answers. Loaded when a pointer or a key is first used; nothing moves where less motion is asked for. */
import { useEffect } from 'react'
import { stores } from '#storefront/state/lists/browser-stores.ts'
import { cartQuantity } from '#domain/cart/totals.ts'
import { type Toast, toastStore } from '#storefront/state/toast-store.ts'
import { flyToCart, rememberPress } from './fly-to-cart.ts'

const BUMP_MS = 200
/** Milliseconds after a press within which a count that grows is its answer, and not what another tab did. */
const ANSWERS = 1500

/** What an entry of the header leads to, as its `data-sign` says it in every language. */
type Sign = 'cart' | 'wishlist' | 'compare'

let pressedAt = -ANSWERS

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The counts at this entry swell for a moment. */
function bump(sign: Sign): void {
  for (const count of document.querySelectorAll(`a[data-sign=${sign}] > .tool-count`)) {
    count.animate({ scale: [1, 1.45, 1] }, { duration: BUMP_MS, easing: 'ease-out' })
  }
}

/** Once the new count stands there. */
function bumpSoon(sign: Sign): void {
  if (performance.now() - pressedAt < ANSWERS && !isCalm()) requestAnimationFrame(() => bump(sign))
}

export default function Motion() {
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      pressedAt = performance.now()
      rememberPress(event)
    }
    document.addEventListener('click', pressed, true)
    let flown: Toast | undefined
    const stops = [
      () => document.removeEventListener('click', pressed, true),
      toastStore.subscribe(({ toasts }) => {
        const newest = toasts.at(-1)
        if (newest === flown || !newest?.goods || isCalm()) return
        flown = newest
        flyToCart()
      }),
      stores.cart.state.subscribe((now, before) => {
        if (cartQuantity(now.items) > cartQuantity(before.items)) bumpSoon('cart')
      }),
      stores.wishlist.state.subscribe((now, before) => {
        if (now.items.length > before.items.length) bumpSoon('wishlist')
      }),
      stores.compare.state.subscribe((now, before) => {
        if (now.items.length > before.items.length) bumpSoon('compare')
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return null
}

/** What a plain press on a link does where the page can answer in place of another page. */
import type { MouseEvent } from 'react'
import { browserAddress, links } from '#storefront/links.ts'
import { openCart, openSearch } from './overlay-store.ts'

/** With a modifier key it stays a link, which opens a tab; so it does without scripts. */
function instead(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open()
}

export function pressSearch(event: MouseEvent): void {
  instead(event, openSearch)
}

/** The preview opens, except on the cart page itself. */
export function pressCart(event: MouseEvent): void {
  if (location.pathname !== browserAddress(links.cart)) instead(event, openCart)
}

/** The picture that moves between a list and a product's page: at most one element of a page carries its name. */

const NAME = 'product-picture'

let named: HTMLElement | null = null
let opened: string | null = null

function giveName(tile: HTMLElement): void {
  named?.style.removeProperty('view-transition-name')
  tile.style.setProperty('view-transition-name', NAME)
  named = tile
}

/** Before the product of `tile` is opened. */
export function openFrom(tile: HTMLAnchorElement): void {
  opened = tile.getAttribute('href')
  giveName(tile)
}

/** When a product's page is there, by a tile or by Back: its address is where the picture goes back to. */
export function openedAt(address: string): void {
  opened = address
}

/** A ref for every tile: the one whose product was seen last takes the picture back. */
export function takeBack(tile: HTMLAnchorElement | null): void {
  if (tile && opened !== null && tile.getAttribute('href') === opened) giveName(tile)
}

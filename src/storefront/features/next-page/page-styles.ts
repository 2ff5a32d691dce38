/** The style sheets of the pages that were shown in this document or are about to be. */

let sheets: readonly string[] = []
let tell: (() => void) | undefined

/**
 * Adds what is missing and gives all of them. None is ever taken away: all lie in cascade layers, and a browser works out the style of every
 * element anew when such a sheet comes or goes, which takes longer than the new page itself.
 */
export function withStyles(addresses: readonly string[]): readonly string[] {
  const missing = addresses.filter((address) => !sheets.includes(address))
  if (missing.length > 0) sheets = [...sheets, ...missing]
  return sheets
}

/** Fetches the sheets of a page that is likely to come; they are there before it is. */
export function addStyles(addresses: readonly string[]): void {
  const before = sheets
  if (withStyles(addresses) !== before) tell?.()
}

/** Hears of sheets that are added ahead. */
export function hearStyles(hear: () => void): () => void {
  tell = hear
  return () => (tell = undefined)
}

/** Whether all of them are loaded: what is drawn without would stand elsewhere a moment later. */
export function stylesAreThere(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  return (
    links.every(({ sheet }) => sheet !== null) &&
    sheets.every((address) => links.some((link) => link.getAttribute('href') === address))
  )
}

/** Which files stand behind a picture's address: our own photographs and pictures made from an owner's both come in several widths of AVIF beside WebP. */

/** Widths in pixels in which an owner's picture can be made, and older photographs of our own are there. */
export const PICTURE_WIDTHS = [320, 480, 640, 900] as const
/** Widths of a photograph whose address names the widest that there is: `#1280`, `#2000`. */
const MASTER_WIDTHS = [320, 640, 960, 1280, 2000]
const WITH_WIDTHS = /^(\/(?:media\/products|pictures)\/[^?#]+)-640\.webp(?:#(\d+))?$/

/** The `srcset` of `/media/products/<key>/<name>-640.webp` or `/pictures/<file>/<version>-640.webp`, or null for any other address. */
export function avifSourceSet(src: string): string | null {
  const [, name, widest] = WITH_WIDTHS.exec(src) ?? []
  const widths = widest ? MASTER_WIDTHS.filter((width) => width <= +widest) : PICTURE_WIDTHS
  return name ? widths.map((width) => `${name}-${width}.avif ${width}w`).join(', ') : null
}

/** True for a picture of any shape, which is shown whole on its tile; our own photographs are square and fill it. */
export function isMadePicture(src: string): boolean {
  return src.startsWith('/pictures/')
}

/** The address that other programs are given (search engines, networks, mails): not all of them read WebP. */
export function sharedPicture(src: string): string {
  return isMadePicture(src) ? src.replace(/-640\.webp$/, '-900.jpg') : src.replace(/#.*/, '')
}

/** Which files stand behind a picture's address: our own photographs and pictures made from an owner's both come in four widths of AVIF beside WebP. */

/** Widths in pixels in which a picture is there or can be made. */
export const PICTURE_WIDTHS = [320, 480, 640, 900] as const
const WITH_WIDTHS = /^(\/(?:media\/products|pictures)\/[^?#]+)-640\.webp$/

/** The `srcset` of `/media/products/<key>/<name>-640.webp` or `/pictures/<file>/<version>-640.webp`, or null for any other address. */
export function avifSourceSet(src: string): string | null {
  const name = WITH_WIDTHS.exec(src)?.[1]
  return name ? PICTURE_WIDTHS.map((width) => `${name}-${width}.avif ${width}w`).join(', ') : null
}

/** True for a picture of any shape, which is shown whole on its tile; our own photographs are square and fill it. */
export function isMadePicture(src: string): boolean {
  return src.startsWith('/pictures/')
}

/** The address that other programs are given (search engines, networks, mails): not all of them read WebP. */
export function sharedPicture(src: string): string {
  return isMadePicture(src) ? src.replace(/-640\.webp$/, '-900.jpg') : src
}

/** Which files stand behind a picture's address: our own photographs come in four widths of AVIF beside one WebP. */

const WIDTHS = [320, 480, 640, 900] as const
const OWN_PHOTOGRAPH = /^(\/media\/products\/[^?#]+)-640\.webp$/

/** The `srcset` of a photograph named `/media/products/<key>/<name>-640.webp`, or null for any other address. */
export function avifSourceSet(src: string): string | null {
  const name = OWN_PHOTOGRAPH.exec(src)?.[1]
  return name ? WIDTHS.map((width) => `${name}-${width}.avif ${width}w`).join(', ') : null
}

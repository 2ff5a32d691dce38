/** The widths of a picture that fills a screen: those of any picture made from an owner's file, and one more. */
import { isMadePicture, PICTURE_WIDTHS } from './picture-source.ts'

/** Widths in pixels in which an owner's picture can be made. */
export const MADE_WIDTHS = [...PICTURE_WIDTHS, 1600] as const

/** The AVIF `srcset` of `/pictures/<file>/<version>-640.webp`, or null for any other address, which is shown as it is. */
export function wideSourceSet(src: string): string | null {
  const name = isMadePicture(src) ? /^(.+)-640\.webp$/.exec(src)?.[1] : undefined
  return name ? MADE_WIDTHS.map((width) => `${name}-${width}.avif ${width}w`).join(', ') : null
}

/** The widths in which a photograph of goods is there. A browser learns of them from the picture's address, which the server completes from the files. */

/** Pixels; those that the master does not have are left out. */
export const MASTER_WIDTHS: readonly number[] = [320, 640, 960, 1280, 2000]
/** Pictures whose masters are older and smaller. */
export const SMALL_WIDTHS: readonly number[] = [320, 480, 640, 900]
/** The one for browsers without AVIF. */
export const PLAIN_WIDTH = 640

/** Those that a master of `side` pixels is made into. */
export function widthsOf(side: number): readonly number[] {
  return side >= 1280 ? MASTER_WIDTHS.filter((width) => width <= side) : SMALL_WIDTHS.filter((width) => width <= side)
}

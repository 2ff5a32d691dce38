/** How few goods stand all at once in a mosaic: which cards are larger, so that every row is full (sections/mosaic.css draws it). */

/** Goods of one mood up to which its home shows them all at once, instead of the same few in section after section (spec 2.12). */
export const MOSAIC_MOST = 13

/** `lead` takes two columns and two rows of a desk's four columns, `wide` two columns of one row, null one place. */
export type MosaicPlace = 'lead' | 'wide' | null

const COLUMNS = 4

/** Cards from which two rows are led by a large one; fewer only have wide ones. */
const LEAST_LED = 9

/**
 * The place of each of `count` cards (1 or more), in their order: four columns that flow into holes come out as whole rows.
 * On two columns the first one of an odd number is wide.
 */
export function mosaicPlaces(count: number): MosaicPlace[] {
  const places: MosaicPlace[] = Array.from({ length: count }, () => null)
  const over = count % COLUMNS
  if (over === 1 && count > 1) places[0] = 'lead'
  if (over === 2) {
    const place = count >= LEAST_LED ? 'lead' : 'wide'
    places[0] = place
    places[count >= LEAST_LED ? 7 : count - 1] = place
  }
  if (over === 3) {
    places[0] = count >= LEAST_LED ? 'lead' : 'wide'
    if (count >= LEAST_LED) {
      places[5] = 'wide'
      places[count - 2] = 'wide'
    }
  }
  if (over === 0 && count >= LEAST_LED) {
    places[0] = 'lead'
    places[5] = 'wide'
  }
  return places
}

/** One entry of a catalogue file with the place where it stands, whatever the format it came from. */

export const CATALOGUE_PARTS = ['products', 'categories', 'brands', 'reviews'] as const

export type CataloguePart = (typeof CATALOGUE_PARTS)[number]

export interface CatalogueEntry {
  part: CataloguePart
  /** Such as `products[12]`, counted from 0. */
  path: string
  /** The line on which it begins, counted from 1, where the file was read line by line. */
  line?: number
  /** In the shape of the catalogue file (spec 11.2), not yet checked. */
  value: unknown
}

/** Readers hand over entries in groups, since a pause for each would cost more than the reading. */
export type EntryStream = AsyncGenerator<CatalogueEntry[]>

/** A file that cannot be read any further; the message is one sentence for its owner. */
export class UnreadableFile extends Error {}

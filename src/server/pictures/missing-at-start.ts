/** What a start says of pictures that are named but not there. */
import { HELD_WHOLE_UP_TO } from '#services/catalogue/load-catalogue.ts'
import { MissingPictures } from '#services/pictures/missing-pictures.ts'
import type { OpenCatalogue } from '../opening/open-catalogue.ts'
import { MEDIA } from './picture-finder.ts'

/**
 * The lines for the owner. Nothing of a catalogue that is not held whole: reading a million products for it would hold up the start, and the
 * import has said so.
 */
export async function missingAtStart(
  { database, finder }: Pick<OpenCatalogue, 'database' | 'finder'>,
  products: number,
): Promise<string[]> {
  if (!database || !finder || products > HELD_WHOLE_UP_TO) return []
  const { catalogue } = database
  const missing = new MissingPictures(async (sources) => {
    const looked = sources.filter((source) => source.startsWith(MEDIA) || /^https?:/i.test(source))
    const addresses = await finder.addresses(looked)
    return new Set(looked.filter((source) => (addresses.get(source) ?? '') === ''))
  })
  await missing.addProducts(await catalogue.items())
  await missing.addGroups({ categories: await catalogue.categories(), brands: await catalogue.brands() })
  return missing.lines()
}

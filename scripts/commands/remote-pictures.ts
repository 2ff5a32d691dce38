/** The step of an import that fetches the pictures which products name by URL. */
import { openRemotePictureStore } from '#server/pictures/remote-picture-store.ts'
import type { Catalogue } from '#services/catalogue-file.ts'
import { fetchRemotePictures, type RemotePictureReport } from '#services/remote-pictures.ts'
import type { Database } from '#services/repositories.ts'

/** So many failures are printed. */
const SHOWN = 10
/** A line of progress at most this often, in milliseconds. */
const PROGRESS_EVERY = 2000

/**
 * Fetches what is not there yet and tells running servers to look again. The catalogue is stored already: a picture that fails leaves a drawing,
 * and the next import tries it again. Gives the lines that say what happened; none where every picture is the owner's own file.
 */
export async function fetchPictures(
  database: Pick<Database, 'catalogue'>,
  sources: Iterable<string>,
  mediaDir: string,
): Promise<string[]> {
  let told = performance.now()
  const report = await fetchRemotePictures(sources, await openRemotePictureStore(mediaDir), ({ fetched, failed }) => {
    if (performance.now() - told < PROGRESS_EVERY) return
    told = performance.now()
    process.stderr.write(`pictures: ${fetched} fetched, ${failed} failed ...\n`)
  })
  // An empty merge changes nothing, and says so to everybody who follows the catalogue.
  if (report.fetched > 0) {
    await database.catalogue.write({ products: [], categories: [], brands: [], reviews: [] }, 'merge')
  }
  return describe(report)
}

/** Collects the pictures that lie elsewhere, while a catalogue goes by. */
export class PictureSources {
  readonly urls = new Set<string>()

  addProducts(products: Catalogue['products']): void {
    for (const { img, imageURLs } of products) {
      this.#add(img)
      for (const image of imageURLs) this.#add(image.img)
    }
  }

  addGroups({ categories, brands }: Pick<Catalogue, 'categories' | 'brands'>): void {
    for (const { img } of categories) this.#add(img)
    for (const { logo } of brands) this.#add(logo)
  }

  #add(source: string): void {
    if (/^https?:/i.test(source)) this.urls.add(source)
  }
}

function describe({ fetched, kept, failed, failures }: RemotePictureReport): string[] {
  if (fetched + kept + failed === 0) return []
  const named = failures.slice(0, SHOWN).map(({ url, reason }) => `warning: ${url} ${reason}`)
  const hidden = failed - named.length
  return [
    ...named,
    ...(hidden > 0 ? [`warning: ${hidden} more pictures failed`] : []),
    `pictures: ${fetched} fetched, ${kept} there already, ${failed} failed${failed > 0 ? ' (the next import tries them again)' : ''}`,
  ]
}

/** The pictures of other sites that an imported catalogue names: collected while it goes by, fetched once it is stored. */
import type { Catalogue } from '../catalogue/catalogue-file.ts'
import { fetchRemotePictures, type FetchReport, type FetchedStore } from '../pictures/fetched-pictures.ts'
import type { Database } from '../repositories.ts'

export class NamedPictures {
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

/**
 * Fetches what is not there yet and tells running servers to look again. The catalogue is stored already: a picture that fails leaves a drawing,
 * and the next import tries it again.
 */
export async function fetchNamedPictures(
  { catalogue }: Pick<Database, 'catalogue'>,
  urls: Iterable<string>,
  store: FetchedStore,
  onFetched?: (report: Readonly<FetchReport>) => void,
): Promise<FetchReport> {
  const report = await fetchRemotePictures(urls, store, onFetched)
  // An empty merge changes nothing, and says so to everybody who follows the catalogue.
  if (report.fetched > 0) await catalogue.write({ products: [], categories: [], brands: [], reviews: [] }, 'merge')
  return report
}

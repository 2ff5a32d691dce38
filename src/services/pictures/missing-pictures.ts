/** Finds the pictures that a catalogue names and that cannot be shown, since there is no such file, and says so to the owner. */
import type { CatalogueProduct } from '../catalogue/catalogue-file.ts'

/** So many are named; the others are counted. */
const NAMED = 10

/** How the owner sees all of them. */
const ALL_OF_THEM = 'npm run products -- pictures'

/** Gives those of the sources, as the catalogue names them, for which there is nothing to show. */
export type FindMissing = (sources: readonly string[]) => Promise<ReadonlySet<string>>

type Pictured = Pick<CatalogueProduct, 'id' | 'img' | 'imageURLs'>

interface PicturedGroups {
  categories: readonly { parent: string; img: string }[]
  brands: readonly { name: string; logo: string }[]
}

export class MissingPictures {
  /** Missing pictures, counted once for each product, category or brand that names them. */
  count = 0
  readonly #first: string[] = []
  readonly #find: FindMissing
  readonly #onMissing: (source: string, owner: string) => void

  /** `onMissing` hears of every one. */
  constructor(find: FindMissing, onMissing: (source: string, owner: string) => void = () => undefined) {
    this.#find = find
    this.#onMissing = onMissing
  }

  async addProducts(products: readonly Pictured[]): Promise<void> {
    await this.#add(
      products.map(
        ({ id, img, imageURLs }) => [`product ${id}`, [img, ...imageURLs.map((image) => image.img)]] as const,
      ),
    )
  }

  async addGroups({ categories, brands }: PicturedGroups): Promise<void> {
    await this.#add(categories.map(({ parent, img }) => [`category ${parent}`, [img]] as const))
    await this.#add(brands.map(({ name, logo }) => [`brand ${name}`, [logo]] as const))
  }

  async #add(owners: readonly (readonly [owner: string, sources: readonly string[]])[]): Promise<void> {
    const missing = await this.#find([...new Set(owners.flatMap(([, sources]) => sources))].filter((one) => one !== ''))
    if (missing.size === 0) return
    for (const [owner, sources] of owners) {
      for (const source of new Set(sources)) {
        if (!missing.has(source)) continue
        this.count += 1
        if (this.#first.length < NAMED) this.#first.push(`${source} of ${owner}`)
        this.#onMissing(source, owner)
      }
    }
  }

  /** The first of them, how many there are, and how to list all; nothing where none is missing. */
  lines(): string[] {
    if (this.count === 0) return []
    const rest = this.count - this.#first.length
    return [
      ...this.#first.map((one) => `warning: there is no picture ${one}`),
      `warning: ${this.count} ${this.count === 1 ? 'picture is' : 'pictures are'} named in the catalogue but not there${rest > 0 ? `, ${rest} more than these` : ''}; all of them: ${ALL_OF_THEM}`,
    ]
  }
}

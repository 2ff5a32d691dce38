/** Ids, slugs and SKUs of imported products: given ones must be unique, missing ones are made from the title. */
import { slug } from '#domain/catalogue/slug.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue-file.ts'
import type { ImportIssues } from '../issues.ts'
import type { ProductDraft } from '../fields/product.ts'
import { ProductSkus } from './skus.ts'
import { WordTable } from './word-table.ts'
import type { StoredIdentity } from '../../repositories.ts'

/** What is known of words, in a Map or in less memory. */
interface Words {
  get(word: string): number | undefined
  set(word: string, value: number): unknown
}

/** A word for addresses made from a title: letters and digits, all else is a hyphen. */
export function wordFrom(title: string, fallback: string): string {
  return slug(slug(title).replace(/[^\p{L}\p{N}]+/gu, '-')).slice(0, 120) || fallback
}

/** Gives `word`, or the first of `word-2`, `word-3` ... that is free; many of one title do not count from the start again. */
export function createWordMaker(
  isTaken: (word: string) => boolean,
  reached: Words = new Map<string, number>(),
): (word: string) => string {
  return (word) => {
    if (!isTaken(word)) return word
    for (let number = reached.get(word) ?? 2; ; number++) {
      const next = `${word}-${number}`
      if (isTaken(next)) continue
      reached.set(word, number + 1)
      return next
    }
  }
}

/**
 * The identities of all products of a file: first every draft is met, and once all were, those that lack words get them. Given words go before made
 * ones wherever they stand, so that none of them is taken away.
 */
export class ProductIdentities {
  readonly #issues: ImportIssues
  /** The place of the product that has the id or the slug. */
  readonly #ids = new WordTable()
  readonly #slugs = new WordTable()
  /** Lines of the products by their place. */
  readonly #lines: (number | undefined)[] = []
  /** The ids of products without one, in their order: first what they are made from, once settled what they became. */
  #made: string[] = []
  #givenAway = 0
  readonly #storedIds = new WordTable()
  /** Slugs of stored products that the file does not replace. */
  readonly #reserved = new WordTable()
  /** Milliseconds, for products that the file replaces. */
  readonly #createdAt = new WordTable()
  readonly #skus: ProductSkus
  readonly #freeSlug: (word: string) => string

  constructor(issues: ImportIssues) {
    this.#issues = issues
    this.#skus = new ProductSkus(issues, (place) => this.#lines[place])
    this.#freeSlug = createWordMaker((word) => this.#slugs.has(word) || this.#reserved.has(word), new WordTable())
  }

  /** The first time that a product is met. */
  meet(draft: ProductDraft): void {
    this.#issues.line = draft.line
    const place = placeOf(draft.path)
    this.#lines[place] = draft.line
    if (draft.id === undefined) this.#made.push(wordFrom(draft.product.title, 'product'))
    else this.#register(this.#ids, 'id', draft.id, place)
    if (draft.slug) this.#register(this.#slugs, 'slug', slug(draft.slug), place)
    this.#skus.meet(place, draft)
  }

  #register(words: WordTable, field: 'id' | 'slug', word: string, place: number): void {
    const earlier = words.get(word)
    if (earlier === undefined) words.set(word, place)
    else this.#issues.error(`products[${place}].${field}`, `"${word}" is the ${field} of products[${earlier}] too`)
  }

  /** Once all were met: makes the ids that are missing. */
  settle(): void {
    const freeId = createWordMaker((word) => this.#ids.has(word), new WordTable())
    this.#made = this.#made.map((word) => {
      const id = freeId(word)
      this.#ids.set(id, -1)
      return id
    })
  }

  /** Once settled, where the file is going to be merged: what is stored, so that no slug is given away twice. */
  meetStored({ id, slug: word, createdAt, skus }: StoredIdentity): void {
    this.#storedIds.set(id, 0)
    if (this.#ids.has(id)) {
      this.#createdAt.set(id, Date.parse(createdAt))
      return
    }
    this.#reserved.set(word, 0)
    this.#skus.meetStored(id, skus)
    const place = this.#slugs.get(word)
    if (place === undefined) return
    this.#issues.line = this.#lines[place]
    this.#issues.error(`products[${place}].slug`, `"${word}" is the slug of the stored product ${id} too`)
  }

  /** Once stored products were met: says how many SKUs stand twice beside those that were named. */
  sumUp(): void {
    this.#skus.sumUp()
  }

  /** Whether a product of the file or of the store has the id; complete once stored ones were met. */
  has(id: string): boolean {
    return this.#ids.has(id) || this.#storedIds.has(id)
  }

  /** When a stored product that the file replaces was created. */
  createdAt(id: string): string | undefined {
    const milliseconds = this.#createdAt.get(id)
    return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString()
  }

  /** The whole product; those that lack words are asked for once each, in the order of the file. */
  complete(draft: ProductDraft): CatalogueProduct {
    const { product } = draft
    product.id = draft.id ?? this.#made[this.#givenAway++] ?? ''
    product.sku = draft.sku ?? product.id
    product.slug = draft.slug ? slug(draft.slug) : this.#freeSlug(wordFrom(product.title, 'product'))
    if (!draft.slug) this.#slugs.set(product.slug, placeOf(draft.path))
    return product
  }
}

/** 12 of `products[12]`. */
function placeOf(path: string): number {
  return Number(path.slice(path.indexOf('[') + 1, -1))
}

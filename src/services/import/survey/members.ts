/** Which products a category or a brand of a file says are its own, and whether those say so in turn. */
import { slug } from '#domain/catalogue/slug.ts'
import type { CatalogueProduct } from '../../catalogue/catalogue-file.ts'
import type { Fields } from '../fields/fields.ts'
import type { ImportIssues } from '../issues.ts'

interface Claim {
  by: 'parent' | 'brand'
  key: string
  path: string
  line: number | undefined
  /** Products that have not said so. */
  open: number
}

/** Which products belong to a group is decided by the products; a list that says otherwise is only remarked. */
export class GroupMembers {
  readonly #claims: Claim[] = []
  readonly #byProduct = new Map<string, Claim[]>()

  /** Notes the field `products` of a group, named `name`. */
  claim(by: Claim['by'], name: string, group: Fields, line: number | undefined): void {
    const ids = group.labels('products')
    if (ids.length === 0) return
    const claim = { by, key: slug(name), path: group.at('products'), line, open: ids.length }
    this.#claims.push(claim)
    for (const id of ids) this.#byProduct.set(id, [...(this.#byProduct.get(id) ?? []), claim])
  }

  /** Whether any group says which products are its own. */
  get areClaimed(): boolean {
    return this.#claims.length > 0
  }

  meet({ id, parent, brand }: CatalogueProduct): void {
    if (this.#claims.length === 0) return
    for (const claim of this.#byProduct.get(id) ?? []) {
      if (claim.key === slug(claim.by === 'parent' ? parent : brand.name)) claim.open -= 1
    }
  }

  /** Once all products were met. */
  warnOfStrangers(issues: ImportIssues): void {
    for (const { path, line, open } of this.#claims) {
      issues.line = line
      for (let stranger = 0; stranger < open; stranger++) {
        issues.warning(path, 'names products that do not name it in turn; they are left out')
      }
    }
  }
}

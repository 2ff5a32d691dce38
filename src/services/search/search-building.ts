/** Builds the search of a whole large catalogue apart from the process that serves: from reading to one part that is handed over. */
import { createSearchFiller } from '#domain/catalogue/search/search-filler.ts'
import { createSearchIndex, type SearchIndex, type SearchPiece } from '#domain/catalogue/search/search-index.ts'
import { type OtherNames, productDocument } from '#domain/catalogue/search/search-document.ts'
import { NONE } from '#domain/catalogue/search/search-postings.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { atOnce } from '#domain/catalogue/index/steps.ts'

/** Can be sent from thread to thread. */
export interface BuiltSearch {
  /** All ids, one behind the other; that of product `n` ends before `ends[n]`. */
  ids: string
  ends: Uint32Array
  /** The positions are the numbers of the products. */
  pieces: SearchPiece[]
}

/** Makes it somewhere else; what changes after the call may be in it or not. Rejects once `ending` is aborted. */
export type SearchBuild = (ending: AbortSignal) => Promise<BuiltSearch>

/** Works without a pause between the pieces that it is given. */
export async function buildSearch(
  eachItem: (take: (items: readonly CatalogueItem[]) => void) => Promise<void>,
  others?: OtherNames,
): Promise<BuiltSearch> {
  const index = createSearchIndex()
  const filler = createSearchFiller(index)
  const ids: string[] = []
  const ends: number[] = []
  let end = 0
  await eachItem((items) => {
    for (const item of items) {
      filler.add({ ...productDocument(item, others), position: ends.length })
      ids.push(item.id)
      end += item.id.length
      ends.push(end)
    }
    if (index.untidy) atOnce(index.tidy())
  })
  filler.flush()
  atOnce(index.tidy({ whole: true }))
  return { ids: ids.join(''), ends: Uint32Array.from(ends), pieces: index.pieces() }
}

/** Puts what was built at the positions of a catalogue; products that it does not have are left out. */
export function takeBuilt(index: SearchIndex, built: BuiltSearch, positionOf: (id: string) => number): void {
  const { ids, ends } = built
  const placeOf = (product: number): number => {
    const place = positionOf(ids.slice(product === 0 ? 0 : ends[product - 1], ends[product]))
    return place < 0 ? NONE : place
  }
  for (const { segment, positions } of built.pieces) {
    index.append(
      segment,
      positions.map((product) => (product === NONE ? NONE : placeOf(product))),
    )
  }
}

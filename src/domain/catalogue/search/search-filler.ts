/** Fills a search index with a whole catalogue, document by document; what came so far is found already. */
import type { PlacedDocument, SearchIndex } from './search-index.ts'
import { createSegmentBuilder, createWordReader } from './search-segment.ts'

/** Documents of a part: to put its words in order takes some milliseconds. */
const PART = 2048

export interface SearchFiller {
  /** Documents come in any order, each position once. */
  add(document: PlacedDocument): void
  /** Makes the last ones found. Afterwards `tidy` with `whole` makes the index small and quick. */
  flush(): void
}

export function createSearchFiller(index: Pick<SearchIndex, 'append'>): SearchFiller {
  const readWords = createWordReader()
  let builder = createSegmentBuilder(readWords)
  let positions: number[] = []

  function flush(): void {
    if (positions.length === 0) return
    index.append(builder.finish(), positions)
    builder = createSegmentBuilder(readWords)
    positions = []
  }

  return {
    add(document) {
      builder.add(document)
      positions.push(document.position)
      if (positions.length === PART) flush()
    },
    flush,
  }
}

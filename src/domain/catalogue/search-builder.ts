/** Builds the search index of a whole catalogue from documents that come in any order, so that memory and each step stay small. */
import { createSearchIndex, type PlacedDocument, type SearchIndex } from './search-index.ts'
import { mergeSegments } from './search-merge.ts'
import { withRoom } from './search-postings.ts'
import { createSegmentBuilder, createWordReader, type SearchSegment } from './search-segment.ts'

/** Documents of a part: putting its words in order takes some milliseconds. */
const PART = 4096

export interface SearchBuilder {
  add(document: PlacedDocument): void
  /** Ends the building, in small steps. */
  finish(): Generator<undefined, SearchIndex>
}

export function createSearchBuilder(): SearchBuilder {
  const readWords = createWordReader()
  const segments: SearchSegment[] = []
  let builder = createSegmentBuilder(readWords)
  let positions = new Uint32Array(64)
  let documents = 0

  function close(): void {
    if (builder.documents > 0) segments.push(builder.finish())
    builder = createSegmentBuilder(readWords)
  }

  return {
    add(document) {
      builder.add(document)
      positions = withRoom(positions, documents + 1)
      positions[documents] = document.position
      documents += 1
      if (builder.documents === PART) close()
    },
    *finish() {
      close()
      let next = 0
      const parts = segments.map((segment) => ({
        segment,
        numbers: Uint32Array.from({ length: segment.documents }, () => next++),
      }))
      const [only] = segments
      const whole = only && segments.length === 1 ? only : yield* mergeSegments(parts)
      return createSearchIndex(whole, positions.slice(0, documents))
    },
  }
}

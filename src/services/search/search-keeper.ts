/** The stored copy of a large catalogue's search index, which takes longer to build than everything else of a start. */
import type { CatalogueSource } from '#domain/catalogue/catalogue-source.ts'
import { createSearchIndex, type SearchIndex } from '#domain/catalogue/search/search-index.ts'
import { idsMark, restoreSearch, searchSections } from '#domain/catalogue/search/search-snapshot.ts'
import type { SearchSynonyms } from '#domain/catalogue/search/words/search-synonyms.ts'
import type { CatalogueReading } from '../catalogue/catalogue-reading.ts'
import { createSnapshotKeeper, type SnapshotOptions } from '../catalogue/snapshot-keeper.ts'
import { takeTurns } from '../background/turns.ts'

export interface KeptSearch {
  index: SearchIndex
  /** The catalogue whose positions it has. */
  source: CatalogueSource
  /** Products that are in it as they were. */
  changed: string[]
}

export interface SearchKeeper {
  /** The index as it was kept, over the catalogue of now; null where it has to be built. */
  restore(source: CatalogueSource): Promise<KeptSearch | null>
  /** Stores an index that holds all changes up to `sequence`; true once a start could use what is stored. Rejects once the work ends. */
  save(index: SearchIndex, source: CatalogueSource, sequence: number): Promise<boolean>
  isOutgrown(sequence: number): boolean
  /** Ends what is under way. */
  stop(): Promise<void>
}

export function createSearchKeeper(
  reading: Parameters<typeof createSnapshotKeeper>[0] & Pick<CatalogueReading, 'changes'>,
  options: SnapshotOptions,
  synonyms: SearchSynonyms,
): SearchKeeper {
  const ending = new AbortController()
  let source: CatalogueSource | undefined
  const keeper = createSnapshotKeeper<KeptSearch>(
    reading,
    options,
    {
      name: 'search',
      instead: 'It is built anew.',
      async restore(sections, changed) {
        const over = source
        if (!over) throw new Error('there is no catalogue to search in')
        const index = createSearchIndex({ synonyms })
        const mark = await takeTurns(idsMark(over.index), ending.signal)
        if (!restoreSearch(index, sections, mark)) return 'products have come or gone since'
        return { index, source: over, changed: [...changed].flat() }
      },
    },
    ending.signal,
  )
  return {
    restore(now) {
      source = now
      return keeper.restore()
    },
    async save(index, over, sequence) {
      const mark = await takeTurns(idsMark(over.index), ending.signal)
      const pieces = index.pieces()
      return keeper.save({ size: over.index.size, sections: () => searchSections(pieces, mark) }, sequence)
    },
    isOutgrown: keeper.isOutgrown,
    stop() {
      ending.abort()
      return keeper.stop()
    },
  }
}

/** What an index keeps: anything at all, since what it answers stays the same. */
import * as fc from 'fast-check'
import type { IndexTuning } from '../index/index-data.ts'

export const arbitraryTuning: fc.Arbitrary<IndexTuning> = fc.record({
  denseShare: fc.constantFrom(0, 1 / 32, 0.3, 2),
  priceSteps: fc.constantFrom(0, 2, 128),
  wholeWords: fc.constantFrom(0, 20, 1 << 14),
  pairedValues: fc.constantFrom(0, 256),
  narrowWords: fc.constantFrom(0, 1 << 15),
})

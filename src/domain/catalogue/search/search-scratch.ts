/** Numbers for each document, kept from search to search so that none has to make them anew: all are zero in between. */
import { withRoom } from './search-postings.ts'

/** Marks of a document; above them it is counted how many of the words its title has. */
export const IS_STRONG = 1
export const HAS_CODE = 2
export const HAS_NOUN = 4
export const TITLE_STEP = 8
/** That the title has the word which is looked for now, that it is the noun of the goods, that it stands in a name; the words of a text are few enough to be counted below. */
export const TITLE_HAS_IT = 256
export const NOUN_IS_IT = 512
export const IS_NAMED = 1024
/** How many words a document has, and above that how many of them stand in names. */
export const WORDS = 15
export const NAMED_STEP = 16

export interface Scratch {
  scores: Float32Array
  /** What the word counts that is looked for now. */
  best: Float32Array
  counts: Uint8Array
  flags: Uint16Array
  /** Documents that any word has, and those of one word. */
  touched: Uint32Array
  ofWord: Uint32Array
}

const scratch: Scratch = {
  scores: new Float32Array(0),
  best: new Float32Array(0),
  counts: new Uint8Array(0),
  flags: new Uint16Array(0),
  touched: new Uint32Array(0),
  ofWord: new Uint32Array(0),
}
let isClean = true

/** Lends the numbers to `work`, with room for so many documents; it says how many of `touched` it has filled. */
export function withScratch<T>(documents: number, work: (numbers: Scratch) => { answer: T; total: number }): T {
  scratch.scores = withRoom(scratch.scores, documents)
  scratch.best = withRoom(scratch.best, documents)
  scratch.counts = withRoom(scratch.counts, documents)
  scratch.flags = withRoom(scratch.flags, documents)
  scratch.touched = withRoom(scratch.touched, documents)
  scratch.ofWord = withRoom(scratch.ofWord, documents)
  const { scores, best, counts, flags, touched } = scratch
  // An earlier search ended in an error.
  if (!isClean) for (const numbers of [scores, best, counts, flags]) numbers.fill(0)
  isClean = false
  const { answer, total } = work(scratch)
  for (let at = 0; at < total; at += 1) {
    const document = touched[at] ?? 0
    scores[document] = 0
    counts[document] = 0
    flags[document] = 0
  }
  isClean = true
  return answer
}

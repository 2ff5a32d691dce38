/** Which of many matches come first, without sorting them all. */
import type { SearchPart } from './words/search-dictionary.ts'
import { matchTitle, titleLength } from './search-titles.ts'

/** What a title counts that has all of the words and is the text as it was typed, or has it somewhere, as a share of what its words count. */
const TITLE_SCORES = { same: 60, inside: 12 } as const
/** Scores are compared to a thousandth; what is nearer stands in the order of the catalogue. */
const EXACT = 1000

export interface RankedMatches {
  /** Ascending. */
  positions: Uint32Array
  /** For each position, what its words and codes count, without title and boost. */
  scores: Float32Array
  /** The document of each position. */
  documents: Uint32Array
  /** 1 where all of the words are in the title. */
  titled: Uint8Array
}

/** The positions of the best matches, best first, at most `most`; `keep` says which may be among them. `typed` is the folded text. */
export function bestMatches(
  { positions, scores, documents, titled }: RankedMatches,
  parts: readonly SearchPart[],
  typed: string,
  most: number,
  keep: (position: number) => boolean,
): number[] {
  const text = new TextEncoder().encode(typed)
  const best = bestOf(Math.min(most, positions.length))
  let part = parts[0]
  for (let at = 0; at < positions.length; at += 1) {
    const document = documents[at] ?? 0
    if (!part || !isOf(part, document)) part = parts.find((one) => isOf(one, document))
    if (!part) throw new RangeError(`document: the index has no part with ${document}`)
    const own = document - part.start
    const base = (scores[at] ?? 0) + (part.segment.boosts[own] ?? 0)
    const least = best.least()
    // To look for the text inside a title is dear, and hardly ever lifts a match that is far behind.
    const highest =
      titled[at] === 1 ? TITLE_SCORES[titleLength(part.segment, own) === text.length ? 'same' : 'inside'] : 0
    if (Math.round(EXACT * (base + highest)) <= least) continue
    const position = positions[at] ?? 0
    if (!keep(position)) continue
    const match = highest === 0 ? null : matchTitle(part.segment, own, text)
    const score = match === null ? base : base + TITLE_SCORES[match]
    best.add(Math.round(EXACT * score), position)
  }
  return best.positions()
}

function isOf({ start, segment }: SearchPart, document: number): boolean {
  return document >= start && document < start + segment.documents
}

/** Keeps the highest scores, of equal ones those that came first: a heap with the lowest on top. */
function bestOf(most: number) {
  const heap: { score: number; position: number }[] = []
  const isWorse = (a: { score: number; position: number }, b: { score: number; position: number }) =>
    a.score < b.score || (a.score === b.score && a.position > b.position)

  function rise(from: number): void {
    let at = from
    while (at > 0) {
      const above = (at - 1) >> 1
      const [own, other] = [heap[at], heap[above]]
      if (!own || !other || !isWorse(own, other)) break
      heap[at] = other
      heap[above] = own
      at = above
    }
  }

  function sink(): void {
    let at = 0
    for (;;) {
      const own = heap[at]
      let child = 2 * at + 1
      let worse = heap[child]
      const right = heap[child + 1]
      if (worse && right && isWorse(right, worse)) {
        child += 1
        worse = right
      }
      if (!own || !worse || !isWorse(worse, own)) break
      heap[at] = worse
      heap[child] = own
      at = child
    }
  }

  return {
    /** A score must be above this to come in. */
    least: () => (most === 0 ? Infinity : heap.length < most ? -Infinity : (heap[0]?.score ?? -Infinity)),
    add(score: number, position: number): void {
      if (heap.length < most) {
        heap.push({ score, position })
        rise(heap.length - 1)
      } else if (heap[0] && score > heap[0].score) {
        heap[0] = { score, position }
        sink()
      }
    },
    positions: () => heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1)).map(({ position }) => position),
  }
}

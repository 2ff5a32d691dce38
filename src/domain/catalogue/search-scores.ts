/** Small measures of the search index: the order of scores, what a title and a code count. */
import { stem } from './search-words.ts'

/** What a title counts that is, begins with or contains the text as it was typed. */
const TITLE_SCORES = { same: 60, begins: 25, contains: 12 } as const

/** Highest score first, then in the order of adding. Numbers sort far faster than objects: score and slot go into one. */
export function inOrder(slots: readonly number[], scores: Float32Array): number[] {
  const room = 2 ** 24
  const keys = Float64Array.from(
    slots,
    (slot) => room * Math.round(1000 * (scores[slot] ?? 0)) + (room - 1 - slot),
  ).toSorted()
  return Array.from(keys, (key) => room - 1 - (key % room)).toReversed()
}

/** A plural stays one. */
export function asTyped(word: string, surface: string): string {
  return word.endsWith('s') && !surface.endsWith('s') && stem(`${surface}s`) === stem(surface) ? `${surface}s` : surface
}

/** A code without anything but its letters and digits. */
export function plainCode(code: string): string {
  return code.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** What a folded title adds for a folded text. */
export function titleScore(title: string, typed: string): number {
  if (typed === '') return 0
  if (title === typed) return TITLE_SCORES.same
  if (title.startsWith(typed)) return TITLE_SCORES.begins
  return title.includes(typed) ? TITLE_SCORES.contains : 0
}

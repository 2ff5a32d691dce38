/** The beginning of a long text, counted in code points so that no character is torn apart. */

export interface Preview {
  text: string
  /** Whether anything was left out; only then is there an ellipsis or a See more. */
  cut: boolean
}

/** Exactly the first `length` code points, without an ellipsis (spec 9.7: 100 for descriptions, 150 in compare). */
export function preview(text: string, length: number): Preview {
  let end = 0
  let count = 0
  for (const character of text) {
    if (count === length) return { text: text.slice(0, end), cut: true }
    end += character.length
    count += 1
  }
  return { text, cut: false }
}

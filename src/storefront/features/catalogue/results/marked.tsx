/** A text with the words marked that a search has found in it. */
import { markWords } from '#domain/catalogue/search/words/search-marks.ts'

export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return markWords(text, terms).map(({ text: part, marked }, place) =>
    marked ? (
      <mark key={place} className="rounded-[3px] bg-tint text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

/** Joins parts of the search index into one, in small steps, so that whoever drives it can do something else between them. */
import { GRADE_BITS, GRADE_MASK, NONE, withRoom } from './search-postings.ts'
import { compactSurfaces, isBetterSurface, type SearchSegment } from './search-segment.ts'
import { createTableWriter, keyAt, readList, type SearchTable } from './search-table.ts'

export interface MergedPart {
  segment: SearchSegment
  /** The number that each document gets, or `NONE`; ascending within a part and from part to part. */
  numbers: Uint32Array
}

/** Keys and postings that are done in one step: some milliseconds. */
const STEP = 40_000

/** What the parts hold together; words that no document has any more are left out. */
export function* mergeSegments(parts: readonly MergedPart[]): Generator<undefined, SearchSegment> {
  const of = (table: (segment: SearchSegment) => SearchTable) =>
    parts.map(({ segment, numbers }) => ({ table: table(segment), numbers }))
  const surfaces = new Map<string, string>()
  const words = yield* mergeTables(
    of((segment) => segment.words),
    true,
    (term, shares) => {
      const best = shares
        .map(({ part, grade }) => ({ word: parts[part]?.segment.surfaces.get(term) ?? term, grade }))
        .reduce((one, other) => (isBetterSurface(other, one) ? other : one))
      if (best.word !== term) surfaces.set(term, best.word)
    },
  )
  const figures = yield* mergeTables(
    of((segment) => segment.figures),
    false,
  )
  const codes = yield* mergeTables(
    of((segment) => segment.codes),
    false,
  )
  return { ...(yield* mergeTitles(parts)), words, figures, codes, surfaces: compactSurfaces(surfaces) }
}

interface TablePart {
  table: SearchTable
  numbers: Uint32Array
}
interface Cursor extends TablePart {
  part: number
  key: number
  text: string
}
/** A part that has a key, with the best grade there. */
interface Share {
  part: number
  grade: number
}

function* mergeTables(
  tables: readonly TablePart[],
  masked: boolean,
  onKey?: (key: string, shares: readonly Share[]) => void,
): Generator<undefined, SearchTable> {
  const writer = createTableWriter({ masked })
  const heap = cursorHeap(tables)
  let postings = new Uint32Array(1024)
  let work = 0
  for (let cursor = heap.first(); cursor; cursor = heap.first()) {
    const { text } = cursor
    const shares: Share[] = []
    let begun = false
    for (let next: Cursor | undefined = cursor; next?.text === text; next = heap.first()) {
      const { table, key, numbers, part } = next
      postings = withRoom(postings, table.counts[key] ?? 0)
      const count = readList(table, key, postings)
      let grade = 255
      for (let at = 0; at < count; at += 1) {
        const posting = postings[at] ?? 0
        const document = numbers[posting >>> GRADE_BITS] ?? NONE
        if (document === NONE) continue
        if (!begun) writer.begin(text)
        begun = true
        writer.add(document, posting & GRADE_MASK)
        grade = Math.min(grade, posting & GRADE_MASK)
      }
      if (onKey && grade < 255) shares.push({ part, grade })
      work += count + 8
      heap.advance()
    }
    if (shares.length > 0) onKey?.(text, shares)
    if (work > STEP) {
      work = 0
      yield
    }
  }
  yield
  return writer.finish()
}

/** The next keys of all tables, the smallest first; of equal ones that of the earlier part. */
function cursorHeap(tables: readonly TablePart[]) {
  const heap = tables
    .map((one, part): Cursor => ({ ...one, part, key: 0, text: one.table.size > 0 ? keyAt(one.table, 0) : '' }))
    .filter(({ table }) => table.size > 0)
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))

  function sink(): void {
    let at = 0
    const moved = heap[0]
    if (!moved) return
    for (;;) {
      let child = 2 * at + 1
      let smaller = heap[child]
      if (!smaller) break
      const right = heap[child + 1]
      if (right && isBefore(right, smaller)) {
        child += 1
        smaller = right
      }
      if (!isBefore(smaller, moved)) break
      heap[at] = smaller
      at = child
    }
    heap[at] = moved
  }

  return {
    first: (): Cursor | undefined => heap[0],
    /** Puts the first cursor on the next key of its table. */
    advance(): void {
      const cursor = heap[0]
      if (!cursor) return
      cursor.key += 1
      if (cursor.key < cursor.table.size) cursor.text = keyAt(cursor.table, cursor.key)
      else {
        const last = heap.pop()
        if (last && last !== cursor) heap[0] = last
      }
      sink()
    },
  }
}

function isBefore(a: Cursor, b: Cursor): boolean {
  return a.text < b.text || (a.text === b.text && a.part < b.part)
}

function* mergeTitles(
  parts: readonly MergedPart[],
): Generator<undefined, Pick<SearchSegment, 'documents' | 'titles' | 'titleStarts' | 'boosts' | 'lengths' | 'groups'>> {
  let titles = new Uint8Array(1024)
  let titleStarts = new Uint32Array(64)
  let boosts = new Float32Array(64)
  let lengths = new Uint8Array(64)
  let groups = new Uint16Array(64)
  let documents = 0
  let end = 0
  for (const { segment, numbers } of parts) {
    for (let document = 0; document < segment.documents; document += 1) {
      if (numbers[document] === NONE) continue
      const title = segment.titles.subarray(segment.titleStarts[document], segment.titleStarts[document + 1])
      titles = withRoom(titles, end + title.length)
      titles.set(title, end)
      end += title.length
      boosts = withRoom(boosts, documents + 1)
      boosts[documents] = segment.boosts[document] ?? 0
      lengths = withRoom(lengths, documents + 1)
      lengths[documents] = segment.lengths[document] ?? 0
      groups = withRoom(groups, documents + 1)
      groups[documents] = segment.groups[document] ?? 0
      documents += 1
      titleStarts = withRoom(titleStarts, documents + 1)
      titleStarts[documents] = end
      if (documents % STEP === 0) yield
    }
  }
  return {
    documents,
    titles: titles.slice(0, end),
    titleStarts: titleStarts.slice(0, documents + 1),
    boosts: boosts.slice(0, documents),
    lengths: lengths.slice(0, documents),
    groups: groups.slice(0, documents),
  }
}

/** What a change of one thing was, field by field, and what taking it back means beside what happened since. */

export type FieldValue = string | number | null
export type Fields = Readonly<Record<string, FieldValue>>

/** Changed fields alone; null on one side where the thing was not there. */
export interface FieldChange {
  before: Fields | null
  after: Fields | null
}

/** A field that somebody else has changed since; null for the thing as a whole, which is there or gone against what was left. */
export interface Disagreement {
  field: string | null
  left: FieldValue
  found: FieldValue
}

/** Fields that are counts: taken back by their difference, since orders move them too. */
const COUNTS: ReadonlySet<string> = new Set(['quantity'])

/** The fields in which the two differ, null where there are none. Both have the same fields. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  if (names.length === 0) return null
  return { before: only(before, names), after: only(after, names) }
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

/** The fields to set so that a change of a thing that stayed is taken back from what is there `now`, and what speaks against it; those are set all the same. */
export function takeBack({ before, after }: { before: Fields; after: Fields }, now: Fields) {
  const set: Record<string, FieldValue> = {}
  const against: Disagreement[] = []
  for (const [field, was] of Object.entries(before)) {
    const [left, found] = [after[field] ?? null, now[field] ?? null]
    if (COUNTS.has(field)) {
      const count = Number(found) - (Number(left) - Number(was))
      if (count < 0) against.push({ field, left, found })
      set[field] = Math.max(0, count)
    } else if (found !== was) {
      if (found !== left) against.push({ field, left, found })
      set[field] = was
    }
  }
  return { set: set as Fields, against }
}

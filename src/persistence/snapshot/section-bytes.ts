/** Sections as bytes: columns of numbers as they lie in memory, lists of values as lines of JSON. */
import type { Numbers, Section } from '#domain/catalogue/index/snapshot-section.ts'

/** Bytes that are copied, summed and written at once, about a millisecond. */
const PIECE = 1 << 20
const ROWS_PER_LINE = 500

const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array }
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]

export type SectionKind = keyof typeof KINDS | 'rows'

export function kindOf(section: Section): SectionKind {
  if ('rows' in section) return 'rows'
  const { numbers } = section
  const kind = NAMES.find((name) => numbers instanceof KINDS[name])
  if (!kind) throw new TypeError(`${section.name}: no such kind of numbers can be stored`)
  return kind
}

/** Copies of what the section holds when each piece is asked for. */
export function* piecesOf(section: Section): Generator<Uint8Array> {
  if ('rows' in section) yield* linesOf(section.rows)
  else {
    const { buffer, byteOffset, byteLength } = section.numbers
    for (let start = 0; start < byteLength; start += PIECE) {
      yield new Uint8Array(buffer, byteOffset + start, Math.min(PIECE, byteLength - start)).slice()
    }
  }
}

function* linesOf(rows: Iterable<unknown>): Generator<Uint8Array> {
  let line: unknown[] = []
  const written = () => Buffer.from(`${JSON.stringify(line)}\n`)
  for (const row of rows) {
    line.push(row)
    if (line.length < ROWS_PER_LINE) continue
    yield written()
    line = []
  }
  if (line.length > 0) yield written()
}

/** @throws {Error} for bytes that `piecesOf` did not give. */
export function sectionFrom(kind: SectionKind, bytes: ArrayBuffer): Numbers | unknown[] {
  if (kind !== 'rows') return new KINDS[kind](bytes)
  const lines = Buffer.from(bytes).toString().split('\n')
  return lines.flatMap((line) => (line === '' ? [] : (JSON.parse(line) as unknown[])))
}

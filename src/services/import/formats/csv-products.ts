/** Reads our own CSV: one product a row, columns named like the fields of spec 3.1. */
import { UnreadableFile, type EntryStream } from './catalogue-entry.ts'
import { unguardCell } from '../../csv-guard.ts'
import { readFlag, readJson, readList, readNumber } from './cell-values.ts'
import { isRecord } from '../fields/fields.ts'
import type { CsvTable } from './csv-rows.ts'

type ReadCell = (cell: string) => unknown

const TEXT: ReadCell = (cell) => cell
const OBJECTS: ReadCell = (cell) => readJson(cell) ?? cell

/** Columns that hold something else than a text; every other one is taken as it is. */
const READERS: ReadonlyMap<string, ReadCell> = new Map([
  ['price', readNumber],
  ['discount', readNumber],
  ['salePrice', readNumber],
  ['quantity', readNumber],
  ['sellCount', readNumber],
  ['weight', readNumber],
  ['featured', readFlag],
  ['tags', readList],
  ['sizes', readList],
  ['imageURLs', readList],
  ['variants', OBJECTS],
  ['additionalInformation', OBJECTS],
  ['offerDate', OBJECTS],
  ['reviews', OBJECTS],
  ['translations', OBJECTS],
])

/** A column for a text in another language: `title:de`. */
const TRANSLATED = /^(title|unit|description):([\w-]{2,35})$/

/** Puts what stands in such columns where the check looks for it; what is no object there is left for it to name. */
function withTranslations(fields: [string, unknown][]): Record<string, unknown> {
  const value: Record<string, unknown> = Object.fromEntries(fields.filter(([name]) => !TRANSLATED.test(name)))
  for (const [column, text] of fields) {
    const [, field, tag] = TRANSLATED.exec(column) ?? []
    if (field === undefined || tag === undefined) continue
    const all = value['translations'] ?? {}
    if (!isRecord(all)) continue
    const said = Object.hasOwn(all, tag) && isRecord(all[tag]) ? all[tag] : {}
    value['translations'] = { ...all, [tag]: { ...said, [field]: text } }
  }
  return value
}

/**
 * An empty cell is a field that is left out.
 * @throws {UnreadableFile} where there is no column `title`.
 */
export async function* readCsvProducts({ header, rows }: CsvTable): EntryStream {
  if (!header.includes('title')) {
    throw new UnreadableFile(
      `its header must have the column "title" (ours) or "Handle" (a Shopify export), got ${header.slice(0, 8).join(', ')}; any other CSV needs --map`,
    )
  }
  const readers = header.map((name) => READERS.get(name) ?? TEXT)
  const isTranslated = header.some((name) => TRANSLATED.test(name))
  let count = 0
  for await (const group of rows) {
    yield group.map(({ line, cells }) => {
      const fields: [string, unknown][] = []
      for (const [at, cell] of cells.entries()) {
        const read = readers[at] ?? TEXT
        const text = unguardCell(read === TEXT ? cell : cell.trim())
        if (text !== '') fields.push([header[at] ?? '', read(text)])
      }
      return {
        part: 'products',
        path: `products[${count++}]`,
        line,
        value: isTranslated ? withTranslations(fields) : Object.fromEntries(fields),
      }
    })
  }
}

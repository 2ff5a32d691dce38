/** Reads CSV (RFC 4180) row by row with the line on which each begins. */
import { CsvScanner, type CsvRow } from './csv-scanner.ts'
import { UnreadableFile } from './catalogue-entry.ts'

export interface CsvTable {
  /** Column names without white space around them. */
  header: string[]
  rows: AsyncGenerator<CsvRow[]>
}

/** Characters in which the header is expected to end. */
const MAX_HEADER = 1_000_000

/**
 * The header and then the rows; the separator is a comma, a semicolon or a tab, whichever the header has most of.
 * @throws {UnreadableFile} for an empty file, a row that has more cells than the header, quotes that do not close.
 */
export async function readCsv(texts: AsyncGenerator<string>): Promise<CsvTable> {
  const start = await firstLine(texts)
  if (start.trim() === '') throw new UnreadableFile('it is empty')
  const rows = parseRows(rejoin(start, texts), separatorOf(start))
  const head = await rows.next()
  const group = head.done === true ? [] : head.value
  const header = (group.shift()?.cells ?? []).map((name) => name.trim())
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile(`the column "${twice}" is there twice in its header`)
  return { header, rows: withHeader(header, group, rows) }
}

/** Enough of the text to know the header's separator. */
async function firstLine(texts: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (!start.trimStart().includes('\n') && start.length < MAX_HEADER) {
    const next = await texts.next()
    if (next.done === true) break
    start += next.value
  }
  return start.trimStart()
}

async function* rejoin(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

function separatorOf(start: string): string {
  const header = start.slice(0, start.indexOf('\n') === -1 ? undefined : start.indexOf('\n'))
  const count = (separator: string) => header.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

async function* withHeader(
  header: readonly string[],
  first: CsvRow[],
  rest: AsyncGenerator<CsvRow[]>,
): AsyncGenerator<CsvRow[]> {
  yield fit(header, first)
  for await (const group of rest) yield fit(header, group)
}

/** Rows that end early have empty cells there; empty rows are left out. */
function fit(header: readonly string[], rows: CsvRow[]): CsvRow[] {
  return rows.flatMap(({ line, cells }): CsvRow[] => {
    if (cells.length === 1 && cells[0]?.trim() === '') return []
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      throw new UnreadableFile(`line ${line} has ${cells.length} cells, but the header has ${header.length}`)
    }
    return [{ line, cells: header.map((_name, index) => cells[index] ?? '') }]
  })
}

async function* parseRows(texts: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRow[]> {
  const scanner = new CsvScanner(separator)
  for await (const text of texts) {
    const rows = scanner.push(text)
    if (rows.length > 0) yield rows
  }
  yield scanner.end()
}

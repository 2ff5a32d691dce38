/** Cuts CSV text (RFC 4180) into rows as it arrives; keeps only the row that has not ended. */
import { UnreadableFile } from './catalogue-entry.ts'

export interface CsvRow {
  /** The line on which it begins, counted from 1. */
  line: number
  cells: string[]
}

/** Characters of one cell. */
const MAX_CELL = 10_000_000
const MILLION = 1_000_000

const QUOTE = 34
const RETURN = 13
const NEWLINE = 10

export class CsvScanner {
  readonly #separator: number
  #text = ''
  #at = 0
  /** How far a plain cell whose end has not arrived was looked through. */
  #seen = 0
  #line = 1
  #rowLine = 1
  #cells: string[] = []
  /** What is known of a quoted cell whose end has not arrived: its text so far and the line of its quote. */
  #quoted: { text: string; line: number } | null = null

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0)
  }

  /** The rows that end in `text`. @throws {UnreadableFile} for a cell that is too long or a quote that stands alone. */
  push(text: string): CsvRow[] {
    this.#text = this.#text.slice(this.#at) + text
    this.#seen = Math.max(0, this.#seen - this.#at)
    this.#at = 0
    const rows: CsvRow[] = []
    while (this.#cell(rows, false));
    return rows
  }

  /** The last row, which needs no line break. @throws {UnreadableFile} where a quote is still open. */
  end(): CsvRow[] {
    const rows: CsvRow[] = []
    while (this.#cell(rows, true));
    if (this.#quoted) throw new UnreadableFile(`line ${this.#quoted.line} opens a quote that is never closed`)
    return rows
  }

  /** Reads one cell and what ends it; false, and nothing taken, where that has not arrived. */
  #cell(rows: CsvRow[], isLast: boolean): boolean {
    const text = this.#text
    if (this.#quoted || text.charCodeAt(this.#at) === QUOTE) return this.#quotedCell(rows, isLast)
    let end = Math.max(this.#at, this.#seen)
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end)
      if (code === this.#separator || code === NEWLINE || code === RETURN) break
    }
    if (end - this.#at > MAX_CELL) this.#refuseLength(this.#line)
    // A carriage return at the end of what has arrived may be half of a line break.
    if (!isLast && (end === text.length || (text.charCodeAt(end) === RETURN && end + 1 === text.length))) {
      this.#seen = end
      return false
    }
    if (end === text.length && end === this.#at && this.#cells.length === 0) return false
    return this.#endCell(text.slice(this.#at, end), end, rows)
  }

  #quotedCell(rows: CsvRow[], isLast: boolean): boolean {
    const text = this.#text
    const cell = this.#quoted ?? { text: '', line: this.#line }
    let from = this.#quoted ? this.#at : this.#at + 1
    for (;;) {
      const quote = text.indexOf('"', from)
      // Two quotes are one; so a quote at the end of what has arrived may be the first of two, or be followed by half a line break.
      if (quote === -1 || (!isLast && quote + 2 >= text.length)) {
        const end = quote === -1 ? text.length : quote
        this.#take(cell, from, end)
        this.#quoted = cell
        this.#at = end
        return false
      }
      this.#take(cell, from, quote)
      if (text.charCodeAt(quote + 1) !== QUOTE) {
        this.#quoted = null
        return this.#endCell(cell.text, quote + 1, rows)
      }
      cell.text += '"'
      from = quote + 2
    }
  }

  #take(cell: { text: string; line: number }, from: number, to: number): void {
    const part = this.#text.slice(from, to)
    for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) this.#line += 1
    cell.text += part
    if (cell.text.length > MAX_CELL) this.#refuseLength(cell.line)
  }

  /** `end` is the offset of what ends the cell: separator, line break or the end of the text. */
  #endCell(cell: string, end: number, rows: CsvRow[]): boolean {
    const code = this.#text.charCodeAt(end)
    this.#cells.push(cell)
    if (code === this.#separator) {
      this.#at = end + 1
      return true
    }
    if (end < this.#text.length && code !== NEWLINE && code !== RETURN) {
      throw new UnreadableFile(
        `line ${this.#line} has a quoted cell that goes on after its closing quote; write a quote inside a cell twice`,
      )
    }
    const isPair = code === RETURN && this.#text.charCodeAt(end + 1) === NEWLINE
    this.#at = end + (end === this.#text.length ? 0 : isPair ? 2 : 1)
    rows.push({ line: this.#rowLine, cells: this.#cells })
    this.#cells = []
    if (end < this.#text.length) this.#line += 1
    this.#rowLine = this.#line
    return true
  }

  #refuseLength(line: number): never {
    throw new UnreadableFile(`line ${line} has a cell of more than ${MAX_CELL / MILLION} million characters`)
  }
}

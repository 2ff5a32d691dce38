/** Owns how our CSV keeps a spreadsheet from running a cell: an apostrophe stands before it, and the import takes it off again. */

/** What a spreadsheet may take for a formula, behind white space and in the wide forms of East Asian keyboards too; more apostrophes may stand before it. */
const RUNS = /^'*(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** A cell as it is written. A number is none that runs, and stays one. */
export function guardCell(text: string): string {
  return RUNS.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** The text of a cell that `guardCell` wrote; one that an owner wrote stays as it is unless a spreadsheet would hide its apostrophe too. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell
}

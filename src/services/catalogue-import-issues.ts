/** Collects what is wrong with a catalogue file: errors by their exact place, warnings summed up over rows. */

export interface ImportIssue {
  /** Such as `products[12].price`. */
  path: string
  message: string
}

/** How many errors are listed; all are counted (decisions, Catalogue file). */
export const LISTED_ERRORS = 1000

/** How many code points of a wrong text are repeated in a message. */
const SHOWN_TEXT = 60

export class ImportIssues {
  readonly errors: ImportIssue[] = []
  readonly #warnings = new Map<string, { issue: ImportIssue; count: number }>()
  #errorCount = 0

  get errorCount(): number {
    return this.#errorCount
  }

  error(path: string, message: string): void {
    this.#errorCount += 1
    if (this.errors.length < LISTED_ERRORS) this.errors.push({ path, message })
  }

  /** `expected` completes the sentence that begins with "must be". */
  expected(path: string, expected: string, value: unknown): void {
    this.error(path, `must be ${expected}, got ${describeValue(value)}`)
  }

  /** The same warning about many rows is kept once, with the first place and the number of places. */
  warning(path: string, message: string): void {
    const key = `${path.replace(/\[\d+\]/g, '[]')} ${message}`
    const known = this.#warnings.get(key)
    if (known) known.count += 1
    else this.#warnings.set(key, { issue: { path, message }, count: 1 })
  }

  get warnings(): ImportIssue[] {
    return [...this.#warnings.values()].map(({ issue, count }) =>
      count === 1 ? issue : { path: issue.path, message: `${issue.message} (and ${count - 1} more like it)` },
    )
  }
}

/** A value as a message shows it: texts quoted and cut, lists and objects by their kind. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') {
    const characters = [...value]
    return JSON.stringify(characters.length > SHOWN_TEXT ? `${characters.slice(0, SHOWN_TEXT).join('')}...` : value)
  }
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`
}

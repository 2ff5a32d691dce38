/** Collects what is wrong with a catalogue file: errors by their exact place, warnings summed up over rows. */
import type { Money } from '#domain/shop/shop-money.ts'
import { spelledOut } from '#domain/catalogue/product/harmful-characters.ts'

export interface ImportIssue {
  /** Such as `products[12].price`. */
  path: string
  message: string
  /** The line of the file on which the row begins, where it is known. */
  line?: number
}

/** How many errors are listed; all are counted (spec 11.3). */
export const LISTED_ERRORS = 1000

/** How many code points of a wrong text are repeated in a message. */
const SHOWN_TEXT = 60

export class ImportIssues {
  readonly errors: ImportIssue[] = []
  readonly #warnings = new Map<string, { issue: ImportIssue; count: number }>()
  /** Whatever errors were noted of, all of it: mostly entries such as `products[12]`, else paths. */
  readonly faulty = new Set<string>()
  /** What is left out; errors of it were noted by an earlier reading of the file. */
  readonly #leftOut: ReadonlySet<string>
  #errorCount = 0
  /** The line of the row that is being read; it is noted with what is said of it. */
  line: number | undefined

  /** In which the amounts of the file are read. */
  readonly money: Money

  constructor(money: Money, leftOut: ReadonlySet<string> = new Set()) {
    this.money = money
    this.#leftOut = leftOut
  }

  get errorCount(): number {
    return this.#errorCount
  }

  error(path: string, message: string): void {
    const culprit = /^\w+\[\d+\]/.exec(path)?.[0] ?? path
    if (this.#leftOut.has(culprit)) return
    this.#errorCount += 1
    this.faulty.add(culprit)
    if (this.errors.length < LISTED_ERRORS) this.errors.push(this.#issue(path, message))
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
    else this.#warnings.set(key, { issue: this.#issue(path, message), count: 1 })
  }

  get warnings(): ImportIssue[] {
    return [...this.#warnings.values()].map(({ issue, count }) =>
      count === 1 ? issue : { ...issue, message: `${issue.message} (and ${count - 1} more like it)` },
    )
  }

  #issue(path: string, message: string): ImportIssue {
    return { path, message, ...(this.line !== undefined && { line: this.line }) }
  }
}

/** An issue as an owner reads it: `products[12].price: must be a number >= 0, got "abc" (line 14)`. */
export function errorText({ path, message, line }: ImportIssue): string {
  return `${path}: ${message}${place(line)}`
}

/** A warning as an owner reads it. */
export function warningText({ path, message, line }: ImportIssue): string {
  return `warning: ${path} ${message}${place(line)}`
}

function place(line: number | undefined): string {
  return line === undefined ? '' : ` (line ${line})`
}

/** A value as a message shows it: texts quoted and cut, lists and objects by their kind. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') {
    const characters = [...value]
    const shown = characters.length > SHOWN_TEXT ? `${characters.slice(0, SHOWN_TEXT).join('')}...` : value
    return spelledOut(JSON.stringify(shown))
  }
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : `a ${typeof value}`
}

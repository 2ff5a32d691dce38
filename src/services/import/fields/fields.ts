/** Reads the fields of one object of a catalogue file; what is wrong is noted, and a stand-in is returned so that the reading goes on. */
import { isHarmfulLine, isHarmfulText, withoutHarmInText } from '#domain/catalogue/product/harmful-characters.ts'
import { MAX_AMOUNT } from '#domain/money/decimal.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Money } from '#domain/shop/shop-money.ts'
import { readAmountText } from './amount-text.ts'
import { CLEANED, isStorable, readLabel, tidied } from './labels.ts'
import { parseDay, parseInstant } from './dates.ts'
import { describeValue, type ImportIssues } from '../issues.ts'

/** Largest number of characters of a name, a title, an address; of a longer text. */
const MAX_LABEL = 500
const MAX_TEXT = 100_000
/** Largest number of pieces, sales and the like. */
const MAX_COUNT = 1e9

const DATE = 'a real date such as 2026-10-20 or 2026-10-20T09:00:00Z'

export class Fields {
  readonly path: string
  readonly #record: Readonly<Record<string, unknown>>
  readonly #issues: ImportIssues
  /** Names that were read, some of them more than once; a list is quicker than a Set, since an object has few fields. */
  readonly #read: string[] = []

  /** `path` is '' for the file itself. */
  constructor(record: Readonly<Record<string, unknown>>, path: string, issues: ImportIssues) {
    this.#record = record
    this.path = path
    this.#issues = issues
  }

  /** The fields of `value`, or null with an error where it is not an object. */
  static of(value: unknown, path: string, issues: ImportIssues): Fields | null {
    if (isRecord(value)) return new Fields(value, path, issues)
    issues.expected(path, 'an object', value)
    return null
  }

  at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`
  }

  /** The value as it came; null counts as absent, and what an object inherits is not its own. */
  raw(name: string): unknown {
    this.#read.push(name)
    return Object.hasOwn(this.#record, name) ? (this.#record[name] ?? undefined) : undefined
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined
  }

  /** A text on one line, runs of white space made one space; an empty one counts as absent. Numbers become text. */
  optionalLabel(name: string, max = MAX_LABEL): string | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    return readLabel(value, this.at(name), max, this.#issues)
  }

  /** As `optionalLabel`, but what others find the entry by is never altered: harmful characters refuse it. */
  optionalKey(name: string, max = MAX_LABEL): string | undefined {
    const value = this.raw(name)
    if (typeof value === 'string' && isHarmfulLine(tidied(value))) {
      this.#issues.error(this.at(name), `must not contain control characters, got ${describeValue(value)}`)
      return undefined
    }
    return this.optionalLabel(name, max)
  }

  label(name: string): string {
    const issuesBefore = this.#issues.errorCount
    const label = this.optionalLabel(name)
    if (label !== undefined) return label
    if (this.#issues.errorCount === issuesBefore) this.#issues.expected(this.at(name), 'a text', this.raw(name))
    return ''
  }

  /** A text as it is but for harmful characters, absent as ''. */
  text(name: string): string {
    const value = this.raw(name)
    if (value === undefined) return ''
    if (typeof value !== 'string') this.#issues.expected(this.at(name), 'a text', value)
    else if (isStorable(value, this.at(name), MAX_TEXT, this.#issues)) {
      if (!isHarmfulText(value)) return value
      this.#issues.warning(this.at(name), CLEANED)
      return withoutHarmInText(value)
    }
    return ''
  }

  /** That of the shop. */
  get money(): Money {
    return this.#issues.money
  }

  /** A decimal amount of the shop's currency, also with its name beside it: `12,50 EUR` (spec 9.1). */
  optionalMoney(name: string): Minor | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    const { money } = this.#issues
    const written = typeof value === 'string' ? readAmountText(value, money) : null
    if (written?.kind === 'foreign') {
      this.#issues.error(
        this.at(name),
        `must be in ${money.currency.code}, in which the shop sells, got ${describeValue(value)}`,
      )
      return undefined
    }
    const amount = written ? written.amount : value
    if (money.isAmount(amount)) return money.toMinor(amount)
    if (typeof amount !== 'number' || !(amount >= 0)) this.#issues.expected(this.at(name), 'a number >= 0', value)
    else if (amount > MAX_AMOUNT) this.#issues.expected(this.at(name), `at most ${MAX_AMOUNT}`, value)
    else this.#issues.error(this.at(name), `must have ${money.decimals}, got ${describeValue(value)}`)
    return undefined
  }

  /** Percent; 0 or less is no discount, above 100 is refused (spec 9.2). */
  optionalPercent(name: string): number | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (typeof value !== 'number' || !(value <= 100)) {
      this.#issues.expected(this.at(name), 'a percentage from 0 to 100', value)
      return undefined
    }
    if (value <= 0) return 0
    if (Number(value.toFixed(2)) === value) return value
    this.#issues.error(this.at(name), `must have at most two decimals, got ${describeValue(value)}`)
    return undefined
  }

  optionalCount(name: string): number | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT) return Math.abs(value)
    const limit = typeof value === 'number' && value > MAX_COUNT ? ` and at most ${MAX_COUNT}` : ''
    this.#issues.expected(this.at(name), `a whole number >= 0${limit}`, value)
    return undefined
  }

  flag(name: string): boolean {
    const value = this.raw(name)
    if (value === undefined || typeof value === 'boolean') return value ?? false
    this.#issues.expected(this.at(name), 'true or false', value)
    return false
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const choice = choices.find((one) => one === value)
    if (choice === undefined) this.#issues.expected(this.at(name), choices.join(' or '), value)
    return choice ?? fallback
  }

  /** An ISO 8601 instant in UTC; a text without an offset is read as UTC. */
  optionalInstant(name: string): string | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    const instant = parseInstant(value)
    if (instant === null) this.#issues.expected(this.at(name), DATE, value)
    return instant ?? undefined
  }

  /** A day such as `2026-10-20` stays a day, everything else becomes an instant. */
  optionalDay(name: string): string | undefined {
    const value = this.raw(name)
    return value === undefined ? undefined : (parseDay(value) ?? this.optionalInstant(name))
  }

  /** A picture's or page's address: a path of this site or http(s); absent as ''. */
  address(name: string): string {
    return this.#address(name, this.optionalKey(name, 2000) ?? '')
  }

  #address(name: string, value: string): string {
    if (value === '' || /^(https?:\/\/|\/(?![/\\]))[^\s]+$/i.test(value)) return value
    this.#issues.expected(this.at(name), 'an address that begins with / or https://', value)
    return ''
  }

  /** As `address`, and a file below the media folder by its name alone: `lamps/tall one.jpg` is `/media/lamps/tall%20one.jpg`. */
  picture(name: string): string {
    const value = this.optionalKey(name, 2000) ?? ''
    const isFileName = /^[^/\\:?#%][^\\:?#%]*\.[a-z]{3,4}$/i.test(value) && !value.split('/').includes('..')
    return isFileName ? `/media/${value.split('/').map(encodeURIComponent).join('/')}` : this.#address(name, value)
  }

  email(name: string): string {
    const value = this.optionalKey(name) ?? ''
    if (value !== '' && !/^[^\s@]+@[^\s@]+$/.test(value))
      this.#issues.expected(this.at(name), 'an e-mail address', value)
    return value
  }

  /** The elements of a list with the place of each; absent as an empty list. */
  list(name: string): { value: unknown; path: string }[] {
    const value = this.raw(name)
    if (value === undefined) return []
    if (!Array.isArray(value)) {
      this.#issues.expected(this.at(name), 'a list', value)
      return []
    }
    return value.map((element: unknown, index) => ({ value: element, path: `${this.at(name)}[${index}]` }))
  }

  /** A list of one-line texts without repeats. */
  labels(name: string): string[] {
    const labels = new Set<string>()
    for (const { value, path } of this.list(name)) {
      const label = readLabel(value, path, MAX_LABEL, this.#issues)
      if (label !== undefined) labels.add(label)
      else if (value === '' || value === null) this.#issues.expected(path, 'a text', value)
    }
    return [...labels]
  }

  /** Warns of every field that nobody has read; `ignored` names those that are left out on purpose. */
  warnOfUnknown(ignored: readonly string[] = []): void {
    for (const name of Object.keys(this.#record)) {
      if (!this.#read.includes(name) && !ignored.includes(name)) {
        this.#issues.warning(this.at(name), 'is not a field of the catalogue; it is ignored')
      }
    }
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

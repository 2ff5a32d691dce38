/** Cuts a JSON text of any length into the elements of its lists, as the text arrives, without keeping what was cut. */
import { parseJson } from './json-text.ts'
import { UnreadableFile } from './catalogue-entry.ts'
import { countLines } from './text-chunks.ts'

export interface JsonElement {
  /** Keys from the outermost object to the list, joined by dots; '' for an outermost list. */
  list: string
  /** Place in the list; null for a value that is no element of a list. */
  index: number | null
  line: number
  value: unknown
}

/** What to do with the value under `path`: give the elements of a list, look into an object, give it whole, or pass it over. */
export type JsonRoute = (path: string, opens: '[' | '{' | 'scalar') => 'list' | 'open' | 'value' | 'skip'

/** Characters of one element, and levels of nesting in it. */
const MAX_ELEMENT = 10_000_000
const MAX_DEPTH = 100

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing'
interface Frame {
  opener: '[' | '{'
  path: string
  index: number
}
interface Capture {
  kind: 'value' | 'key'
  keep: boolean
  index: number | null
  path: string
  depth: number
  inString: boolean
  scalar: boolean
}

const QUOTE = 34
const BACKSLASH = 92

export class JsonScanner {
  readonly #route: JsonRoute
  readonly #frames: Frame[] = []
  #text = ''
  #at = 0
  /** Where the captured value begins in `#text`. */
  #start = 0
  #line = 1
  /** Characters between the last line break and the start of `#text`. */
  #columnBefore = 0
  #expected: Expected = 'value'
  #key = ''
  #capture: Capture | null = null

  constructor(route: JsonRoute) {
    this.#route = route
  }

  /**
   * The elements that end in `text`.
   * @throws {UnreadableFile} naming line and column where the text is not JSON, or too deep or too long.
   */
  *push(text: string): Generator<JsonElement> {
    this.#forget(this.#capture ? this.#start : this.#at)
    this.#text += text
    for (;;) {
      if (this.#capture) {
        const end = this.#scan(this.#capture)
        if (end === null) return
        yield* this.#finish(this.#capture, end)
      } else if (!this.#step()) return
    }
  }

  /** What a number at the very end still was. @throws {UnreadableFile} where the text ends too early or is empty. */
  *end(): Generator<JsonElement> {
    yield* this.push(' ')
    if (this.#expected !== 'nothing') this.#fault(this.#text.length - 1, 'the file ends too early')
  }

  /** Drops what lies before `offset`, and counts its lines. */
  #forget(offset: number): void {
    const gone = this.#text.slice(0, offset)
    const lines = countLines(gone)
    this.#line += lines
    this.#columnBefore = lines === 0 ? this.#columnBefore + gone.length : gone.length - gone.lastIndexOf('\n') - 1
    this.#text = this.#text.slice(offset)
    this.#at -= offset
    this.#start = 0
  }

  /** Reads one mark between values; false where the text is at its end. */
  #step(): boolean {
    while (' \t\r\n'.includes(this.#text[this.#at] ?? 'x')) this.#at += 1
    const character = this.#text[this.#at]
    if (character === undefined) return false
    const frame = this.#frames.at(-1)
    const mayEnd = this.#expected === 'comma or end' || this.#expected.endsWith(' or end')
    if (mayEnd && frame && character === (frame.opener === '[' ? ']' : '}')) {
      this.#frames.pop()
      this.#at += 1
      this.#expected = this.#frames.length === 0 ? 'nothing' : 'comma or end'
    } else if (this.#expected === 'comma or end' && frame && character === ',') {
      this.#at += 1
      this.#expected = frame.opener === '[' ? 'value' : 'key'
    } else if (this.#expected === 'colon' && character === ':') {
      this.#at += 1
      this.#expected = 'value'
    } else if (this.#expected.startsWith('key') && character === '"') {
      this.#begin('key', true, null, '')
    } else if (this.#expected.startsWith('value')) this.#openValue(character, frame)
    else this.#fault(this.#at, `unexpected ${JSON.stringify(character)}`)
    return true
  }

  #openValue(character: string, frame: Frame | undefined): void {
    if (frame?.opener === '[') {
      this.#begin('value', true, frame.index, frame.path)
      frame.index += 1
      return
    }
    const path = frame ? [frame.path, this.#key].filter(Boolean).join('.') : ''
    const opens = character === '[' || character === '{' ? character : 'scalar'
    const way = this.#route(path, opens)
    if (opens === 'scalar' || way === 'value' || way === 'skip') {
      this.#begin('value', way !== 'skip', null, path)
      return
    }
    this.#frames.push({ opener: opens, path, index: 0 })
    this.#at += 1
    this.#expected = opens === '[' ? 'value or end' : 'key or end'
  }

  #begin(kind: Capture['kind'], keep: boolean, index: number | null, path: string): void {
    const first = this.#text[this.#at]
    if (first !== undefined && ',:]}'.includes(first)) this.#fault(this.#at, `unexpected ${JSON.stringify(first)}`)
    this.#start = this.#at
    const scalar = first !== '[' && first !== '{' && first !== '"'
    this.#capture = { kind, keep, index, path, depth: 0, inString: false, scalar }
  }

  /** Goes on through a value; the offset after its last character, or null where the text is at its end. */
  #scan(capture: Capture): number | null {
    const text = this.#text
    let at = this.#at
    for (; at < text.length; at++) {
      if (capture.inString) {
        at = text.indexOf('"', at)
        if (at === -1) {
          at = text.length
          break
        }
        if (isEscaped(text, at)) continue
        capture.inString = false
        if (capture.depth === 0) return at + 1
        continue
      }
      const code = text.charCodeAt(at)
      if (capture.scalar) {
        if (code <= 32 || code === 44 || code === 93 || code === 125) return at
      } else if (code === QUOTE) capture.inString = true
      else if (code === 91 || code === 123) {
        capture.depth += 1
        if (capture.depth > MAX_DEPTH) this.#fault(at, `lists and objects are nested deeper than ${MAX_DEPTH} levels`)
      } else if (code === 93 || code === 125) {
        capture.depth -= 1
        if (capture.depth === 0) return at + 1
      }
    }
    this.#at = at
    // What is passed over need not be kept, but a text in it may end with a backslash.
    if (!capture.keep && !capture.inString) this.#start = at
    this.#measure(at)
    return null
  }

  #measure(end: number): void {
    if (end - this.#start <= MAX_ELEMENT) return
    this.#fault(this.#start, `a value is longer than ${MAX_ELEMENT / 1_000_000} million characters`)
  }

  *#finish(capture: Capture, end: number): Generator<JsonElement> {
    this.#capture = null
    this.#at = end
    const slice = this.#text.slice(this.#start, end)
    this.#expected = capture.kind === 'key' ? 'colon' : this.#frames.length === 0 ? 'nothing' : 'comma or end'
    if (!capture.keep) return
    this.#measure(end)
    this.#forget(this.#start)
    const value = this.#parse(slice)
    if (capture.kind === 'key') this.#key = String(value)
    else yield { list: capture.path, index: capture.index, line: this.#line, value }
  }

  #parse(slice: string): unknown {
    try {
      return JSON.parse(slice) as unknown
    } catch {
      const result = parseJson(slice)
      if (result.ok) return result.value
      const before =
        slice
          .split('\n')
          .slice(0, result.line - 1)
          .join('\n').length + (result.line > 1 ? 1 : 0)
      return this.#fault(before + result.column - 1, result.message)
    }
  }

  #fault(offset: number, message: string): never {
    const before = this.#text.slice(0, offset)
    const lines = countLines(before)
    const column = lines === 0 ? this.#columnBefore + offset : offset - before.lastIndexOf('\n') - 1
    throw new UnreadableFile(`it is not valid JSON: line ${this.#line + lines}, column ${column + 1}: ${message}`)
  }
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes += 1
  return backslashes % 2 === 1
}

/** Reads catalogue files of JSON and JSON lines, entry by entry. */
import { judgeCurrency } from '../fields/currency.ts'
import { parseJson } from './json-text.ts'
import { describeValue, type ImportIssues } from '../issues.ts'
import { CATALOGUE_PARTS, UnreadableFile, type EntryStream, type CatalogueEntry } from './catalogue-entry.ts'
import { JsonScanner, type JsonElement, type JsonRoute } from './json-scanner.ts'

/** Characters of one line of JSON lines. */
const MAX_LINE = 10_000_000

const PARTS: readonly string[] = CATALOGUE_PARTS

/**
 * Spec 11.1: an object with products, categories, brands, reviews, or an array of products.
 * @throws {UnreadableFile} where the text is not JSON or no catalogue file.
 */
export async function* readJsonEntries(texts: AsyncIterable<string>, issues: ImportIssues): EntryStream {
  let parts = 0
  let outermost: unknown = {}
  const route: JsonRoute = (path, opens) => {
    if (path !== '' && !PARTS.includes(path)) return 'value'
    if (opens !== '{' || path !== '') parts += 1
    return opens === '[' ? 'list' : path === '' ? 'open' : 'value'
  }
  for await (const elements of scanJson(texts, route)) {
    const entries: CatalogueEntry[] = []
    for (const { list, index, line, value } of elements) {
      const part = CATALOGUE_PARTS.find((one) => one === (list === '' ? 'products' : list))
      issues.line = line
      if (list === '' && index === null) {
        parts = 0
        outermost = value
      } else if (list === 'currency') judgeCurrency(value, list, issues)
      else if (part === undefined) issues.warning(list, 'is not a field of the catalogue; it is ignored')
      else if (index !== null) entries.push({ part, path: `${part}[${index}]`, line, value })
      else if (value !== null) issues.expected(part, 'a list', value)
    }
    yield entries
  }
  if (parts > 0) return
  const got = describeValue(outermost)
  throw new UnreadableFile(`it must be an array of products or an object with ${PARTS.join(', ')}, got ${got}`)
}

/** The elements of a JSON text in groups. @throws {UnreadableFile} where it is not JSON. */
export async function* scanJson(texts: AsyncIterable<string>, route: JsonRoute): AsyncGenerator<JsonElement[]> {
  const scanner = new JsonScanner(route)
  let empty = true
  for await (const text of texts) {
    empty &&= text.trim() === ''
    const elements = [...scanner.push(text)]
    if (elements.length > 0) yield elements
  }
  if (empty) throw new UnreadableFile('it is empty')
  const rest = [...scanner.end()]
  if (rest.length > 0) yield rest
}

/** One product a line; a line that is not JSON is an error of that line alone. */
export async function* readJsonLines(texts: AsyncIterable<string>, issues: ImportIssues): EntryStream {
  let count = 0
  for await (const lines of splitLines(texts)) {
    yield lines.flatMap(({ text, line }): CatalogueEntry[] => {
      if (text.trim() === '') return []
      const entry = { part: 'products' as const, path: `products[${count++}]`, line }
      const json = parseJson(text)
      if (json.ok) return [{ ...entry, value: json.value }]
      issues.line = line
      issues.error(entry.path, `must be a JSON object on one line, but column ${json.column} has ${json.message}`)
      return []
    })
  }
  if (count === 0) throw new UnreadableFile('it is empty')
}

async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<{ text: string; line: number }[]> {
  let rest = ''
  let line = 1
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) {
      throw new UnreadableFile(`line ${line + lines.length} is longer than ${MAX_LINE / 1_000_000} million characters`)
    }
    yield lines.map((one, index) => ({ text: one, line: line + index }))
    line += lines.length
  }
  yield [{ text: rest, line }]
}

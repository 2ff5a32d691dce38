/** Reads the products of a foreign CSV or JSON file by a mapping. */
import { UnreadableFile, type CatalogueEntry, type EntryStream } from './catalogue-entry.ts'
import { isRecord } from '../fields/fields.ts'
import { readFlag, readNumber } from './cell-values.ts'
import type { CsvTable } from './csv-rows.ts'
import { htmlToText } from './html-text.ts'
import { scanJson } from './json-entries.ts'
import type { JsonRoute } from './json-scanner.ts'
import type { MappedField, Mapping, MappingRule } from './mapping.ts'

const NUMBERS: ReadonlySet<MappedField> = new Set(['price', 'discount', 'salePrice', 'quantity', 'sellCount', 'weight'])
const LISTS: ReadonlySet<MappedField> = new Set(['tags', 'sizes', 'imageURLs'])

/** @throws {UnreadableFile} where the mapping names a column that the file does not have. */
export async function* readMappedCsv({ header, rows }: CsvTable, mapping: Mapping): EntryStream {
  for (const [field, { from }] of mapping.fields) {
    if (from !== undefined && !header.includes(from)) {
      throw new UnreadableFile(
        `the mapping takes ${field} from the column "${from}", but its columns are ${header.slice(0, 20).join(', ')}`,
      )
    }
  }
  let count = 0
  for await (const group of rows) {
    yield group.map(({ line, cells }) => {
      const cellOf = (column: string) => cells[header.indexOf(column)]?.trim()
      return entry(count++, line, mapFields(mapping, cellOf))
    })
  }
}

/** @throws {UnreadableFile} where there is no list at the mapping's place. */
export async function* readMappedJson(texts: AsyncIterable<string>, mapping: Mapping): EntryStream {
  let isThere = false
  const route: JsonRoute = (path, opens) => {
    isThere ||= path === mapping.list && opens === '['
    if (path === mapping.list) return opens === '[' ? 'list' : 'skip'
    return opens === '{' && (path === '' || mapping.list.startsWith(`${path}.`)) ? 'open' : 'skip'
  }
  for await (const elements of scanJson(texts, route)) {
    yield elements.flatMap(({ list, index, line, value }) => {
      if (list !== mapping.list || index === null) return []
      return [entry(index, line, isRecord(value) ? mapFields(mapping, (path) => atPath(value, path)) : value)]
    })
  }
  if (isThere) return
  const place = mapping.list === '' ? 'as a whole' : `under "${mapping.list}"`
  throw new UnreadableFile(`the mapping expects a list of products ${place}, but there is none`)
}

function entry(index: number, line: number, value: unknown): CatalogueEntry {
  return { part: 'products', path: `products[${index}]`, line, value }
}

function mapFields(mapping: Mapping, lookUp: (from: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    mapping.fields.map(([field, rule]) => [
      field,
      mapValue(field, rule, rule.from === undefined ? rule.value : lookUp(rule.from)),
    ]),
  )
}

/** What the file has, as the field wants it; anything unfit stays as it is, for the check to name. */
function mapValue(field: MappedField, rule: MappingRule, found: unknown): unknown {
  if (found === undefined || found === null || found === '') return rule.default
  if (rule.values && (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean')) {
    const key = String(found)
    if (Object.hasOwn(rule.values, key)) return rule.values[key]
  }
  if (rule.split !== undefined && typeof found === 'string') {
    const parts = found.split(rule.split).map((part) => part.trim())
    return parts.filter((part) => part !== '')
  }
  if (rule.html === true && typeof found === 'string') return htmlToText(found)
  if (NUMBERS.has(field)) return divided(typeof found === 'string' ? readNumber(found) : found, rule.divide)
  if (field === 'featured' && typeof found === 'string') return readFlag(found)
  return LISTS.has(field) && !Array.isArray(found) ? [found] : found
}

/** Rounded to what a binary number cannot say: 1999 / 100 is 19.99. */
function divided(value: unknown, divisor: number | undefined): unknown {
  return typeof value === 'number' && divisor !== undefined ? Number((value / divisor).toPrecision(12)) : value
}

/** `a.b[0].c`, or `pictures[].url` for the list of what every picture has. */
function atPath(value: unknown, path: string): unknown {
  let reached: unknown = value
  const steps = path.match(/\[\d*\]|[^.[\]]+/g) ?? []
  for (const [at, step] of steps.entries()) {
    if (step === '[]') {
      const rest = steps
        .slice(at + 1)
        .join('.')
        .replaceAll('.[', '[')
      return Array.isArray(reached) ? reached.map((one: unknown) => (rest === '' ? one : atPath(one, rest))) : undefined
    }
    if (step.startsWith('['))
      reached = Array.isArray(reached) ? (reached as unknown[])[Number(step.slice(1, -1))] : undefined
    else reached = isRecord(reached) && Object.hasOwn(reached, step) ? reached[step] : undefined
  }
  return reached
}

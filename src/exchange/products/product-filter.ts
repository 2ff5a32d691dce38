/** Reads the `filter` text of `GET /product` into a query, or says which field is wrong. */
import { parseCatalogueRecord } from '#domain/catalogue/query/catalogue-query-url.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import { ProblemError, type FieldError } from '../problem.ts'
import { filterSchema, type ProductFilter } from './filter-schema.ts'

/** Longest filter text, in bytes of UTF-8. */
export const MAX_FILTER_BYTES = 8192
/** Nesting of the deepest filter that is right: a list inside the object. */
const MAX_DEPTH = 2
/** Spec 9.5: a page without another size. */
const PAGE_SIZE = 9

export interface ProductListRequest {
  query: CatalogueQuery
  ids?: readonly string[]
  /** Where in the sorted matches the answer begins, 0-based. */
  start: number
  limit?: number
}

function refuse(errors: FieldError[]): never {
  throw new ProblemError(400, 'The filter is wrong.', errors)
}

/** Parses JSON text. @throws {ProblemError} 400 when it is too long, no JSON, nested too deeply or names a prototype key. */
function readJson(text: string): unknown {
  const bytes = Buffer.byteLength(text)
  if (bytes > MAX_FILTER_BYTES)
    refuse([{ path: 'filter', message: `must be at most ${MAX_FILTER_BYTES} bytes, got ${bytes}` }])
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    refuse([{ path: 'filter', message: 'must be a JSON object as text' }])
  }
  checkShape(value, 'filter', 1)
  return value
}

function checkShape(value: unknown, path: string, depth: number): void {
  if (value === null || typeof value !== 'object') return
  if (depth > MAX_DEPTH) refuse([{ path, message: `must not be nested deeper than ${MAX_DEPTH} levels` }])
  for (const [key, part] of Object.entries(value)) {
    if (['__proto__', 'constructor', 'prototype'].includes(key))
      refuse([{ path: `${path}.${key}`, message: 'is not a filter' }])
    checkShape(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, depth + 1)
  }
}

/** Checks a filter's text. @throws {ProblemError} 400 naming each wrong field as `filter.minPrice`. */
export function parseFilterText(text: string): ProductFilter {
  const checked = filterSchema.safeParse(readJson(text))
  if (checked.success) return checked.data
  return refuse(
    checked.error.issues.flatMap((issue): FieldError[] => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({ path: `filter.${key}`, message: 'is not a filter' }))
      const path = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
      return [{ path: `filter${path}`, message: issue.path.length === 0 ? 'must be a JSON object' : issue.message }]
    }),
  )
}

/** What a call of `GET /product` asks for; without a filter the whole list in `asc` order. */
export function readProductFilter(text: string | undefined): ProductListRequest {
  const { ids, limit, ...parameters } = text === undefined ? {} : parseFilterText(text)
  const size = limit ?? parameters.shown ?? (parameters.page ? PAGE_SIZE : undefined)
  return {
    query: parseCatalogueRecord(parameters),
    ...(ids && { ids }),
    start: ((parameters.page ?? 1) - 1) * (size ?? 0),
    ...(size !== undefined && { limit: size }),
  }
}

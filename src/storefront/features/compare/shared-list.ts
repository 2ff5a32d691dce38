/** The address that shares a compare list, and the ids that such an address names. */
import { links } from '../../links.ts'

/** More than these are no comparison, and an address must not make the server look up a catalogue. */
const MOST_SHARED = 8

/** Path and query; the ids in their order. */
export function sharedListPath(ids: readonly string[]): string {
  return `${links.compare}?ids=${ids.slice(0, MOST_SHARED).map(encodeURIComponent).join(',')}`
}

/** Distinct ids in their order, at most eight; none where the parameter is missing or empty. */
export function sharedIds(params: URLSearchParams): string[] {
  const ids = (params.get('ids') ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids.filter((id) => id !== ''))].slice(0, MOST_SHARED)
}

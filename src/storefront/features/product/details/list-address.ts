/** What a history entry says of the list that led to a product. */

/** `state.list` where it is a path of this site; anything else is none. */
export function listAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('list' in state)) return null
  return typeof state.list === 'string' && /^\/(?![/\\])/.test(state.list) ? state.list : null
}

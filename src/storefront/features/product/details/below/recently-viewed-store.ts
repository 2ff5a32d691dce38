/** The products a shopper has looked at, newest first, kept in this browser under a key of our own. */

const KEY = 'vitrine_recently_viewed'
const KEPT = 12

/** Their ids; none where storage is blocked or holds something else. */
export function recentlyViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Puts a product in front. A full or blocked storage costs nothing but the memory of it. */
export function rememberViewed(id: string): void {
  try {
    const ids = [id, ...recentlyViewed().filter((other) => other !== id)]
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, KEPT)))
  } catch {
    // Nothing is lost that a shopper would miss.
  }
}

/** What a product's `videoId` means: a file of our own or a YouTube video. */

export type Video = { kind: 'local'; name: string } | { kind: 'youtube'; id: string }

/** `local:<name>` or eleven characters of `[A-Za-z0-9_-]`; null for anything else, which an import refuses (spec 2.15). */
export function parseVideoId(id: string): Video | null {
  const name = /^local:([a-z0-9-]+)$/.exec(id)?.[1]
  if (name !== undefined) return { kind: 'local', name }
  return /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : null
}

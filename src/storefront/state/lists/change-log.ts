/**
 * Owns the note beside a stored list that says which recent changes the list contains, so that a tab can tell whether
 * another tab, writing from an older reading, has lost one of its own.
 */
import type { StorageSlot } from './storage-slot.ts'

/** Milliseconds for which a change is watched over. */
export const WATCH_MS = 5000

export interface Contents {
  /** Tokens of the changes that the list is known to contain, with the epoch milliseconds at which they were made. */
  tokens: Record<string, number>
  /** When the list was last written by somebody who did not know all that it contained; null if never. */
  unsureMs: number | null
}

export interface ChangeLog {
  /** What is known of a stored text, null for none. */
  contentsOf(text: string | null, nowMs: number): Contents
  /** To be called before the text itself is written; tokens that nobody watches any longer are dropped. */
  note(text: string, contents: Contents, nowMs: number): void
}

/** Whether a change that has no token among the contents is certain to be missing. */
export function isComplete({ unsureMs }: Contents, nowMs: number): boolean {
  return unsureMs === null || nowMs - unsureMs >= WATCH_MS
}

/**
 * The list and its note are two keys, which two tabs may write interlaced; the fingerprint shows when they do not belong
 * together.
 */
export function createChangeLog(slot: StorageSlot): ChangeLog {
  return {
    contentsOf(text, nowMs) {
      if (text === null) return { tokens: {}, unsureMs: null }
      const { of, tokens, unsureMs } = parseNote(slot.read())
      return of === fingerprint(text) && typeof tokens === 'object'
        ? { tokens, unsureMs: unsureMs ?? null }
        : { tokens: {}, unsureMs: nowMs }
    },
    note(text, { tokens, unsureMs }, nowMs) {
      const fresh = Object.entries(tokens).filter(([, madeMs]) => nowMs - madeMs < 2 * WATCH_MS)
      slot.write(JSON.stringify({ of: fingerprint(text), tokens: Object.fromEntries(fresh), unsureMs }))
    },
  }
}

function parseNote(text: string | null): Partial<Contents & { of: number }> {
  try {
    const note: unknown = JSON.parse(text ?? '')
    return typeof note === 'object' && note !== null ? note : {}
  } catch {
    return {}
  }
}

function fingerprint(text: string): number {
  let hash = text.length
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return hash
}

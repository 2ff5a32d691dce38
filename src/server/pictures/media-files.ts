/** Files below the media folder, which no link and no path leads out of. */
import { hash } from 'node:crypto'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** Larger files are no pictures of goods; in bytes. */
const LARGEST_FILE = 64 * 1024 * 1024

export interface MediaFile {
  /** Absolute, with every link followed. */
  path: string
  /** Twelve hex digits that change with the file's size or time. */
  version: string
}

/** Finds `file` (as `readMediaPath` gives it); null where it is missing, too large, no plain file, or outside of the folder by a link. */
export async function findMediaFile(mediaDir: string, file: string): Promise<MediaFile | null> {
  try {
    const root = await realpath(mediaDir)
    const found = await realpath(path.join(root, file))
    if (!found.startsWith(root + path.sep)) return null
    const facts = await stat(found)
    if (!facts.isFile() || facts.size > LARGEST_FILE) return null
    return { path: found, version: hash('sha256', `${facts.size} ${facts.mtimeMs}`).slice(0, 12) }
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

const ABSENCES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'])

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && ABSENCES.has(error.code)
}

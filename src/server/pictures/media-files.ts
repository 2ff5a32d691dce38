/** Files below the media folder, which no link and no path leads out of. */
import { hash } from 'node:crypto'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** Larger files are no pictures of goods; in bytes. */
const LARGEST_FILE = 64 * 1024 * 1024

const OUTSIDE = Symbol('outside of the folder')

export interface MediaFile {
  /** Absolute, with every link followed. */
  path: string
  /** Twelve hex digits that change with the file's size or time. */
  version: string
}

/** Finds `file` (as `readMediaPath` gives it); null where it is missing, too large, no plain file, or outside of the folder by a link. */
export async function findMediaFile(mediaDir: string, file: string): Promise<MediaFile | null> {
  try {
    const found = await followLinks(mediaDir, file)
    if (found === null || found === OUTSIDE) return null
    const facts = await stat(found)
    if (!facts.isFile() || facts.size > LARGEST_FILE) return null
    return { path: found, version: hash('sha256', `${facts.size} ${facts.mtimeMs}`).slice(0, 12) }
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

/** Whether the first of the folders that has `file` (as `readMediaPath` gives it) has it in itself; true also where none has it. */
export async function isInside(folders: readonly string[], file: string): Promise<boolean> {
  for (const folder of folders) {
    const found = await followLinks(folder, file)
    if (found !== null) return found !== OUTSIDE
  }
  return true
}

/** The path without links, null where there is nothing, OUTSIDE where a link leads out of the folder. The folder itself may be a link. */
async function followLinks(folder: string, file: string): Promise<string | typeof OUTSIDE | null> {
  try {
    const root = await realpath(folder)
    const found = await realpath(path.join(root, file))
    return found === root || found.startsWith(root.endsWith(path.sep) ? root : root + path.sep) ? found : OUTSIDE
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
}

const ABSENCES = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EPERM', 'EINVAL'])

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && ABSENCES.has(error.code)
}

/** Which failures of SQLite lie in the file and its disk and not in the work, and whether the disk has room now. */
import { access, constants, statfs } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseUnavailable, DatabaseUnwritable } from '#services/database-unavailable.ts'
import { sqliteCode } from './busy.ts'

const IO_ERROR = 10

/** Why a file cannot be used, by SQLite's primary result code. */
export const REASONS: Readonly<Record<number, string>> = {
  8: 'it may only be read',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'the file cannot be opened or created',
  26: 'it is not a SQLite database',
}
const REFUSED_WRITES = new Set([8, 13, 14])

/** Bytes below which orders would soon be refused: one of them and its page of the index fit many times. */
const LEAST_ROOM = 1024 * 1024

/** The error that services know for one of the disk or the file's rights, else the error itself. */
export function knownTrouble(error: unknown, mode: 'read' | 'write'): unknown {
  const code = sqliteCode(error)
  if (code !== null && REFUSED_WRITES.has(code)) return new DatabaseUnwritable(error, REASONS[code] ?? '')
  if (code !== IO_ERROR) return error
  return mode === 'write' ? new DatabaseUnwritable(error, 'the disk refuses') : new DatabaseUnavailable(error)
}

/** @throws {DatabaseUnwritable} where `file` is gone, may only be read, or has no room to grow. */
export async function checkRoom(file: string): Promise<void> {
  try {
    await access(file, constants.W_OK)
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new DatabaseUnwritable(error, isGone ? 'its file is gone' : 'it may only be read')
  }
  const { blocks, bavail, bfree, bsize } = await statfs(path.dirname(path.resolve(file)))
  // A part of many disks is kept for root; some file systems know no number of blocks.
  const free = (process.getuid?.() === 0 ? bfree : bavail) * bsize
  if (blocks > 0 && free < LEAST_ROOM) throw new DatabaseUnwritable(null, 'the disk is full')
}

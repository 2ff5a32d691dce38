/** A folder of made pictures with a limit to its size; what was not used for longest goes first. Several processes may share it. */
import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** After a sweep this much of the limit is left, so that the next one is some while off. */
const KEPT = 0.9
/** The folder is counted again when one process has added this share of the limit: the others add as well. */
const RECOUNT = 1 / 16
/** A use is written down at most this often, in milliseconds. */
const USE_NOTED_EVERY = 3_600_000
/** A file that was begun this long ago, in milliseconds, was left behind by a process that died. */
const ABANDONED = 600_000

export interface PictureCache {
  read(key: string): Promise<Buffer | null>
  /** Rejects where the disk refuses; nothing half-written is ever read. */
  write(key: string, body: Buffer): Promise<void>
}

/** `limit` in bytes. The folder is made with the first picture. */
export function createPictureCache(folder: string, limit: number): PictureCache {
  let added = Number.POSITIVE_INFINITY
  let sweeping: Promise<void> | undefined

  function fileOf(key: string): string {
    const name = hash('sha256', key)
    return path.join(folder, name.slice(0, 2), name.slice(2, 40))
  }

  return {
    async read(key) {
      const file = fileOf(key)
      try {
        const body = await readFile(file)
        await noteUse(file)
        return body
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async write(key, body) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}.part`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(draft, body, { flag: 'wx' })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      added += body.byteLength
      if (added <= limit * RECOUNT) return
      sweeping ??= sweep(folder, limit).finally(() => (sweeping = undefined))
      added = 0
      await sweeping
    },
  }
}

async function noteUse(file: string): Promise<void> {
  const now = new Date()
  const { mtimeMs } = await stat(file)
  if (now.getTime() - mtimeMs > USE_NOTED_EVERY) await utimes(file, now, now)
}

interface Entry {
  file: string
  size: number
  usedAt: number
}

async function sweep(folder: string, limit: number): Promise<void> {
  const entries = await list(folder)
  let total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total <= limit) return
  for (const { file, size } of entries.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= limit * KEPT) break
    await rm(file, { force: true })
    total -= size
  }
}

async function list(folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue
    const file = path.join(found.parentPath, found.name)
    try {
      const { size, mtimeMs } = await stat(file)
      if (!found.name.endsWith('.part')) entries.push({ file, size, usedAt: mtimeMs })
      else if (Date.now() - mtimeMs > ABANDONED) await rm(file, { force: true })
    } catch (error) {
      // Another process swept it.
      if (!isMissing(error)) throw error
    }
  }
  return entries
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/**
 * The snapshot of a catalogue as a file. A mark, the sections, a manifest that names them with their sums, and at the very end the manifest's
 * own length and sum: what is torn, cut or foreign does not add up.
 */
import { mkdir, open, rename, stat, unlink, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { savedSections, type Numbers, type Section } from '#domain/catalogue/index/snapshot-section.ts'
import type { SnapshotStamp, SnapshotStore } from '#services/catalogue/snapshot-keeper.ts'
import { codeFingerprint } from './code-fingerprint.ts'
import { kindOf, piecesOf, sectionFrom, type SectionKind } from './section-bytes.ts'

const MARK = Buffer.from('vitrine snapshot')
/** The manifest's length and sum, 4 bytes each, and the mark once more. */
const TRAILER = 8 + MARK.length
/** A file that is being written and was not touched for so long, in milliseconds, was left by a process that died. */
const LEFT_AFTER_MS = 60_000

/** Where the search is kept, beside the catalogue's index: each is good or outdated by itself. */
export function searchSnapshotFile(file: string): string {
  return `${file}-search`
}

interface Manifest {
  code: string
  /** Bytes of the whole file before the manifest. */
  size: number
  stamp: SnapshotStamp
  sections: SectionEntry[]
}

interface SectionEntry {
  name: string
  kind: SectionKind
  bytes: number
  sum: number
}

/** `code` names the code that reads and writes; a snapshot of any other is not used. */
export function createSnapshotFile(file: string, code: () => Promise<string> = codeFingerprint): SnapshotStore {
  const writing = `${file}.writing`
  // Once: an update that is put in place under a running process is not what it runs.
  let known: Promise<string> | undefined
  const running = () => (known ??= code())

  async function opened<T>(take: (handle: FileHandle, manifest: Manifest) => Promise<T>): Promise<T | null> {
    const handle = await open(file).catch(nullIfMissing)
    if (!handle) return null
    try {
      const manifest = await readManifest(handle)
      if (manifest.code !== (await running())) throw new Error('another version of the store wrote it')
      return await take(handle, manifest)
    } finally {
      await handle.close()
    }
  }

  return {
    stamp: () => opened(async (_, { stamp }) => stamp),
    read: () =>
      opened(async (handle, { stamp, sections }) => {
        const read = new Map<string, Numbers | unknown[]>()
        let from = MARK.length
        for (const { name, kind, bytes, sum } of sections) {
          read.set(name, sectionFrom(kind, await readChecked(handle, from, bytes, sum)))
          from += bytes
        }
        return { stamp, sections: savedSections(read) }
      }),
    async write(sections, stamp, ending) {
      await mkdir(path.dirname(file), { recursive: true })
      const handle = await openAlone(writing)
      if (!handle) return false
      try {
        const written = await writeSections(handle, sections, ending)
        const moment = await stamp()
        const isMine = async () => (await handle.stat()).ino === (await stat(writing)).ino
        // Taken for dead by another process, which writes its own there.
        if (!(await isMine())) return false
        if (!moment) {
          await unlink(writing)
          return false
        }
        await writeManifest(handle, { ...written, code: await running(), stamp: moment })
        await handle.sync()
        await rename(writing, file)
        await syncFolder(path.dirname(file))
        return true
      } catch (error) {
        await unlink(writing).catch(nullIfMissing)
        throw error
      } finally {
        await handle.close()
      }
    },
  }
}

/** Null where another process is writing. */
async function openAlone(file: string): Promise<FileHandle | null> {
  const found = await stat(file).catch(nullIfMissing)
  if (found && Date.now() - found.mtimeMs > LEFT_AFTER_MS) await unlink(file).catch(nullIfMissing)
  try {
    return await open(file, 'wx')
  } catch (error) {
    if (isCode(error, 'EEXIST')) return null
    throw error
  }
}

async function writeSections(
  handle: FileHandle,
  sections: Iterable<Section>,
  ending: AbortSignal,
): Promise<Pick<Manifest, 'size' | 'sections'>> {
  await handle.appendFile(MARK)
  const entries: SectionEntry[] = []
  let size = MARK.length
  for (const section of sections) {
    const entry = { name: section.name, kind: kindOf(section), bytes: 0, sum: 0 }
    for (const piece of piecesOf(section)) {
      ending.throwIfAborted()
      entry.sum = crc32(piece, entry.sum)
      entry.bytes += piece.length
      await handle.appendFile(piece)
    }
    size += entry.bytes
    entries.push(entry)
  }
  return { size, sections: entries }
}

async function writeManifest(handle: FileHandle, manifest: Manifest): Promise<void> {
  const text = Buffer.from(JSON.stringify(manifest))
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(text.length, 0)
  trailer.writeUInt32LE(crc32(text), 4)
  await handle.appendFile(Buffer.concat([text, trailer, MARK]))
}

async function readManifest(handle: FileHandle): Promise<Manifest> {
  const { size } = await handle.stat()
  const torn = new Error('it is torn')
  if (size < MARK.length + TRAILER) throw torn
  const trailer = await readBytes(handle, size - TRAILER, TRAILER)
  const length = trailer.readUInt32LE(0)
  const start = size - TRAILER - length
  const isMarked = MARK.equals(trailer.subarray(8)) && MARK.equals(await readBytes(handle, 0, MARK.length))
  if (!isMarked || start < MARK.length) throw torn
  const text = await readBytes(handle, start, length)
  if (crc32(text) !== trailer.readUInt32LE(4)) throw torn
  const manifest = JSON.parse(text.toString()) as Manifest
  if (manifest.size !== start) throw torn
  return manifest
}

async function readChecked(handle: FileHandle, from: number, bytes: number, sum: number): Promise<ArrayBuffer> {
  const read = await readBytes(handle, from, bytes)
  if (crc32(read) !== sum) throw new Error('it is torn')
  return read.buffer
}

/** Into memory of its own. */
async function readBytes(handle: FileHandle, from: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const into = Buffer.from(new ArrayBuffer(length))
  for (let done = 0; done < length;) {
    const { bytesRead } = await handle.read(into, done, length - done, from + done)
    if (bytesRead === 0) throw new Error('it is torn')
    done += bytesRead
  }
  return into
}

/** So that the new name is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: unknown): null {
  if (isCode(error, 'ENOENT')) return null
  throw error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

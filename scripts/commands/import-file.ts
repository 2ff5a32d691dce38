/** Reads the catalogue file and the mapping that an import names. */
import { open, readFile, stat, type FileHandle } from 'node:fs/promises'
import { UnreadableFile } from '#services/import/formats/catalogue-entry.ts'
import { parseJson } from '#services/import/formats/json-text.ts'
import type { EntrySource } from '#services/import/survey/checked-file.ts'
import { readMapping, type Mapping } from '#services/import/formats/mapping.ts'
import { readCatalogueFile } from '#services/import/formats/read-catalogue-file.ts'
import type { ImportCommand } from './import-command.ts'
import { Refusal } from './shop-command.ts'

/** Bytes that are read at once. */
const CHUNK = 1 << 18

/** A catalogue file that is read more than once. */
export interface SourceFile {
  /** Its entries from its start. @throws {Refusal} for a file that cannot be read to its end. */
  read: EntrySource
  /** @throws {Refusal} where somebody has written into it since it was opened. */
  checkUnchanged(): Promise<void>
  close(): Promise<void>
}

/** `onRead` gets the bytes that a reading has read and those that there are. @throws {Refusal} for a file that is not readable. */
export async function openSource(
  { file, map }: ImportCommand,
  onRead: (bytes: number, total: number) => void,
): Promise<SourceFile> {
  const mapping = map === undefined ? null : await loadMapping(map)
  const handle = await openFile(file)
  const opened = await handle.stat()
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let bytes = 0
    for await (const chunk of handle.createReadStream({ start: 0, highWaterMark: CHUNK, autoClose: false })) {
      const part = chunk as Uint8Array
      bytes += part.length
      yield part
      onRead(bytes, opened.size)
    }
  }
  return {
    async *read(issues) {
      try {
        yield* readCatalogueFile(file, chunks(), issues, mapping)
      } catch (error) {
        if (error instanceof UnreadableFile) throw new Refusal(`${file} cannot be imported: ${error.message}.`)
        throw error
      }
    },
    async checkUnchanged() {
      const { size, mtimeMs } = await handle.stat()
      if (size !== opened.size || mtimeMs !== opened.mtimeMs) throw changed(file)
    },
    close: () => handle.close(),
  }
}

/** What is said of a file that was not the same when it was read again. */
export function changed(file: string): Refusal {
  return new Refusal(`${file} was changed while it was read. Nothing was stored; import it again.`)
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    const found = await stat(file)
    if (found.isDirectory()) throw new Refusal(`${file} is a directory; name a file.`)
    if (!found.isFile()) throw new Refusal(`${file} is not a file on a disk, and an import reads it more than once.`)
    return await open(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (code === 'ENOENT') throw new Refusal(`${file} does not exist.`)
    if (error instanceof Refusal) throw error
    throw new Refusal(`${file} cannot be read${code === '' ? '' : ` (${code})`}.`)
  }
}

async function loadMapping(file: string): Promise<Mapping> {
  const handle = await openFile(file)
  try {
    const json = parseJson(await readFile(handle, 'utf8'))
    if (!json.ok) {
      throw new Refusal(`${file} is not valid JSON: line ${json.line}, column ${json.column}: ${json.message}.`)
    }
    const result = readMapping(json.value)
    if (result.ok) return result.mapping
    throw new Refusal(`${file} is no mapping:\n${result.errors.join('\n')}`)
  } finally {
    await handle.close()
  }
}

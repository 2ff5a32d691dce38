/** Reads the catalogue file and the mapping that an import names. */
import { open, readFile, stat, type FileHandle } from 'node:fs/promises'
import { parseJson } from '#services/import/formats/json-text.ts'
import type { ImportFile } from '#services/import/import-catalogue.ts'
import { readMapping, type Mapping } from '#services/import/formats/mapping.ts'
import { readCatalogueFile } from '#services/import/formats/read-catalogue-file.ts'
import type { ImportCommand } from './import-command.ts'
import { Refusal } from './shop-command.ts'

/** Bytes that are read at once. */
const CHUNK = 1 << 16

/** `onRead` gets the bytes that a reading has read and those that there are. @throws {Refusal} for a file that is not readable. */
export async function openSource(
  { file, map }: ImportCommand,
  onRead: (bytes: number, total: number) => void,
): Promise<ImportFile & { close(): Promise<void> }> {
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
    read: (issues) => readCatalogueFile(file, chunks(), issues, mapping),
    async isUnchanged() {
      const { size, mtimeMs } = await handle.stat()
      return size === opened.size && mtimeMs === opened.mtimeMs
    },
    close: () => handle.close(),
  }
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

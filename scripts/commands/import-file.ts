/** Reads the catalogue file and the mapping that an import names. */
import { open, readFile, stat, type FileHandle } from 'node:fs/promises'
import { UnreadableFile, type CatalogueEntry } from '#services/catalogue-import-entry.ts'
import type { ImportIssues } from '#services/catalogue-import-issues.ts'
import { parseJson } from '#services/catalogue-import-json.ts'
import { readMapping, type Mapping } from '#services/import/mapping.ts'
import { readCatalogueFile } from '#services/import/read-catalogue-file.ts'
import type { ImportCommand } from './import-command.ts'
import { Refusal } from './shop-command.ts'

/** Bytes that are read at once. */
const CHUNK = 1 << 18

/** Everything that can be read of the file; `issues` gets what is wrong with single rows. @throws {Refusal} for a file that is not readable. */
export async function readEntries({ file, map }: ImportCommand, issues: ImportIssues): Promise<CatalogueEntry[]> {
  const mapping = map === undefined ? null : await loadMapping(map)
  const handle = await openFile(file)
  const entries: CatalogueEntry[] = []
  try {
    const chunks = handle.createReadStream({ highWaterMark: CHUNK, autoClose: false })
    for await (const group of readCatalogueFile(file, chunks, issues, mapping)) entries.push(...group)
    return entries
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Refusal(`${file} cannot be imported: ${error.message}.`)
    throw error
  } finally {
    await handle.close()
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    if ((await stat(file)).isDirectory()) throw new Refusal(`${file} is a directory; name a file.`)
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

/** Chooses the reader of a catalogue file by its name and, for CSV, by its header (spec 11.1). */
import { UnreadableFile, type EntryStream } from './catalogue-entry.ts'
import type { ImportIssues } from '../issues.ts'
import { readCsvProducts } from './csv-products.ts'
import { readCsv } from './csv-rows.ts'
import { readJsonEntries, readJsonLines } from './json-entries.ts'
import { readMappedCsv, readMappedJson } from './mapped-products.ts'
import type { Mapping } from './mapping.ts'
import { shopifyColumns } from './shopify-columns.ts'
import { readShopifyProducts } from './shopify-products.ts'
import { decodeUtf8 } from './text-chunks.ts'

const FORMATS = ['.json', '.jsonl', '.ndjson', '.csv'] as const

/**
 * The entries of a file whose bytes are `chunks`; errors of single rows go to `issues`.
 * @throws {UnreadableFile} where it cannot be read as what its name says.
 */
export async function* readCatalogueFile(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  issues: ImportIssues,
  mapping: Mapping | null = null,
): EntryStream {
  const format = FORMATS.find((one) => name.toLowerCase().endsWith(one))
  if (format === undefined) throw new UnreadableFile(`its name must end in ${FORMATS.join(', ')}`)
  const texts = decodeUtf8(chunks)
  if (mapping && format === '.json') yield* readMappedJson(texts, mapping)
  else if (mapping && format === '.csv') yield* readMappedCsv(await readCsv(texts), mapping)
  else if (mapping) throw new UnreadableFile('a mapping is for .json and .csv files')
  else if (format === '.json') yield* readJsonEntries(texts, issues)
  else if (format !== '.csv') yield* readJsonLines(texts, issues)
  else {
    const table = await readCsv(texts)
    const columns = shopifyColumns(table.header)
    yield* columns ? readShopifyProducts(table.rows, columns, issues) : readCsvProducts(table)
  }
}

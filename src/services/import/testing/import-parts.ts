/** A catalogue file in memory and what an import needs besides, for tests of the use case. */
import { dollars } from '#domain/shop/testing/dollars.ts'
import { readCatalogueFile } from '../formats/read-catalogue-file.ts'
import type { ImportFile, ImportTools } from '../import-catalogue.ts'
import type { ImportRequest } from '../import-outcome.ts'

export const LAMP = { id: 'lamp', slug: 'lamp', title: 'Lamp', price: 10, quantity: 5, productType: 'electronics' }
export const OPTIONS = {
  now: new Date('2026-11-01T12:00:00Z'),
  productTypes: ['electronics', 'fashion'],
  money: dollars,
}
export const TOOLS: ImportTools = {
  ...OPTIONS,
  findMissing: () => Promise.resolve(new Set()),
  openPictures: () => Promise.resolve({ isKept: () => true, fetch: () => Promise.resolve() }),
}
export const REPLACE: ImportRequest = { mode: 'replace', dryRun: false, skipBad: false, type: undefined }

/** A file of this content in small pieces; `readings` says how often it was read. */
export function fileOf(content: unknown): ImportFile & { readings: number } {
  const bytes = new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content))
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 300) yield bytes.subarray(at, at + 300)
  }
  const file = {
    readings: 0,
    read(issues: Parameters<ImportFile['read']>[0]) {
      file.readings += 1
      return readCatalogueFile('x.json', pieces(), issues)
    },
    isUnchanged: () => Promise.resolve(true),
  }
  return file
}

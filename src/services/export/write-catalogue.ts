/** Writes the stored catalogue as a catalogue file: what an import takes, the same bytes for the same catalogue (spec 12.3). */
import { type Decimal, toDecimals } from '#domain/catalogue/product-decimals.ts'
import type { ExportedProduct } from '../catalogue/catalogue-file.ts'
import type { Database } from '../repositories.ts'
import { CSV_HEADER, csvRow } from './csv-file.ts'

export const EXPORT_FORMATS = ['.json', '.jsonl', '.ndjson', '.csv'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Hands the text over piece by piece and returns the number of products. Only `.json` keeps what categories and brands say of themselves. */
export async function writeCatalogueFile(
  { catalogue, currency }: Pick<Database, 'catalogue' | 'currency'>,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
): Promise<number> {
  let count = 0
  const each = async (text: (product: Decimal<ExportedProduct>, index: number) => string) => {
    await catalogue.eachProduct(async (products) => {
      const first = count
      count += products.length
      await write(products.map((product, index) => text(toDecimals(product, currency), first + index)).join(''))
    })
  }
  if (format === '.csv') {
    await write(CSV_HEADER)
    await each(csvRow)
  } else if (format === '.json') {
    const [categories, brands] = [await catalogue.categories(), await catalogue.brands()]
    await write(
      `{\n"currency": ${JSON.stringify(currency.code)},\n"categories": ${list(categories)},\n"brands": ${list(brands)},\n"products": [`,
    )
    await each((product, index) => `${index === 0 ? '' : ','}\n${JSON.stringify(product)}`)
    await write(`${count === 0 ? '' : '\n'}]\n}\n`)
  } else await each((product) => `${JSON.stringify(product)}\n`)
  return count
}

function list(groups: readonly object[]): string {
  const lines = groups.map((group) => `\n${JSON.stringify(group)}`)
  return lines.length === 0 ? '[]' : `[${lines.join(',')}\n]`
}

/** Reads the sample catalogue that a new shop is seeded with. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import type { Catalogue } from '#services/catalogue/catalogue-file.ts'
import { checkCatalogue } from '#services/import/check-catalogue.ts'
import { shiftDates } from '#services/catalogue/sample-dates.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../data/catalogue')

const manifestSchema = z.object({
  referenceDate: z.iso.date(),
  products: z.array(z.string()),
  categories: z.string(),
  brands: z.string(),
  reviews: z.array(z.string()),
})

/**
 * The sample with its dates moved to the day of `now`, checked like any import.
 * @throws {Error} naming what is wrong when a file is missing or was edited badly.
 */
export async function loadSampleCatalogue(now: Date): Promise<Catalogue> {
  const manifest = manifestSchema.parse(await readJson('manifest.json'))
  const [products, categories, brands, reviews] = await Promise.all([
    readLists(manifest.products),
    readLists([manifest.categories]),
    readLists([manifest.brands]),
    readLists(manifest.reviews),
  ])
  const productTypes = DEFAULT_SHOP_SETTINGS.productTypes.map((type) => type.id)
  const result = checkCatalogue(shiftDates({ products, categories, brands, reviews }, manifest.referenceDate, now), {
    now,
    productTypes,
  })
  if (result.ok) return result.catalogue
  const errors = result.errors.map(({ path: place, message }) => `${place}: ${message}`)
  throw new Error(`The sample catalogue has ${result.count} errors:\n${errors.join('\n')}`)
}

async function readLists(files: readonly string[]): Promise<unknown[]> {
  const lists = await Promise.all(files.map(readJson))
  return lists.flatMap((list, index) => {
    if (Array.isArray(list)) return list as unknown[]
    throw new Error(`data/catalogue/${files[index]} must be a JSON array`)
  })
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')) as unknown
}

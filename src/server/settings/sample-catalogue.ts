/** Reads the sample catalogue that a new shop is seeded with. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { type Currency, USD } from '#domain/money/currency.ts'
import { decimalToMinor, minorToDecimal } from '#domain/money/decimal.ts'
import type { Minor } from '#domain/money/minor.ts'
import { moneyOf } from '#domain/shop/shop-money.ts'
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
export async function loadSampleCatalogue(now: Date, currency = USD): Promise<Catalogue> {
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
    money: moneyOf(DEFAULT_SHOP_SETTINGS),
    productTypes,
  })
  if (result.ok) return pricedIn(currency, result.catalogue)
  const errors = result.errors.map(({ path: place, message }) => `${place}: ${message}`)
  throw new Error(`The sample catalogue has ${result.count} errors:\n${errors.join('\n')}`)
}

/** The same figures in another currency, rounded where that is divided less: an invented shop may ask what it likes. */
function pricedIn(currency: Currency, catalogue: Catalogue): Catalogue {
  if (currency.digits === USD.digits) return catalogue
  const priced = (price: Minor) => decimalToMinor(minorToDecimal(price, USD), currency)
  const products = catalogue.products.map((product) => ({
    ...product,
    price: priced(product.price),
    ...(product.variants && {
      variants: product.variants.map((one) => ({
        ...one,
        ...(one.price !== undefined && { price: priced(one.price) }),
      })),
    }),
  }))
  return { ...catalogue, products }
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

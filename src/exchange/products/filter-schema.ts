/** The `filter` object of `GET /product`: the catalogue parameters' names, `ids` and `limit`, nothing else (spec 7.2). */
import * as z from 'zod'
import type { QueryParameter } from '#domain/catalogue/query/catalogue-query-url.ts'
import { MAX_AMOUNT } from '#domain/money/decimal.ts'
import { slug } from '#domain/catalogue/slug.ts'
import { SORT_KEYS, STATUS_VALUES } from '#domain/catalogue/query/catalogue-query.ts'

/** Most ids that one call may name. */
export const MAX_IDS = 100
const MAX_BRANDS = 100

const word = z.string('must be text').max(200, 'must be at most 200 characters')
const id = z.string('must be text').min(1, 'must not be empty').max(200, 'must be at most 200 characters')
const PRICE_HINT = "In the shop's currency, inclusive, on the list price"
const price = z.number('must be a number').min(0, 'must be >= 0').max(MAX_AMOUNT, `must be <= ${MAX_AMOUNT}`)
const wholeNumber = z.int('must be a whole number').min(1, 'must be >= 1').max(1_000_000, 'must be <= 1000000')

/** One of a few words, read through the same slug function as in the pages' addresses: "On Sale" is `on-sale`. */
function choice<const T extends readonly [string, ...string[]]>(words: T) {
  const error = `must be one of ${words.join(', ')}`
  return z
    .string(error)
    .max(200, error)
    .transform(slug)
    .pipe(z.enum(words, error))
    .describe(`One of ${words.join(', ')}`)
}

export const filterSchema = z
  .strictObject({
    type: word.nullish(),
    category: word.nullish(),
    subcategory: word.nullish(),
    brand: z
      .union(
        [word, z.array(word).max(MAX_BRANDS, `must be at most ${MAX_BRANDS} brands`)],
        'must be text or a list of texts',
      )
      .nullish(),
    status: choice(STATUS_VALUES).nullish(),
    minPrice: price.nullish().describe(PRICE_HINT),
    maxPrice: price.nullish().describe(PRICE_HINT),
    color: word.nullish(),
    size: word.nullish(),
    rating: z
      .number('must be a number')
      .min(1, 'must be >= 1')
      .max(5, 'must be <= 5')
      .nullish()
      .describe('At least this average'),
    tag: word.nullish(),
    sortBy: choice(SORT_KEYS).nullish(),
    page: wholeNumber.nullish().describe('1-based page of `limit` products, of 9 where no limit is given'),
    view: z.enum(['grid', 'list'], 'must be grid or list').nullish().describe('Accepted, without effect on the answer'),
    shown: wholeNumber.nullish().describe('The same as `limit`, which wins'),
    ids: z.array(id, 'must be a list of texts').max(MAX_IDS, `must be at most ${MAX_IDS} ids`).nullish(),
    limit: wholeNumber.nullish(),
  } satisfies Record<QueryParameter | 'ids' | 'limit', z.ZodType>)
  .describe('Null values are skipped; another key is an error.')

export type ProductFilter = z.infer<typeof filterSchema>

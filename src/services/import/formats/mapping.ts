/** A mapping file: where a foreign file keeps what our fields are called (docs/import.md). */
import { z } from 'zod'

/** The fields of spec 3.1 that a mapping may fill. */
const FIELDS = [
  'id',
  'sku',
  'slug',
  'img',
  'imageURLs',
  'title',
  'unit',
  'parent',
  'children',
  'price',
  'currency',
  'discount',
  'salePrice',
  'quantity',
  'brand',
  'category',
  'status',
  'productType',
  'description',
  'additionalInformation',
  'featured',
  'sellCount',
  'tags',
  'sizes',
  'variants',
  'offerDate',
  'createdAt',
  'videoId',
  'taxClass',
  'weight',
  'unitMeasure',
  'manufacturer',
  'responsiblePerson',
  'translations',
] as const

export type MappedField = (typeof FIELDS)[number]

const scalar = z.union([z.string(), z.number(), z.boolean()])

const rule = z.strictObject({
  /** Column of a CSV, or path into an object: `cost.amount`, `pictures[].url`, `names[0]`. */
  from: z.string().min(1).optional(),
  /** The same for every product. */
  value: z.union([scalar, z.array(z.string())]).optional(),
  /** What stands in the file -> what we store; a value that is not listed stays as it is. */
  values: z.record(z.string(), scalar).optional(),
  /** Where the file has nothing. */
  default: z.union([scalar, z.array(z.string())]).optional(),
  /** Cuts a text into a list. */
  split: z.string().min(1).optional(),
  /** Divides a number, such as 100 for prices in hundredths of a unit. */
  divide: z.number().positive().optional(),
  /** The text is HTML. */
  html: z.boolean().optional(),
})

const mapping = z.strictObject({
  /** Path to the list of products in a JSON file; left out where the file is the list. */
  list: z.string().optional(),
  fields: z.partialRecord(z.enum(FIELDS), z.union([z.string().min(1), rule])),
})

export type MappingRule = z.infer<typeof rule>

export interface Mapping {
  /** '' where the file itself is the list. */
  list: string
  fields: [MappedField, MappingRule][]
}

export type MappingResult = { ok: true; mapping: Mapping } | { ok: false; errors: string[] }

/** Checks a parsed mapping file; every error names its place. */
export function readMapping(input: unknown): MappingResult {
  const result = mapping.safeParse(input)
  if (!result.success) {
    return {
      ok: false,
      errors: result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`),
    }
  }
  const rules = Object.entries(result.data.fields).map(([field, given]): [MappedField, MappingRule] => [
    field as MappedField,
    typeof given === 'string' ? { from: given } : given,
  ])
  const empty = rules.filter(([, { from, value }]) => (from === undefined) === (value === undefined))
  if (empty.length > 0) {
    return { ok: false, errors: empty.map(([field]) => `fields.${field}: must have either "from" or "value"`) }
  }
  return { ok: true, mapping: { list: result.data.list ?? '', fields: rules } }
}

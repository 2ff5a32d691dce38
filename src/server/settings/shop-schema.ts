/** The description of `shop.json` for editors (JSON Schema) and for people (Markdown), made of its check and of what its fields mean. */
import * as z from 'zod'
import { DOLLARS, moneyOf } from '#domain/shop/shop-money.ts'
import type { ShopField } from './shop-field.ts'
import { SHIPPING_RATE_FIELDS, SHOP_FIELDS } from './shop-fields.ts'
import { shopFileOf } from './shop-file.ts'

export interface FieldSchema {
  type?: string
  description?: string
  examples?: unknown[]
  properties?: Record<string, FieldSchema>
  additionalProperties?: FieldSchema | boolean
  items?: FieldSchema
  [key: string]: unknown
}

/** The meaning of the field at a path such as `tax.rates[].name`. */
export function fieldAt(path: string): ShopField | undefined {
  const rate = /^shipping\.(?:flatRate|localPickup|free)\.(\w+)$/.exec(path)?.[1]
  return rate === undefined ? SHOP_FIELDS[path] : SHIPPING_RATE_FIELDS[rate]
}

/** Paths of all fields below `schema`, in the order of the check. */
export function fieldPaths(schema: FieldSchema, at = ''): string[] {
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [at === '' ? name : `${at}.${name}`, field] as const,
  )
  const own = schema.additionalProperties
  const free = typeof own === 'object' && own.properties ? [[`${at}.*`, own] as const] : []
  const inList = schema.items?.properties ? fieldPaths(schema.items, `${at}[]`) : []
  return [...[...named, ...free].flatMap(([path, field]) => [path, ...fieldPaths(field, path)]), ...inList]
}

/** JSON Schema (draft 2020-12) of the whole file, each field with its meaning and an example. Amounts are described in decimals of the shop's currency. */
export function shopFileSchema(): FieldSchema {
  const schema = z.toJSONSchema(shopFileOf(moneyOf({ money: DOLLARS })), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // An amount: the one check that no word of JSON Schema says.
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'number', minimum: 0 })
      delete jsonSchema.default
    },
  }) as FieldSchema
  describe(schema, '')
  return { title: "A shop's settings (shop.json)", ...schema }
}

function describe(schema: FieldSchema, at: string): void {
  const field = fieldAt(at)
  if (field) {
    schema.description = field.means
    schema.examples = [field.example]
  }
  for (const [name, below] of Object.entries(schema.properties ?? {}))
    describe(below, at === '' ? name : `${at}.${name}`)
  if (typeof schema.additionalProperties === 'object') describe(schema.additionalProperties, `${at}.*`)
  if (schema.items) describe(schema.items, `${at}[]`)
}

/** Every field in a table: name, meaning, example. */
export function shopFilePage(): string {
  const rows = fieldPaths(shopFileSchema()).map((path) => {
    const { means, example } = fieldAt(path) ?? { means: '', example: null }
    const cells = [`\`${path}\``, means, `\`${JSON.stringify(example)}\``].map((cell) => cell.replaceAll('|', '\\|'))
    return `| ${cells.join(' | ')} |`
  })
  return `${HEAD}${rows.join('\n')}\n`
}

const HEAD = `# Every field of \`shop.json\`

Made of the file's own check by \`npm run shop:schema\`; [your-shop.md](your-shop.md) leads from nothing to a shop. Only what differs from the defaults needs to be in
the file. With a first line \`"$schema": "./shop.schema.json"\` editors complete the fields, explain them and mark what is wrong; the start checks the same, names every
wrong field with what was expected, and does not begin.

A dot leads into an object, \`[]\` into a list, \`*\` stands for a name of your own.

| field | meaning | example |
|---|---|---|
`

import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { SHOP_FIELDS } from './shop-fields.ts'
import { shopSettingsFrom } from './shop-file.ts'
import { fieldAt, fieldPaths, shopFilePage, shopFileSchema } from './shop-schema.ts'

const PATHS = fieldPaths(shopFileSchema())
const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8')

/** A file that has nothing but the value at a path. */
function fileWith(path: string, value: unknown): unknown {
  return path
    .replaceAll('[]', '.[]')
    .split('.')
    .reduceRight<unknown>((below, name) => (name === '[]' ? [below] : { [name === '*' ? 'main' : name]: below }), value)
}

describe('spec 12.2: the description of shop.json', () => {
  it('says of every field what it means, and of no other', () => {
    expect(PATHS.filter((path) => fieldAt(path) === undefined)).toEqual([])
    expect(Object.keys(SHOP_FIELDS).filter((path) => !PATHS.includes(path))).toEqual([])
  })

  it('gives examples that the check accepts', () => {
    // In a list an entry is checked as a whole: its fields are in the example of the list.
    for (const path of PATHS.filter((one) => !/\[\]|\*/.test(one))) {
      const file = { currency: 'EUR', ...(fileWith(path, fieldAt(path)?.example) as object) }
      expect(() => shopSettingsFrom(file, 'shop.json'), path).not.toThrow()
    }
    expect(shopSettingsFrom({ $schema: './shop.schema.json' }, 'shop.json')).toEqual(DEFAULT_SHOP_SETTINGS)
  })

  it('lies in the repository as it is made (npm run shop:schema)', async () => {
    expect(JSON.parse(await read('shop.schema.json'))).toEqual(shopFileSchema())
    expect(await read('docs/shop-json.md')).toBe(shopFilePage())
  })

  it('knows amounts, lists and what may be left out', () => {
    const schema = shopFileSchema()
    expect(schema.properties?.shipping?.properties?.flatRate?.properties?.price).toMatchObject({
      type: 'number',
      minimum: 0,
    })
    expect(schema.required).toBeUndefined()
    expect(schema.additionalProperties).toBe(false)
  })
})

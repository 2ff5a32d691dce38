/** `npm run shop:schema`: writes shop.schema.json, which editors read beside a shop.json, and docs/shop-json.md, from the check of that file. */
import { writeFile } from 'node:fs/promises'
import { shopFilePage, shopFileSchema } from '../src/server/settings/shop-schema.ts'

const at = (name: string) => new URL(`../${name}`, import.meta.url)
await writeFile(at('shop.schema.json'), `${JSON.stringify(shopFileSchema(), null, 2)}\n`)
await writeFile(at('docs/shop-json.md'), shopFilePage())
console.log('shop.schema.json and docs/shop-json.md are written.')

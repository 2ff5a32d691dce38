/**
 * Turns a folder of renders (`<set>/<scene>-<colour>-<view>.png` with `.mask.png` beside them) into the shop's photographs:
 * `node scripts/media/make-pictures.ts RENDERS [part of a name]`. What is there at its size is left alone.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictureOf } from './goods.ts'
import { onGround } from './ground.ts'
import { readLight } from './light.ts'
import { tileColor } from './tile-color.ts'
import { widthsOf } from './widths.ts'
import { writePicture } from './write-picture.ts'

const OUT = path.resolve(import.meta.dirname, '../../public/media/products')

const [renders, part = ''] = process.argv.slice(2)
if (renders === undefined) throw new Error('Name the folder of renders.')
const tile = await tileColor()
for (const file of await readdir(renders, { recursive: true })) {
  const picture = pictureOf(path.dirname(file), path.basename(file))
  if (picture === null || !picture.includes(part)) continue
  const source = path.join(renders, file)
  const { width } = await sharp(source).metadata()
  const widths = widthsOf(width)
  if (existsSync(path.join(OUT, `${picture}-${widths.at(-1)}.avif`)) && part === '') continue
  const mask = await sharp(source.replace(/\.png$/, '.mask.png'))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const graded = onGround(await readLight(source), tile, { goods: new Uint8Array(mask) })
  const bytes = await writePicture(graded, path.join(OUT, picture), widths)
  console.log(`${picture}: ${widths.join(', ')} px, ${Math.round(bytes / 1000)} kB`)
}

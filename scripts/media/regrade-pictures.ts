/**
 * Brings the shop's photographs whose renders are gone to the one ground, from their largest files: `node scripts/media/regrade-pictures.ts MASKS [part of a name] [--find]`. MASKS holds
 * `<set>/<scene>-<view>.mask.png`, which the studio's `masks.py` makes; with `--find` the goods are looked for where there is none, which dark goods allow. What stands on the ground already is left alone, so that nothing is compressed twice over.
 */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { sceneOf } from './goods.ts'
import { groundDifference } from './ground-difference.ts'
import { findGoods, onGround } from './ground.ts'
import { type Light, readLight } from './light.ts'
import { tileColor } from './tile-color.ts'
import { SMALL_WIDTHS } from './widths.ts'
import { writePicture } from './write-picture.ts'

const PRODUCTS = path.resolve(import.meta.dirname, '../../public/media/products')
/** Eight bits and one compression have left this much of steps in an even ground. */
const NOISE = 0.012
/** Steps of eight bits by which the ground at an edge may differ from the tile. */
const ALLOWED = 1.5
/** With less ground than this there is nothing to measure: the picture is all goods. */
const LEAST_GROUND = 0.06

const [masks, part = ''] = process.argv.slice(2).filter((word) => word !== '--find')
const finds = process.argv.includes('--find')
if (masks === undefined) throw new Error('Name the folder of masks.')
const tile = await tileColor()
const isMain = (file: string) => (file.includes('-main-') ? 0 : 1)
const files = (await readdir(PRODUCTS, { recursive: true })).filter((file) =>
  file.endsWith(`-${SMALL_WIDTHS.at(-1)}.avif`),
)
for (const file of files.toSorted((a, b) => isMain(a) - isMain(b) || a.localeCompare(b))) {
  const source = path.join(PRODUCTS, file)
  const mask = maskOf(masks, file)
  const isMasked = existsSync(mask)
  if (!file.includes(part) || (!isMasked && !finds)) continue
  const picture = await readLight(source)
  const goods = isMasked ? await readMask(mask, picture) : findGoods(picture)
  const before = await groundDifference(source, tile, goods)
  if (goods.filter((cover) => cover === 0).length < goods.length * LEAST_GROUND || before <= ALLOWED) continue
  const bytes = await writePicture(
    onGround(picture, tile, { goods, noise: NOISE }),
    source.replace(/-\d+\.avif$/, ''),
    SMALL_WIDTHS,
  )
  const after = await groundDifference(source, tile, goods)
  console.log(`${file}: ${before.toFixed(1)} to ${after.toFixed(1)}, ${Math.round(bytes / 1000)} kB`)
}

/** `hoop-earrings/gold-detail-900.avif` has the mask `set-d/hoops-detail.mask.png`. */
function maskOf(folder: string, file: string): string {
  const { set, scene } = sceneOf(path.dirname(file)) ?? { set: 'a', scene: 'none' }
  const view = /-([a-z]+)-\d+\.avif$/.exec(file)?.[1] ?? ''
  return path.join(folder, set === 'a' ? 'set' : `set-${set}`, `${scene}-${view}.mask.png`)
}

async function readMask(mask: string, { width, height }: Light): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(mask).resize(width, height, { kernel: 'cubic' }).toColourspace('b-w').raw().toBuffer(),
  )
}

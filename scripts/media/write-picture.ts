/** Writes one photograph of goods in all its widths, and takes away the widths that it no longer has. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Light, quantised, scaled } from './light.ts'
import { PLAIN_WIDTH } from './widths.ts'

/** AVIF quality: the small ones are looked at most, the largest in parts and enlarged. */
const quality = (width: number) => (width <= 320 ? 66 : 62)

/** `stem` is the path without width and ending. Returns the bytes written. */
export async function writePicture(graded: Light, stem: string, widths: readonly number[]): Promise<number> {
  await mkdir(path.dirname(stem), { recursive: true })
  const written = new Set<string>()
  let bytes = 0
  for (const width of widths) {
    const picture = quantised(await scaled(graded, width))
    const file = `${stem}-${width}.avif`
    bytes += (
      await picture
        .clone()
        .avif({ quality: quality(width), effort: 4 })
        .toFile(file)
    ).size
    written.add(path.basename(file))
    if (width !== PLAIN_WIDTH) continue
    bytes += (await picture.webp({ quality: 80, effort: 4 }).toFile(`${stem}-${width}.webp`)).size
    written.add(path.basename(`${stem}-${width}.webp`))
  }
  for (const name of await readdir(path.dirname(stem))) {
    const isOurs =
      name.startsWith(`${path.basename(stem)}-`) &&
      /^\d+\.(?:avif|webp)$/.test(name.slice(path.basename(stem).length + 1))
    if (isOurs && !written.has(name)) await rm(path.join(path.dirname(stem), name))
  }
  return bytes
}

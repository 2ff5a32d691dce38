/** Writes a Brotli and a gzip copy beside each text asset of the browser's build, so that the server never compresses them. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const FRONTS = ['client', 'office'].map((front) => fileURLToPath(new URL(`../build/${front}`, import.meta.url)))
const TEXT = /\.(js|css|json|svg|txt|xml|webmanifest|html)$/
/** Below this size, in bytes, the headers outweigh the gain. */
const SMALLEST = 200

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const brotli = promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  const zipped = promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
  await Promise.all([
    brotli.then((data) => writeFile(`${file}.br`, data)),
    zipped.then((data) => writeFile(`${file}.gz`, data)),
  ])
}

const entries = (
  await Promise.all(FRONTS.map((front) => readdir(front, { recursive: true, withFileTypes: true })))
).flat()
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))))
console.log(`${files.length} assets compressed`)

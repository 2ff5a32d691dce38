/** Which code is running: what a snapshot holds means the same only to the code that made it. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { endianness } from 'node:os'
import path from 'node:path'

/** What a snapshot's content comes from, and what gives it its meaning. */
const FLOORS = ['domain', 'services', 'persistence']
const SOURCES = path.resolve(import.meta.dirname, '../..')

/** A fingerprint of the sources, so that no version has to be counted up by hand, and of how this machine lays out numbers. */
export async function codeFingerprint(): Promise<string> {
  const sum = createHash('sha256').update(endianness())
  for (const floor of FLOORS) {
    const files = await readdir(path.join(SOURCES, floor), { recursive: true })
    for (const file of files.filter((one) => one.endsWith('.ts') && !one.endsWith('.test.ts')).toSorted()) {
      sum.update(`\0${floor}/${file}\0`).update(await readFile(path.join(SOURCES, floor, file)))
    }
  }
  return sum.digest('hex')
}

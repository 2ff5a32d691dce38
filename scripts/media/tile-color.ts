/** The colour of the tiles on which goods stand, from the shop's own tokens. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Rgb } from './light.ts'

const TOKENS = path.resolve(import.meta.dirname, '../../src/storefront/styles/tokens.css')

/** Red, green and blue, 0 to 255. @throws {Error} where the token is not there */
export async function tileColor(): Promise<Rgb> {
  const hex = /--color-tile:\s*(?:light-dark\()?#([0-9a-f]{6})/.exec(await readFile(TOKENS, 'utf8'))?.[1]
  if (hex === undefined) throw new Error('tokens.css names no --color-tile.')
  return [0, 2, 4].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)) as unknown as Rgb
}

/** Pictures of all shapes, good and bad, as an owner might bring them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'

/** An empty folder for the length of one test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** One colour all over. */
export function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b5502a' } })
}

/** A PNG of a few bytes that says it has 4,000,000,000 pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const bomb = await plainPicture(1, 1).png().toBuffer()
  // Width and height stand behind the signature and the name of the first chunk; the check sum of that chunk behind its 17 bytes.
  bomb.writeUInt32BE(80_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

/** Gives pictures in the width and format that a browser asks for: made once from the owner's file, then kept. */
import { readFile } from 'node:fs/promises'
import { findMediaFile } from './media-files.ts'
import type { PictureAddress } from './picture-address.ts'
import { createPictureCache } from './picture-cache.ts'
import { BrokenPicture, makePicture, RECIPE } from './picture-maker.ts'
import { createWorkQueue, QueueFull } from './work-queue.ts'

/** Two at a time leave the pages a core; a cold shop page asks for a dozen pictures. */
const RUNNING = 2
const WAITING = 200
/** So many files that cannot be decoded are remembered. */
const MOST_BROKEN = 10_000

export type PictureAnswer =
  /** `current` is false where the file has changed since the address was given. */
  | { kind: 'picture'; body: Buffer; current: boolean }
  | { kind: 'missing' }
  | { kind: 'broken' }
  /** Too many pictures are waiting; ask again in a moment. */
  | { kind: 'busy' }

export interface PictureService {
  picture(address: PictureAddress): Promise<PictureAnswer>
}

export interface PictureServiceOptions {
  mediaDir: string
  cacheDir: string
  /** Bytes that the cache may take. */
  cacheLimit: number
  /** Hears of what does not keep a picture from being served: a broken file, a disk that is full. */
  onProblem: (sentence: string, error: unknown) => void
  make?: typeof makePicture
  waiting?: number
}

export function createPictureService(options: PictureServiceOptions): PictureService {
  const { mediaDir, onProblem, make = makePicture, waiting = WAITING } = options
  const cache = createPictureCache(options.cacheDir, options.cacheLimit)
  const queue = createWorkQueue({ running: RUNNING, waiting })
  const broken = new Set<string>()

  /** A cache that cannot be used costs time, never a picture. */
  async function tolerate<T>(sentence: string, work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      onProblem(sentence, error)
      return null
    }
  }

  function remember(file: string): void {
    if (broken.size >= MOST_BROKEN) broken.clear()
    broken.add(file)
  }

  return {
    async picture({ file, version, width, format }) {
      const found = await findMediaFile(mediaDir, file)
      if (!found) return { kind: 'missing' }
      const source = `${found.path}\0${found.version}`
      if (broken.has(source)) return { kind: 'broken' }
      const key = `${RECIPE}\0${source}\0${width}\0${format}`
      const current = version === found.version
      const kept = await tolerate('the picture cache cannot be read', cache.read(key))
      if (kept) return { kind: 'picture', body: kept, current }
      try {
        const body = await queue.run(key, async () => {
          const made = await make(await readFile(found.path), width, format)
          await tolerate('the picture cache cannot be written', cache.write(key, made))
          return made
        })
        return { kind: 'picture', body, current }
      } catch (error) {
        if (error instanceof QueueFull) return { kind: 'busy' }
        if (!(error instanceof BrokenPicture)) throw error
        remember(source)
        onProblem(`the picture ${file} ${error.message}`, error)
        return { kind: 'broken' }
      }
    },
  }
}

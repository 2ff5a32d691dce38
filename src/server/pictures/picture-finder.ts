/** Finds out which pictures there are, and gives each its address. */
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFinder } from '#services/pictures/picture-addresses.ts'
import { findMediaFile } from './media-files.ts'
import { pictureAddress, readMediaPath } from './picture-address.ts'
import { readFetchedFolder, type FetchedFolder } from './fetched-folder.ts'

/** How the catalogue names a file of the media folder. */
export const MEDIA = '/media/'
/** Addresses that are remembered; with more of them all are looked up anew as they are needed. */
const REMEMBERED = 100_000
/** So many files are looked at together. */
const TOGETHER = 64
/** Pictures of our own come with their AVIF files and are served as they are. */
const PREPARED = /^products\/.+-640\.webp$/
/** Widths beyond the usual ones, largest first: the widest that is there is named in the address, for the browser to know. */
const WIDEST = [2000, 1280]
/** What `picture-kind.ts` can read; anything else under the media folder is no picture of goods. */
export const READABLE = /\.(?:jpe?g|png|gif|webp|avif)$/i

/** Pictures of the owner are below `mediaDir`, our own below `ownMediaDir` as well. Addresses are remembered until they are asked for `again`. */
export function createPictureFinder(mediaDir: string, ownMediaDir = mediaDir): PictureFinder {
  let known = new Map<string, string>()
  let remote: Promise<FetchedFolder> | undefined

  async function addressOf(source: string): Promise<string> {
    if (/^https?:/i.test(source)) {
      remote ??= readFetchedFolder(mediaDir)
      const file = (await remote).fileOf(source)
      return file === null ? '' : addressOfFile(file)
    }
    if (!source.startsWith(MEDIA)) return source
    const file = readMediaPath(source.slice(MEDIA.length).split(/[?#]/, 1)[0] ?? '')
    if (file === null || !READABLE.test(file)) return ''
    return (await isOurs(file, 640)) ? withWidest(source, file) : addressOfFile(file)
  }

  async function addressOfFile(file: string): Promise<string> {
    const found = await findMediaFile(mediaDir, file)
    return found ? pictureAddress(file, found.version) : ''
  }

  async function withWidest(source: string, file: string): Promise<string> {
    const plain = source.replace(/#.*/, '')
    for (const width of WIDEST) if (await isOurs(file, width)) return `${plain}#${width}`
    return plain
  }

  /** Whether `file` is a photograph of our own that is there as AVIF of `width` pixels. */
  async function isOurs(file: string, width: number): Promise<boolean> {
    if (!PREPARED.test(file)) return false
    const avif = file.replace(/-640\.webp$/, `-${width}.avif`)
    return (await isThere(path.join(mediaDir, avif))) || (await isThere(path.join(ownMediaDir, avif)))
  }

  return {
    async addresses(sources, again = false) {
      if (again) {
        known = new Map()
        remote = undefined
      }
      const wanted = new Set(sources)
      if (known.size + wanted.size > REMEMBERED) known = new Map()
      const addresses = known
      const unknown = [...wanted].filter((source) => !addresses.has(source))
      for (let start = 0; start < unknown.length; start += TOGETHER) {
        const batch = unknown.slice(start, start + TOGETHER)
        const found = await Promise.all(batch.map(addressOf))
        batch.forEach((source, place) => addresses.set(source, found[place] ?? ''))
      }
      return addresses
    },
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

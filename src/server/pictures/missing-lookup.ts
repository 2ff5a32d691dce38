/** Looks for many pictures of an import or of a whole catalogue at once: folders are listed, and only what no list has is looked for by itself. */
import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { FindMissing } from '#services/pictures/missing-pictures.ts'
import { readMediaPath } from './picture-address.ts'
import { createPictureFinder, MEDIA, READABLE } from './picture-finder.ts'

/** Names that are held; files of further folders are looked for one by one. */
const MOST_NAMES = 200_000

export interface MissingLookup {
  /** Addresses of other sites count where they were to be fetched already. */
  withRemote?: boolean
}

export function createMissingLookup(
  mediaDir: string,
  ownMediaDir: string,
  { withRemote = false }: MissingLookup = {},
): FindMissing {
  const finder = createPictureFinder(mediaDir, ownMediaDir)
  const folders = new Map<string, Promise<ReadonlySet<string>>>()
  let names = 0

  /** Plain files of a folder below the media folder; none where it is not there or a link is on the way to it. */
  async function list(folder: string): Promise<ReadonlySet<string>> {
    if (names >= MOST_NAMES) return new Set()
    try {
      const wanted = path.join(await realpath(mediaDir), folder)
      if ((await realpath(wanted)) !== wanted) return new Set()
      const entries = await readdir(wanted, { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
      names += files.length
      return new Set(files)
    } catch {
      // Whatever keeps the folder from being listed, its files are looked for by themselves.
      return new Set()
    }
  }

  async function isListed(source: string): Promise<boolean> {
    const file = readMediaPath(source.slice(MEDIA.length).replace(/[?#].*$/, ''))
    if (file === null || !READABLE.test(file)) return false
    const folder = path.posix.dirname(file)
    const known = folders.get(folder) ?? list(folder)
    folders.set(folder, known)
    return (await known).has(path.posix.basename(file))
  }

  return async (sources) => {
    const doubtful: string[] = []
    for (const source of sources) {
      if (source.startsWith(MEDIA) ? !(await isListed(source)) : withRemote && /^https?:/i.test(source)) {
        doubtful.push(source)
      }
    }
    const addresses = await finder.addresses(doubtful)
    return new Set(doubtful.filter((source) => (addresses.get(source) ?? '') === ''))
  }
}

/** Where fetched pictures come from and go to: the internet, and the folder `remote` of the media folder. */
import type { FetchedStore } from '#services/pictures/fetched-pictures.ts'
import { pictureKind } from './picture-kind.ts'
import { BrokenPicture, pictureFacts } from './picture-maker.ts'
import { fetchPublic, type FetchLimits } from './public-fetch.ts'
import { keepFetchedPicture, readFetchedFolder } from './fetched-folder.ts'

const LIMITS: FetchLimits = { size: 20 * 1024 * 1024, time: 20_000 }

/** What is no picture is not kept, whatever it calls itself. */
export async function openFetchedStore(mediaDir: string, limits = LIMITS): Promise<FetchedStore> {
  const folder = await readFetchedFolder(mediaDir)
  return {
    isKept: (url) => folder.fileOf(url) !== null,
    async fetch(url) {
      const body = await fetchPublic(url, limits)
      const kind = pictureKind(body)
      if (kind === null) throw new BrokenPicture('is not a JPEG, PNG, GIF, WebP or AVIF picture')
      await pictureFacts(body)
      await keepFetchedPicture(mediaDir, url, body, kind)
    },
  }
}

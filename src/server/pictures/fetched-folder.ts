/** Pictures that were fetched from other sites: `remote/<hash of the address>.<kind>` below the media folder. */
import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureKind } from './picture-kind.ts'

const FOLDER = 'remote'
const NAME = /^([0-9a-f]{40})\.(?:jpeg|png|gif|webp|avif)$/

function nameOf(url: string): string {
  return hash('sha256', url).slice(0, 40)
}

export interface FetchedFolder {
  /** The file of a fetched picture as a path below the media folder, or null for one that is not there. */
  fileOf(url: string): string | null
}

/** Reads which pictures are there; none where the folder is not there yet. */
export async function readFetchedFolder(mediaDir: string): Promise<FetchedFolder> {
  const files = new Map<string, string>()
  for (const file of await listFolder(path.join(mediaDir, FOLDER))) {
    const name = NAME.exec(file)?.[1]
    if (name !== undefined) files.set(name, `${FOLDER}/${file}`)
  }
  return { fileOf: (url) => files.get(nameOf(url)) ?? null }
}

/** Keeps a fetched picture: there whole or not at all. */
export async function keepFetchedPicture(
  mediaDir: string,
  url: string,
  body: Buffer,
  kind: PictureKind,
): Promise<void> {
  const folder = path.join(mediaDir, FOLDER)
  const draft = path.join(folder, `.${randomUUID()}.part`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(draft, body, { flag: 'wx' })
    await rename(draft, path.join(folder, `${nameOf(url)}.${kind}`))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

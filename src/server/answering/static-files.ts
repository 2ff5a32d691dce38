/** Files that are served as they are: built assets, photographs and the few files at the root such as the icon. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInside } from '../pictures/media-files.ts'
import { readMediaPath } from '../pictures/picture-address.ts'

export interface StaticFolders {
  /** The browser's build, with a folder `assets` whose names carry a hash. */
  clientDir: string
  /** Files that belong to the root of the site; its folder `media` is left to `mediaDir`. */
  publicDir: string
  /** What is served under /media; what is not in it is looked for in `media` of `publicDir`, where our own photographs are. */
  mediaDir: string
}

const MEDIA = '/media/'
const YEAR = 'public, max-age=31536000, immutable'
/** Photographs keep their names, so they are asked for again once a month. */
const MONTH = 'public, max-age=2592000'

function cachedAs(value: string): (reply: FastifyReply) => void {
  return (reply) => void reply.header('cache-control', value)
}

/** A file that a link leads to from outside of its folder is missing: whoever fills the folder shall not open the machine. */
function keepInside(folders: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const file = readMediaPath(request.url.slice(MEDIA.length).replace(/[?#].*$/s, ''))
    if (file === null || !(await isInside(folders, file))) reply.callNotFound()
  }
}

/** Registers the folders that exist; a file that is missing falls through to the not-found page. */
export async function registerStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  const common = { cacheControl: false, dotfiles: 'ignore', index: false, suppressWarning: true } as const
  await app.register(fastifyStatic, { serve: false, root: folders.publicDir, ...common })
  const assets = path.join(folders.clientDir, 'assets')
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      ...common,
      root: assets,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      setHeaders: cachedAs(YEAR),
    })
  }
  const media = [...new Set([folders.mediaDir, path.join(folders.publicDir, 'media')])].filter((one) => existsSync(one))
  if (media.length > 0) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', keepInside(media))
      await scope.register(fastifyStatic, {
        ...common,
        root: media,
        prefix: MEDIA,
        decorateReply: false,
        setHeaders: cachedAs(MONTH),
      })
    })
  }
  const roots = [folders.publicDir, folders.clientDir].filter((folder) => existsSync(folder))
  if (roots.length > 0) {
    await app.register(fastifyStatic, {
      ...common,
      root: roots,
      prefix: '/',
      decorateReply: false,
      wildcard: false,
      globIgnore: ['media/**', 'assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      setHeaders: cachedAs('public, max-age=3600'),
    })
  }
}

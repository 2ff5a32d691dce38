import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { registerStaticFiles } from './static-files.ts'

/** A media folder beside files that nobody may have, and a server over it; `linked` reaches the media folder through a link. */
async function mediaApp(linked = false): Promise<{ app: FastifyInstance; root: string; mediaDir: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'vitrine-static-'))
  const mediaDir = path.join(root, 'media')
  const publicDir = path.join(root, 'public')
  await mkdir(path.join(mediaDir, 'in/deep'), { recursive: true })
  await mkdir(path.join(publicDir, 'media'), { recursive: true })
  await mkdir(path.join(root, 'media-secrets'))
  await Promise.all([
    writeFile(path.join(root, 'secret.txt'), 'secret'),
    writeFile(path.join(root, 'media-secrets/a.webp'), 'secret'),
    writeFile(path.join(mediaDir, 'a.webp'), 'picture'),
    writeFile(path.join(mediaDir, 'in/b ü.webp'), 'picture'),
    writeFile(path.join(publicDir, 'media/own.webp'), 'own picture'),
  ])
  const served = linked ? path.join(root, 'link-to-media') : mediaDir
  if (linked) await symlink(mediaDir, served)
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('not here'))
  await registerStaticFiles(app, { clientDir: path.join(root, 'none'), publicDir, mediaDir: served })
  onTestFinished(async () => {
    await app.close()
    await rm(root, { recursive: true, force: true })
  })
  return { app, root, mediaDir }
}

describe('/media/ follows no link out of its folder', () => {
  it('neither to a file nor to a folder, whatever the way', async () => {
    const { app, root, mediaDir } = await mediaApp()
    await symlink(path.join(root, 'secret.txt'), path.join(mediaDir, 'absolute.webp'))
    await symlink('../secret.txt', path.join(mediaDir, 'relative.webp'))
    await symlink('absolute.webp', path.join(mediaDir, 'twice.webp'))
    await symlink(root, path.join(mediaDir, 'up'))
    await symlink('../media-secrets', path.join(mediaDir, 'sibling'))
    await symlink('../../..', path.join(mediaDir, 'in/deep/out'))
    await symlink('/', path.join(mediaDir, 'everything'))
    // Where the shop's own folder has a picture of the same name, it does not step in for a link either.
    await symlink(path.join(root, 'secret.txt'), path.join(mediaDir, 'own.webp'))
    for (const address of [
      'absolute.webp',
      'relative.webp',
      'twice.webp',
      'up/secret.txt',
      'up/media-secrets/a.webp',
      'sibling/a.webp',
      'in/deep/out/secret.txt',
      'in/deep/out/media/a.webp?x=1',
      'everything/etc/passwd',
      'own.webp',
      '%61bsolute.webp',
      'up/%73ecret.txt',
      'in/../up/secret.txt',
      'up%2fsecret.txt',
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url: `/media/${address}` })
        // What links back into the folder is inside of it.
        if (address.startsWith('in/deep/out/media')) expect(answer.statusCode).toBe(200)
        else expect([address, [403, 404].includes(answer.statusCode)]).toEqual([address, true])
        expect(answer.body).not.toContain('secret')
      }
    }
  })

  it('links within it, files of their own and the shop’s own pictures are served', async () => {
    const { app, mediaDir } = await mediaApp()
    await symlink('in', path.join(mediaDir, 'folder'))
    await symlink('../a.webp', path.join(mediaDir, 'in/link.webp'))
    await symlink('gone.webp', path.join(mediaDir, 'dangling.webp'))
    for (const address of ['a.webp', 'a.webp?v=2', 'in/b%20%C3%BC.webp', 'folder/b%20ü.webp', 'in/link.webp']) {
      const answer = await app.inject(`/media/${encodeURI(decodeURI(address))}`)
      expect([address, answer.statusCode, answer.body]).toEqual([address, 200, 'picture'])
      expect(answer.headers['cache-control']).toBe('public, max-age=2592000')
    }
    expect((await app.inject('/media/own.webp')).body).toBe('own picture')
    for (const address of ['dangling.webp', 'in', 'in/', '', 'a.webp/x', 'gone.webp']) {
      expect((await app.inject(`/media/${address}`)).statusCode).toBe(404)
    }
    const part = await app.inject({ url: '/media/a.webp', headers: { range: 'bytes=0-2' } })
    expect([part.statusCode, part.body]).toEqual([206, 'pic'])
  })

  it('may be a link itself', async () => {
    const { app, root, mediaDir } = await mediaApp(true)
    await symlink(path.join(root, 'secret.txt'), path.join(mediaDir, 'out.webp'))
    expect((await app.inject('/media/a.webp')).body).toBe('picture')
    expect((await app.inject('/media/in/b%20%C3%BC.webp')).body).toBe('picture')
    expect((await app.inject('/media/out.webp')).statusCode).toBe(404)
  })
})

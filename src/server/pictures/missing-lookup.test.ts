import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/test-pictures.ts'
import { createMissingLookup } from './missing-lookup.ts'
import { createPictureFinder } from './picture-finder.ts'

async function mediaFolder() {
  const root = await testFolder()
  const mediaDir = path.join(root, 'media')
  const ownDir = path.join(root, 'own')
  await mkdir(path.join(mediaDir, 'in/deep'), { recursive: true })
  await mkdir(path.join(ownDir, 'products'), { recursive: true })
  await mkdir(path.join(root, 'outside'))
  const files = ['media/a.jpg', 'media/in/b ü.png', 'media/in/deep/c.webp', 'media/drawing.svg', 'media/.hidden.jpg']
  for (const file of [...files, 'outside/x.jpg', 'own/products/lamp-640.webp', 'own/products/lamp-640.avif']) {
    await writeFile(path.join(root, file), 'x')
  }
  await symlink('a.jpg', path.join(mediaDir, 'link.jpg'))
  await symlink('in', path.join(mediaDir, 'folder'))
  await symlink('../outside', path.join(mediaDir, 'out'))
  await symlink('../outside/x.jpg', path.join(mediaDir, 'out.jpg'))
  return { root, mediaDir, ownDir }
}

const SOURCES = [
  '/media/a.jpg',
  '/media/a.jpg?v=2',
  '/media/in/b%20%C3%BC.png',
  '/media/in/deep/c.webp',
  '/media/link.jpg',
  '/media/folder/deep/c.webp',
  '/media/products/lamp-640.webp',
  '/media/gone.jpg',
  '/media/in/gone.jpg',
  '/media/none/gone.jpg',
  '/media/A.JPG.jpg',
  '/media/out/x.jpg',
  '/media/out.jpg',
  '/media/drawing.svg',
  '/media/.hidden.jpg',
  '/media/../a.jpg',
  '/media/%2e%2e/a.jpg',
  '/media/in',
  '/media/',
  '/media/%ff.jpg',
  '/elsewhere/a.jpg',
  'https://pictures.example/a.jpg',
]

describe('pictures of a whole catalogue', () => {
  it('are missing just where the shop cannot show them', async () => {
    const { mediaDir, ownDir } = await mediaFolder()
    const shown = await createPictureFinder(mediaDir, ownDir).addresses(SOURCES)
    const cannot = SOURCES.filter((source) => shown.get(source) === '')
    expect([...(await createMissingLookup(mediaDir, ownDir, { withRemote: true })(SOURCES))]).toEqual(cannot)
    expect(cannot).toHaveLength(14)
    const local = cannot.filter((source) => !source.startsWith('https:'))
    expect([...(await createMissingLookup(mediaDir, ownDir)(SOURCES))]).toEqual(local)
  })

  it('are all missing where there is no media folder, and found through one that is a link', async () => {
    const { root, mediaDir, ownDir } = await mediaFolder()
    const none = createMissingLookup(path.join(root, 'none'), ownDir)
    expect([...(await none(['/media/a.jpg', '/media/products/lamp-640.webp']))]).toEqual(['/media/a.jpg'])
    await symlink(mediaDir, path.join(root, 'linked'))
    const linked = createMissingLookup(path.join(root, 'linked'), ownDir)
    expect([...(await linked(['/media/a.jpg', '/media/in/deep/c.webp', '/media/gone.jpg']))]).toEqual([
      '/media/gone.jpg',
    ])
  })
})

import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/test-pictures.ts'
import { createPictureCache } from './picture-cache.ts'

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('the cache of made pictures', () => {
  it('gives back what was written, to another process as well', async () => {
    const folder = path.join(await testFolder(), 'not/yet/there')
    const [one, other] = [createPictureCache(folder, 1000), createPictureCache(folder, 1000)]
    expect(await one.read('a')).toBeNull()
    await Promise.all([one.write('a', Buffer.from('body')), other.write('a', Buffer.from('body'))])
    expect((await other.read('a'))?.toString()).toBe('body')
    expect(await filesOf(folder)).toHaveLength(1)
  })

  it('stays within its limit, and what was used last stays', async () => {
    const folder = await testFolder()
    const cache = createPictureCache(folder, 1000)
    const body = Buffer.alloc(100)
    for (let key = 0; key < 9; key++) {
      await cache.write(String(key), body)
      for (const file of await filesOf(folder)) {
        const { mtimeMs } = await stat(file)
        // Each is an hour and more older than the next.
        await utimes(file, 1, mtimeMs / 1000 - 5000)
      }
    }
    expect(await cache.read('0')).not.toBeNull()
    await cache.write('9', body)
    await cache.write('10', body)
    const total = (await filesOf(folder)).length * 100
    expect(total).toBeLessThanOrEqual(1000)
    expect(await cache.read('0')).not.toBeNull()
    expect(await cache.read('1')).toBeNull()
    expect(await cache.read('10')).not.toBeNull()
  })

  it('clears away what a process that died had begun', async () => {
    const folder = await testFolder()
    await createPictureCache(folder, 50).write('a', Buffer.alloc(10))
    const [kept = ''] = await filesOf(folder)
    await writeFile(`${kept}.1.part`, 'half')
    await utimes(`${kept}.1.part`, 1, 1)
    await createPictureCache(folder, 50).write('b', Buffer.alloc(10))
    expect((await filesOf(folder)).filter((file) => file.endsWith('.part'))).toEqual([])
  })
})

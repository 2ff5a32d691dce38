import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../testing/test-pictures.ts'
import type { PictureAddress } from './picture-address.ts'
import { createPictureService, type PictureServiceOptions } from './picture-service.ts'

const ADDRESS: PictureAddress = { file: 'a.png', version: '0123456789ab', width: 640, format: 'webp' }

async function serviceWith(options: Partial<PictureServiceOptions>) {
  const folder = await testFolder()
  const mediaDir = path.join(folder, 'media')
  await mkdir(mediaDir)
  await Promise.all(['a.png', 'b.png', 'c.png', 'd.png'].map((file) => writeFile(path.join(mediaDir, file), file)))
  const problems: string[] = []
  const service = createPictureService({
    mediaDir,
    cacheDir: path.join(folder, 'cache'),
    cacheLimit: 1e6,
    onProblem: (sentence) => problems.push(sentence),
    ...options,
  })
  return { service, problems, folder }
}

describe('pictures made on first use', () => {
  it('many who ask for the same one at first cause it to be made once', async () => {
    let made = 0
    const { service } = await serviceWith({ make: async () => Buffer.from(`${++made}`) })
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.picture(ADDRESS)))
    expect(made).toBe(1)
    expect(answers).toEqual(answers.map(() => ({ kind: 'picture', body: Buffer.from('1'), current: false })))
    await service.picture(ADDRESS)
    expect(made).toBe(1)
  })

  it('more than may wait are told to come again', async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>()
    const { service } = await serviceWith({ make: () => promise, waiting: 1 })
    const asked = ['a', 'b', 'c', 'd'].map((name) => service.picture({ ...ADDRESS, file: `${name}.png` }))
    await untilAny('busy', asked)
    resolve(Buffer.from('made'))
    expect((await Promise.all(asked)).map(({ kind }) => kind).toSorted()).toEqual([
      'busy',
      'picture',
      'picture',
      'picture',
    ])
  })

  it('a cache that cannot be written costs no picture', async () => {
    const { service, problems, folder } = await serviceWith({ make: async () => Buffer.from('made') })
    await writeFile(path.join(folder, 'cache'), 'a file where the folder should be')
    expect(await service.picture(ADDRESS)).toMatchObject({ kind: 'picture' })
    expect(problems).toContain('the picture cache cannot be written')
  })
})

/** Resolves once any of the answers is of this kind. */
function untilAny(kind: string, answers: readonly Promise<{ kind: string }>[]): Promise<void> {
  return new Promise((resolve) => {
    for (const answer of answers) void answer.then((one) => one.kind === kind && resolve())
  })
}

import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#persistence/open-database.ts'
import { testCatalogue, testProduct } from '#persistence/testing/test-catalogue.ts'
import { startStore } from '../testing/store-process.ts'
import { testFolder } from '../testing/test-pictures.ts'

async function printedWith(images: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  const folder = await testFolder()
  const address = { databaseFile: path.join(folder, 'shop.db') }
  const database = await openDatabase(address)
  const products = images.map((img, n) => testProduct({ id: `p${n}`, slug: `p${n}`, img, imageURLs: [{ img }] }))
  await database.prepare(async () => testCatalogue({ products }))
  await database.close()
  const store = await startStore(address, { MEDIA_DIR: path.join(folder, 'media'), ...environment })
  onTestFinished(() => store.kill())
  return store.printed()
}

describe('what a start says of missing pictures', { timeout: 60_000 }, () => {
  it('how many, the first ten, how to list all, and once for all processes', async () => {
    const images = Array.from({ length: 12 }, (_, n) => `/media/gone-${n}.jpg`)
    const printed = await printedWith([...images, '/elsewhere.jpg'], { WEB_CONCURRENCY: '2' })
    expect(printed.match(/^warning: there is no picture \/media\/gone-\d+\.jpg of product p\d+$/gm)).toHaveLength(10)
    expect(
      printed.match(
        /^warning: 12 pictures are named .* 2 more than these; all of them: npm run products -- pictures$/gm,
      ),
    ).toHaveLength(1)
    expect(printed.indexOf('warning: 12')).toBeLessThan(printed.indexOf('ready  http'))
  })

  it('nothing where all are there', async () => {
    expect(await printedWith(['/elsewhere.jpg'])).not.toContain('warning')
  })
})

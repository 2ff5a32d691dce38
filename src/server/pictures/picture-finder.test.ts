import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { plainPicture, testFolder } from '../testing/test-pictures.ts'
import { createPictureFinder } from './picture-finder.ts'
import { keepFetchedPicture } from './fetched-folder.ts'

async function finderOver(files: readonly string[]) {
  const mediaDir = await testFolder()
  for (const file of files) {
    await mkdir(path.dirname(path.join(mediaDir, file)), { recursive: true })
    await writeFile(path.join(mediaDir, file), await plainPicture(2, 2).png().toBuffer())
  }
  const finder = createPictureFinder(mediaDir)
  const addressOf = async (source: string, again = false) => (await finder.addresses([source], again)).get(source)
  return { mediaDir, addressOf }
}

describe('the address of a picture', () => {
  it("names file and version of an owner's file", async () => {
    const { mediaDir, addressOf } = await finderOver(['lamps/tall one.png'])
    const address = await addressOf('/media/lamps/tall%20one.png')
    expect(address).toMatch(/^\/pictures\/lamps\/tall%20one\.png\/[0-9a-f]{12}-640\.webp$/)
    await writeFile(path.join(mediaDir, 'lamps/tall one.png'), await plainPicture(30, 2).png().toBuffer())
    expect(await addressOf('/media/lamps/tall%20one.png')).toBe(address)
    expect(await addressOf('/media/lamps/tall%20one.png', true)).not.toBe(address)
  })

  it('our own photographs stay as they are for as long as their AVIF files are there', async () => {
    const own = '/media/products/ring/gold-main-640.webp'
    const { mediaDir, addressOf } = await finderOver([
      'products/ring/gold-main-640.webp',
      'products/ring/gold-main-640.avif',
    ])
    expect(await addressOf(own)).toBe(own)
    await rm(path.join(mediaDir, 'products/ring/gold-main-640.avif'))
    expect(await addressOf(own, true)).toMatch(/^\/pictures\/products\/ring\/gold-main-640\.webp\//)
  })

  it('our own photographs say how wide their widest file is', async () => {
    const own = '/media/products/ring/gold-main-640.webp'
    const files = [640, 960, 1280, 2000].map((width) => `products/ring/gold-main-${width}.avif`)
    const { mediaDir, addressOf } = await finderOver(files)
    expect(await addressOf(own)).toBe(`${own}#2000`)
    await rm(path.join(mediaDir, 'products/ring/gold-main-2000.avif'))
    expect(await addressOf(own, true)).toBe(`${own}#1280`)
    await rm(path.join(mediaDir, 'products/ring/gold-main-1280.avif'))
    expect(await addressOf(`${own}#2000`, true)).toBe(own)
  })

  it.each([
    '',
    '/media/none.png',
    '/media/../a.png',
    '/media/a.svg',
    '/media/',
    'https://shop.example/a.png',
    'http://[',
  ])('there is none for %j', async (source) => {
    const { addressOf } = await finderOver(['a.png', 'a.svg'])
    expect(await addressOf(source)).toBe('')
  })

  it('a picture of another site has one once it was fetched', async () => {
    const { mediaDir, addressOf } = await finderOver([])
    const url = 'https://cdn.example/lamp.png?v=1'
    expect(await addressOf(url)).toBe('')
    await keepFetchedPicture(mediaDir, url, await plainPicture(2, 2).png().toBuffer(), 'png')
    expect(await addressOf(url)).toBe('')
    expect(await addressOf(url, true)).toMatch(/^\/pictures\/remote\/[0-9a-f]{40}\.png\/[0-9a-f]{12}-640\.webp$/)
    expect(await addressOf('https://cdn.example/lamp.png?v=2')).toBe('')
  })

  it('another path of the site is left alone', async () => {
    const { addressOf } = await finderOver([])
    expect(await addressOf('/logo.png')).toBe('/logo.png')
  })
})

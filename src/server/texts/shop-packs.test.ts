import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readShopPacks } from './shop-packs.ts'

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-texts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(folder, 'texts'))
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(path.join(folder, 'texts', name), content)),
  )
  return folder
}

describe('the texts of a shop', () => {
  it('are one pack for each of its languages, with the owner’s words', async () => {
    const folder = await folderWith({ 'en-GB.json': '{"frame.cart":"Basket"}' })
    const packs = await readShopPacks({ locale: 'en-US', languages: ['en-GB'] }, folder)
    expect(packs.map(({ locale, texts }) => [locale, texts.frame('cart')])).toEqual([
      ['en', 'Cart'],
      ['en-GB', 'Basket'],
    ])
  })

  it('may be a language that only the owner has words of', async () => {
    const folder = await folderWith({ 'nl.json': '{"frame.cart":"Winkelwagen"}' })
    const [, dutch] = await readShopPacks({ locale: 'en-US', languages: ['nl'] }, folder)
    expect([dutch?.texts.frame('cart'), dutch?.texts.frame('wishlist')]).toEqual(['Winkelwagen', 'Wishlist'])
  })

  it('are missing for a language that nobody has words of', async () => {
    const folder = await folderWith({})
    await expect(readShopPacks({ locale: 'en-US', languages: ['nl'] }, folder)).rejects.toThrow(
      /^shop\.json: languages\.0: there are no texts for nl: must be one of .*en.*, or have a file texts\/nl\.json$/,
    )
    await expect(readShopPacks({ locale: 'nl-BE', languages: [] }, folder)).rejects.toThrow('shop.json: locale: ')
  })

  it('are refused where an owner’s file is no JSON', async () => {
    const folder = await folderWith({ 'en-US.json': '{' })
    await expect(readShopPacks({ locale: 'en-US', languages: [] }, folder)).rejects.toThrow(
      'texts/en-US.json: is not JSON',
    )
  })
})

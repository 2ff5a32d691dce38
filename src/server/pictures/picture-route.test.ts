import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { pixelBomb, plainPicture } from '../testing/test-pictures.ts'
import { createPictureFinder } from './picture-finder.ts'

/** A server with `bodies` in its media folder, and the address of each picture without its ending `-640.webp`. */
async function appWith(bodies: Record<string, Buffer | string>) {
  const { app, mediaDir } = await testApp()
  for (const [file, body] of Object.entries(bodies)) {
    await mkdir(path.dirname(path.join(mediaDir, file)), { recursive: true })
    await writeFile(path.join(mediaDir, file), body)
  }
  const finder = createPictureFinder(mediaDir)
  async function start(file: string): Promise<string> {
    const source = `/media/${file}`
    const address = (await finder.addresses([source], true)).get(source) ?? ''
    expect(address).toMatch(/-640\.webp$/)
    return address.slice(0, -'-640.webp'.length)
  }
  const get = async (file: string, ending: string) => app.inject({ url: `${await start(file)}-${ending}` })
  return { app, mediaDir, start, get }
}

describe("an owner's picture", () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is served as %s under an immutable address', async (ending, type, format) => {
    const { get } = await appWith({ 'lamps/big.jpg': await plainPicture(1600, 1200).jpeg().toBuffer() })
    const answer = await get('lamps/big.jpg', `640.${ending}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 640, height: 480 })
    // The second time it comes from the cache.
    expect((await get('lamps/big.jpg', `640.${ending}`)).rawPayload.equals(answer.rawPayload)).toBe(true)
  })

  it.each([
    ['tall', 300, 3000, 128, 1280],
    ['wide', 4000, 200, 640, 32],
    ['tiny', 40, 30, 40, 30],
    ['one pixel', 1, 1, 32, 32],
    ['a line', 1, 9000, 1, 1280],
  ])('%s keeps its shape and is not enlarged, but for a dot', async (_name, width, height, shownWidth, shownHeight) => {
    const { get } = await appWith({ 'a.png': await plainPicture(width, height).png().toBuffer() })
    const answer = await get('a.png', '640.webp')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: shownWidth, height: shownHeight })
  })

  it('is turned upright, and says nothing of place and camera any more', async () => {
    const body = await plainPicture(400, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const { get } = await appWith({ 'a.jpg': body })
    const facts = await sharp((await get('a.jpg', '320.jpg')).rawPayload).metadata()
    expect(facts).toMatchObject({ width: 200, height: 400 })
    expect(facts.exif).toBeUndefined()
    expect(facts.orientation).toBeUndefined()
  })

  it('printed in CMYK comes out in sRGB', async () => {
    const { get } = await appWith({ 'a.jpg': await plainPicture(50, 50).toColourspace('cmyk').jpeg().toBuffer() })
    const facts = await sharp((await get('a.jpg', '320.avif')).rawPayload).metadata()
    expect(facts).toMatchObject({ space: 'srgb', channels: 3 })
  })

  it('that moves shows its first frame', async () => {
    const frames = [plainPicture(20, 20).png().toBuffer(), plainPicture(20, 20).negate().png().toBuffer()]
    const body = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(body, { animated: true }).metadata()).pages).toBe(2)
    const { get } = await appWith({ 'a.gif': body })
    expect((await sharp((await get('a.gif', '320.webp')).rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it.each([
    ['cut off', async () => (await plainPicture(800, 800).jpeg().toBuffer()).subarray(0, 900)],
    ['text', async () => 'no picture'],
    ['empty', async () => ''],
    ['an SVG by another name', async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['of four billion pixels', pixelBomb],
  ])('%s is answered with 404, and the next one is served', async (_name, body) => {
    const { get } = await appWith({ 'a.png': await body(), 'b.png': await plainPicture(9, 9).png().toBuffer() })
    for (const _time of [1, 2]) {
      const answer = await get('a.png', '320.webp')
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe('This picture cannot be decoded')
    }
    expect((await get('b.png', '320.webp')).statusCode).toBe(200)
  })

  it('that was changed since is served as it is now, and not kept for long', async () => {
    const { app, mediaDir, start } = await appWith({ 'a.png': await plainPicture(10, 10).png().toBuffer() })
    const old = await start('a.png')
    await writeFile(path.join(mediaDir, 'a.png'), await plainPicture(70, 10).png().toBuffer())
    await utimes(path.join(mediaDir, 'a.png'), 1, 1)
    const answer = await app.inject({ url: `${old}-320.webp` })
    expect(answer.headers['cache-control']).toBe('public, max-age=60')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(70)
  })

  it('whose name has spaces and letters of any script has an address', async () => {
    const { get } = await appWith({ 'lampes/lampe à pied ☂.png': await plainPicture(10, 10).png().toBuffer() })
    expect((await get(encodeURI('lampes/lampe à pied ☂.png'), '320.avif')).statusCode).toBe(200)
  })

  it('outside of the media folder cannot be had by any path or link', async () => {
    const { app, mediaDir } = await appWith({ 'in/a.png': await plainPicture(10, 10).png().toBuffer() })
    const outside = path.join(mediaDir, '../../outside.png')
    await writeFile(outside, await plainPicture(10, 10).png().toBuffer())
    await symlink(outside, path.join(mediaDir, 'link.png'))
    await symlink(path.dirname(outside), path.join(mediaDir, 'folder'))
    await writeFile(path.join(mediaDir, '.hidden.png'), await plainPicture(10, 10).png().toBuffer())
    const version = '0123456789ab-320.webp'
    for (const file of [
      'link.png',
      'folder/outside.png',
      '../../outside.png',
      '..%2F..%2Foutside.png',
      '%2e%2e/%2e%2e/outside.png',
      'in/../../../outside.png',
      '..%5c..%5coutside.png',
      encodeURIComponent(outside),
      '/etc/passwd',
      '.hidden.png',
      'in/a.png%00',
      'in%ff/a.png',
      'in',
      'in/none.png',
      `${'a'.repeat(300)}.png`,
    ]) {
      const answer = await app.inject({ url: `/pictures/${file}/${version}` })
      expect([file, answer.statusCode]).toEqual([file, 404])
    }
    expect((await app.inject({ url: `/pictures/in/a.png/${version}` })).statusCode).toBe(200)
  })

  it('comes in the widths and formats of the list alone', async () => {
    const { get } = await appWith({ 'a.png': await plainPicture(10, 10).png().toBuffer() })
    for (const ending of ['321.webp', '0640.webp', '64000.webp', '640.png', '640.svg', '640.webp.br', '640']) {
      expect([ending, (await get('a.png', ending)).statusCode]).toEqual([ending, 404])
    }
  })
})

import { describe, expect, it } from 'vitest'
import { MissingPictures } from './missing-pictures.ts'

const find = async (sources: readonly string[]) => new Set(sources.filter((source) => source.includes('gone')))
const named = (id: string, ...sources: string[]) => ({
  id,
  img: sources[0] ?? '',
  imageURLs: sources.map((img) => ({ img })),
})

describe('pictures that are named but not there', () => {
  it('are named with who names them, each once, the first ten, and counted', async () => {
    const heard: string[] = []
    const missing = new MissingPictures(find, (source, owner) => heard.push(`${source} ${owner}`))
    await missing.addProducts([named('a', '/media/there.jpg'), named('b', '/media/gone.jpg', '/media/gone-too.jpg')])
    await missing.addProducts(Array.from({ length: 20 }, (_, n) => named(`p${n}`, `/media/gone${n}.jpg`)))
    await missing.addGroups({
      categories: [{ parent: 'Lamps', img: '/media/gone.jpg' }],
      brands: [{ name: 'Maker', logo: '' }],
    })
    const lines = missing.lines()
    expect(lines).toHaveLength(11)
    expect(lines.slice(0, 3)).toEqual([
      'warning: there is no picture /media/gone.jpg of product b',
      'warning: there is no picture /media/gone-too.jpg of product b',
      'warning: there is no picture /media/gone0.jpg of product p0',
    ])
    expect(lines[10]).toBe(
      'warning: 23 pictures are named in the catalogue but not there, 13 more than these; all of them: npm run products -- pictures',
    )
    expect(heard).toHaveLength(23)
    expect(heard.at(-1)).toBe('/media/gone.jpg category Lamps')
  })

  it('nothing is said where all are there', async () => {
    const missing = new MissingPictures(find)
    await missing.addProducts([named('a', '/media/there.jpg'), named('b')])
    expect(missing.lines()).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { shadeWall } from './shades.ts'

const coloured = (id: string, parent: string, names: string[], fields: Parameters<typeof makeItem>[0] = {}) =>
  makeItem({
    id,
    parent,
    imageURLs: names.map((name) => ({ img: `/${name}.webp`, color: { name, clrCode: '#a00c1c' } })),
    ...fields,
  })

describe('shadeWall', () => {
  it('shows the category with most colours, best sellers first', () => {
    const wall = shadeWall([
      coloured('lacquer', 'Make-up', ['Cherry', 'Mint'], { sellCount: 1 }),
      coloured('lipstick', 'Make-up', ['Ruby', 'Nude'], { sellCount: 2 }),
      coloured('serum', 'Skin', ['Amber', 'Rose', 'Clear'], { sellCount: 3 }),
    ])
    expect(wall?.category).toBe('Make-up')
    expect(wall?.shades.map(({ name }) => name)).toEqual(['Ruby', 'Nude', 'Cherry', 'Mint'])
    expect(wall?.shades[1]).toMatchObject({ place: 2, of: 2, img: '/Nude.webp' })
  })

  it('leaves out what cannot be bought and goods of one colour; fewer than four shades are no wall', () => {
    const rest = [coloured('one', 'Make-up', ['Ruby']), coloured('two', 'Make-up', ['Nude', 'Plum', 'Rose'])]
    expect(shadeWall([...rest, coloured('sold', 'Make-up', ['Mint', 'Cherry'], { quantity: 0 })])).toBeNull()
  })

  it('shows ten at most', () => {
    const many = Array.from({ length: 14 }, (_, place) => `Shade ${place}`)
    expect(shadeWall([coloured('set', 'Make-up', many)])?.shades).toHaveLength(10)
  })
})

import { expect, it } from 'vitest'
import { withPictures } from './category-picture.ts'
import { listSource } from '../catalogue-source.ts'
import { makeItem } from '../testing/item.ts'

const lamp = (id: string, img: string, fields: Parameters<typeof makeItem>[0] = {}) =>
  makeItem({ id, img, parent: 'Lamps & Shades', productType: 'home', ...fields })
const LAMPS = { parent: 'Lamps & Shades', productType: 'home', img: '' }

async function pictures(items: ReturnType<typeof lamp>[], categories = [LAMPS]): Promise<string[]> {
  return (await withPictures(listSource(items), categories)).map(({ img }) => img)
}

it('a category keeps its own picture', async () => {
  expect(await pictures([lamp('1', '/a.webp')], [{ ...LAMPS, img: '/own.webp' }])).toEqual(['/own.webp'])
})

it('one without shows its first product that can be bought and has a picture, in whatever order they come', async () => {
  const items = [
    lamp('1', ''),
    lamp('2', '/sold.webp', { quantity: 0 }),
    lamp('3', '/other-type.webp', { productType: 'garden' }),
    lamp('5', '/later.webp'),
    lamp('4', '/first.webp'),
  ]
  expect(await pictures(items)).toEqual(['/first.webp'])
  expect(await pictures(items.toReversed())).toEqual(['/first.webp'])
})

it('what is sold out is better than nothing, and nothing stays nothing', async () => {
  expect(await pictures([lamp('1', ''), lamp('2', '/sold.webp', { quantity: 0 })])).toEqual(['/sold.webp'])
  expect(await pictures([lamp('1', '')])).toEqual([''])
  expect(await pictures([])).toEqual([''])
})

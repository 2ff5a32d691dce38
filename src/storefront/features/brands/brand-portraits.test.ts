/** A brand among a few shows its own goods: one picture of each, then further ones, of the asked type alone. */
import { expect, test } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { brandPortraits } from './brand-portraits.ts'

const item = (id: string, name: string, productType: string, ...pictures: string[]) =>
  makeItem({ id, brand: { name }, productType, img: pictures[0] ?? '', imageURLs: pictures.map((img) => ({ img })) })

const source = listSource(
  [
    item('1', 'Zora', 'beauty', '/a1', '/a2'),
    item('2', 'Zora', 'electronics', '/b1'),
    item('3', 'Other Zora', 'beauty', '/c1'),
    item('4', 'Bare', 'beauty'),
  ],
  [],
  [
    {
      id: 'z',
      name: 'Zora',
      description: 'Makes 1.5 things. Slowly.',
      email: '',
      website: '',
      location: 'Ardlow',
      status: 'active',
      logo: '',
    },
  ],
)

test('one picture of each product first, then the others, three at most', async () => {
  const { zora } = await brandPortraits(source, ['zora'])
  expect(zora).toEqual({ location: 'Ardlow', line: 'Makes 1.5 things.', pictures: ['/a1', '/b1', '/a2'] })
})

test('of one product type its goods alone; what is not known is left empty', async () => {
  expect((await brandPortraits(source, ['zora'], 'beauty'))['zora']?.pictures).toEqual(['/a1', '/a2'])
  expect((await brandPortraits(source, ['bare']))['bare']).toEqual({ location: '', line: '', pictures: [] })
})

import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { pictureDoors } from './category-pictures.ts'
import { createShownGoods } from './shown-goods.ts'

const door = (title: string, img: string) => ({ title, img, count: 1, to: '/shop' })
const ITEMS = [
  makeItem({ id: '1', parent: 'Rings', sellCount: 9 }),
  makeItem({ id: '2', parent: 'Rings', sellCount: 8 }),
  makeItem({ id: '3', parent: 'Rings', sellCount: 1 }),
  makeItem({ id: '4', parent: 'Chains', imageURLs: [{ img: '/media/4-angle.webp' }] }),
]

function pictured(doors: ReturnType<typeof door>[], hero: string[], deal: string[] = []) {
  const goods = createShownGoods(['hero', 'categories', 'collections', 'deal'])
  goods.show(
    'hero',
    hero.map((id) => ({ id })),
  )
  goods.show(
    'deal',
    deal.map((id) => ({ id })),
  )
  goods.show('collections', [{ id: 'other' }])
  return pictureDoors(doors, ITEMS, goods).map(({ img }) => img)
}

describe('pictureDoors', () => {
  it('keeps a picture that nothing repeats, and one that is of no product', () => {
    const doors = [door('Rings', '/media/1.webp'), door('Chains', '/owner/chains.jpg')]
    expect(pictured(doors, [])).toEqual(['/media/1.webp', '/owner/chains.jpg'])
  })

  it('takes another product of the category where the hero shows it: the least shown, then the best seller', () => {
    expect(pictured([door('Rings', '/media/1.webp')], ['1'])).toEqual(['/media/2.webp'])
    expect(pictured([door('Rings', '/media/1.webp')], ['1'], ['2'])).toEqual(['/media/3.webp'])
  })

  it('knows a product by any of its pictures, and repeats rather than stands empty', () => {
    expect(pictured([door('Chains', '/media/4-angle.webp')], ['4'])).toEqual(['/media/4-angle.webp'])
  })
})

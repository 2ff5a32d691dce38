/** Spec 2.13, the portfolio. */
import { expect, it } from 'vitest'
import { minor } from '#domain/money/minor.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { looks } from './looks.ts'

it('portfolio: a look without its products is left out, a colour is carried to the details page', () => {
  expect(looks([makeItem({ id: '1' })])).toEqual([])
  const image = (name: string, color?: string) => ({
    img: `/media/products/${name}-main-640.webp`,
    ...(color !== undefined && { color: { name: color, clrCode: '#fff' } }),
  })
  const pieces = looks([
    makeItem({ id: '1', price: minor(10_000), discount: 15, imageURLs: [image('handbag/cognac', 'Cognac')] }),
    makeItem({ id: '2', price: minor(5000), imageURLs: [image('perfume/amber')] }),
  ])
  expect(pieces).toHaveLength(1)
  expect(pieces[0]).toMatchObject({ name: 'main', total: 13_500 })
  expect(pieces[0]?.pieces.map(({ to }) => to)).toEqual(['/shop/shop-details/1?color=cognac', '/shop/shop-details/2'])
})

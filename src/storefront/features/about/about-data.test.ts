/** Spec 2.13, About Us. */
import { pagesText } from '#storefront/texts/pages.ts'
import { expect, it } from 'vitest'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { bagSource } from '#storefront/features/catalogue/testing/bag-source.ts'
import { aboutData } from './about-data.ts'

it('about us: figures are counted, and what there is none of is left out', async () => {
  expect((await aboutData(bagSource, DEFAULT_SHOP_SETTINGS, pagesText())).figures.map(({ value }) => value)).toEqual([
    '3',
    '2',
    '30',
  ])
})

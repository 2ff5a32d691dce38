/** Spec 2.13, the catalogues screen. */
import { pagesText } from '#storefront/texts/pages.ts'
import { DEFAULT_SHOP_SETTINGS } from '#domain/shop/shop-settings.ts'
import { expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { bagSource } from '#storefront/features/catalogue/testing/bag-source.ts'
import { collections } from './collections.ts'

it('catalogues: only lists that find at least three products, each with a cover of three', async () => {
  const found = await collections(bagSource, DEFAULT_SHOP_SETTINGS, pagesText())
  expect(found.map(({ id }) => id)).toEqual(['travel'])
  expect(found[0]).toMatchObject({ count: 3, to: '/shop?tag=travel' })
  expect(found[0]?.cover).toHaveLength(3)
})

it("the owner's own tags make catalogues, plainly named and the most frequent first", async () => {
  const tagged = (id: string, tags: string[]) => makeItem({ id, tags })
  const own = [tagged('1', ['oak', 'garden']), tagged('2', ['garden', 'oak']), tagged('3', ['oak', 'garden'])]
  const found = await collections(
    listSource([...own, tagged('4', ['garden', 'rare'])]),
    DEFAULT_SHOP_SETTINGS,
    pagesText(),
  )
  expect(found.map(({ title, line, count, to }) => [title, line, count, to])).toEqual([
    ['Garden', '', 4, '/shop?tag=garden'],
    ['Oak', '', 3, '/shop?tag=oak'],
  ])
})

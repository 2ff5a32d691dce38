import { listSource } from '#domain/catalogue/catalogue-source.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import { makeItem } from '#domain/catalogue/testing/item.ts'
import { describe, expect, it } from 'vitest'
import { DETAILS_VARIANTS, detailsVariant } from './variants.ts'

function items(count: number, extra: Readonly<Record<number, Partial<CatalogueItem>>> = {}): CatalogueItem[] {
  return Array.from({ length: count }, (_, index) => makeItem({ id: String(index + 1), ...extra[index + 1] }))
}

async function picked(id: string, list: readonly CatalogueItem[]): Promise<string | undefined> {
  const variant = DETAILS_VARIANTS.find((row) => row.id === id)
  return (await variant?.pick?.(listSource(list)))?.id
}

describe('the details rows of the shop table', () => {
  it('spec 2.3: shop-details shows the first product', async () => {
    expect(await picked('first', items(3))).toBe('1')
  })

  it('spec 2.3: shop-details-with-video shows the first product that has a video id', async () => {
    expect(await picked('with-video', items(4, { 3: { videoId: 'local:a' }, 4: { videoId: 'local:b' } }))).toBe('3')
    expect(await picked('with-video', items(4))).toBeUndefined()
  })

  it('spec 2.3: shop-details-with-countdown shows the first product that has an offer end date', async () => {
    const offerDate = { startDate: '2026-01-01T00:00:00Z', endDate: '2026-01-02T00:00:00Z' }
    expect(await picked('with-countdown', items(4, { 2: { offerDate } }))).toBe('2')
  })

  it('spec 2.3: shop-details-list shows the sixth, shop-details-gallery the ninth', async () => {
    expect(await picked('list', items(12))).toBe('6')
    expect(await picked('gallery', items(12))).toBe('9')
  })

  it('spec 2.3: a smaller catalogue falls back to its last product, an empty one to none', async () => {
    expect(await picked('list', items(4))).toBe('4')
    expect(await picked('gallery', items(1))).toBe('1')
    expect(await picked('gallery', [])).toBeUndefined()
  })

  it('finds its row by the path; an address with an id is the plain one', () => {
    expect(detailsVariant('/shop/shop-details-list').gallery).toBe('list')
    expect(detailsVariant('/shop/shop-details-gallery/').gallery).toBe('gallery')
    expect(detailsVariant('/shop/shop-details/101').id).toBe('product')
  })
})

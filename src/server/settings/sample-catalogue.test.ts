import { describe, expect, it } from 'vitest'
import { loadSampleCatalogue } from './sample-catalogue.ts'

describe('spec 3.7: the sample', () => {
  const now = new Date('2031-05-05T15:00:00Z')

  it('spec 3.7: 45 products, 15 categories, 11 brands, each product in one of each', async () => {
    const { products, categories, brands } = await loadSampleCatalogue(now)
    expect(products).toHaveLength(45)
    expect(categories).toHaveLength(15)
    expect(brands).toHaveLength(11)
    expect(categories.flatMap((category) => category.products)).toHaveLength(45)
    expect(brands.flatMap((brand) => brand.products)).toHaveLength(45)
  })

  it('never looks dead: offers run on the day of seeding, and nothing lies in the future', async () => {
    const { products, reviews } = await loadSampleCatalogue(now)
    const running = products.filter(({ offerDate: offer }) => offer && (offer.endDate ?? '') > now.toISOString())
    expect(running.length).toBeGreaterThan(0)
    // What is marked as reduced is reduced.
    const ended = products.filter(({ offerDate: offer }) => offer && (offer.endDate ?? '') <= now.toISOString())
    expect(ended.map(({ discount }) => discount)).toEqual([0, 0])
    const dates = [...products.map((product) => product.createdAt), ...reviews.map((review) => review.date)]
    expect(dates.filter((date) => date > now.toISOString())).toEqual([])
  })
})

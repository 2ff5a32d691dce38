/** The panel below the field, which asks the API, and the results page show the same products in the same order. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_QUERY } from '#domain/catalogue/query/catalogue-query.ts'
import { loadSampleCatalogue } from '#server/settings/sample-catalogue.ts'
import { SAMPLE_QUERIES } from './sample-queries.ts'
import { createCatalogueService } from '#services/catalogue/catalogue-service.ts'
import { memoryCatalogue, product } from '#services/testing/memory-catalogue.ts'

/** Products in the panel. */
const SHOWN = 5

describe('one order', () => {
  it('holds for the panel, for what the API suggests and for the page, for every judged text of the sample', async () => {
    const { products, categories, brands } = await loadSampleCatalogue(new Date('2026-03-02T00:00:00Z'))
    const whole = products.map((one) => product(one.id, one))
    const service = createCatalogueService(memoryCatalogue(whole, categories, brands))
    await service.start()
    onTestFinished(() => service.stop())
    const texts = SAMPLE_QUERIES.map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(60)
    for (const text of texts) {
      const suggested = (await service.suggest(text, 10)).filter(({ kind }) => kind === 'product').slice(0, SHOWN)
      const { page } = await service.search(text, EMPTY_QUERY, { pageSize: SHOWN })
      const shown = page.items.slice(0, suggested.length)
      const panel = suggested.map(({ title }) => title)
      expect({ text, titles: panel }).toEqual({ text, titles: shown.map(({ title }) => title) })
    }
  })
})

/** A list page's data on its way through a text. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listSource } from '#domain/catalogue/catalogue-source.ts'
import { arbitraryCatalogue, arbitraryQuery } from '#domain/catalogue/testing/arbitrary-catalogue.ts'
import { catalogueParams } from '#domain/catalogue/query/catalogue-query-url.ts'
import { readText, writeText } from '../../state/loader-text.ts'
import { catalogueData } from './catalogue-data.ts'
import { catalogueText } from './catalogue-text.ts'

it('the browser reads from the text what the server renders from: no value is lost or changed by it', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryCatalogue, arbitraryQuery, async (items, query) => {
      const url = new URL(`http://shop.example/shop?${catalogueParams(query)}`)
      const data = await catalogueData(listSource(items), url)
      const text = writeText(catalogueText, data)
      expect(readText(catalogueText, text)).toBe(data)
      expect(JSON.parse(text)).toEqual(data)
    }),
    { numRuns: 60 },
  )
})

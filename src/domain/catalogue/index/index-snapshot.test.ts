import { USD } from '#domain/money/currency.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCatalogueIndex, makeIndex, queryIndex, type CatalogueIndex } from './catalogue-index.ts'
import { SORT_KEYS, type CatalogueQuery } from '../query/catalogue-query.ts'
import { createIndexDataBuilder } from './index-builder.ts'
import type { IndexData, IndexTuning } from './index-data.ts'
import type { IndexOrder } from './index-orders.ts'
import { indexSections, restoreIndexData } from './index-snapshot.ts'
import { updateIndex } from './index-update.ts'
import type { CatalogueItem } from '../product/product.ts'
import { savedSections, type Numbers, type Section } from './snapshot-section.ts'
import { atOnce } from './steps.ts'
import { arbitraryCatalogue, arbitraryQuery } from '../testing/arbitrary-catalogue.ts'
import { arbitraryTuning } from '../testing/arbitrary-tuning.ts'

const INDEX_ORDERS: IndexOrder[] = [...SORT_KEYS, 'sales', 'featured']

function dataOf(items: readonly CatalogueItem[], tuning: IndexTuning): IndexData {
  const builder = createIndexDataBuilder(tuning)
  for (const item of items) builder.add(item)
  return atOnce(builder.finish())
}

/** What a file would give back of a section. */
function stored(section: Section): Numbers | unknown[] {
  return 'rows' in section ? (JSON.parse(JSON.stringify([...section.rows])) as unknown[]) : section.numbers.slice()
}

function answers(index: CatalogueIndex, items: readonly CatalogueItem[], query: CatalogueQuery) {
  return {
    query: queryIndex(index, query, { start: 0, length: index.size }),
    ids: Array.from({ length: index.size }, (_, position) => index.idAt(position)),
    ceiling: index.priceCeiling,
    orders: INDEX_ORDERS.map((order) => index.first(order, 30)),
    relatives: items.map(({ category }) => index.relatives(category.name, 30)),
    together: index.together('type', 'category'),
  }
}

const unchanged = () => undefined

describe('an index taken apart and put together again', () => {
  it('answers as the original does, and goes on changing as it does', () => {
    fc.assert(
      fc.property(
        arbitraryCatalogue,
        arbitraryCatalogue,
        arbitraryCatalogue,
        arbitraryQuery,
        arbitraryTuning,
        (items, before, after, query, tuning) => {
          const data = dataOf(items, tuning)
          const now = new Map(items.map((item) => [item.id, item]))
          for (const item of before) {
            if (now.has(item.id) && updateIndex(data, data.ids.positionOf(item.id), item, unchanged))
              now.set(item.id, item)
          }
          const saved = savedSections(new Map([...indexSections(data)].map((one) => [one.name, stored(one)])))
          const restored = makeIndex(atOnce(restoreIndexData(saved, tuning).finish()), USD)
          const anew = buildCatalogueIndex(now.values(), tuning)
          expect(answers(restored, items, query)).toEqual(answers(anew, items, query))
          for (const item of after) {
            expect(restored.update(item)).toBe(now.has(item.id))
            if (now.has(item.id)) now.set(item.id, item)
          }
          const changed = buildCatalogueIndex(now.values(), tuning)
          expect(answers(restored, items, query)).toEqual(answers(changed, items, query))
        },
      ),
    )
  })

  it('may change between any two of its sections, as long as what changed is read again', () => {
    fc.assert(
      fc.property(
        arbitraryCatalogue,
        fc.array(arbitraryCatalogue, { maxLength: 4 }),
        arbitraryQuery,
        arbitraryTuning,
        (items, changes, query, tuning) => {
          const data = dataOf(items, tuning)
          const now = new Map(items.map((item) => [item.id, item]))
          const touched = new Set<string>()
          const waiting = changes.flat()
          const sections = new Map<string, Numbers | unknown[]>()
          for (const section of indexSections(data)) {
            sections.set(section.name, stored(section))
            for (const item of waiting.splice(0, 3)) {
              if (!now.has(item.id) || !updateIndex(data, data.ids.positionOf(item.id), item, unchanged)) continue
              now.set(item.id, item)
              touched.add(item.id)
            }
          }
          const restorer = restoreIndexData(savedSections(sections), tuning)
          for (const id of touched) expect(restorer.replace(now.get(id) as CatalogueItem)).toBe(true)
          const restored = makeIndex(atOnce(restorer.finish()), USD)
          const anew = buildCatalogueIndex(now.values(), tuning)
          expect(answers(restored, items, query)).toEqual(answers(anew, items, query))
        },
      ),
    )
  })

  it('refuses sections that are absent or do not fit each other', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryTuning, fc.nat(), (items, tuning, at) => {
        const sections = new Map([...indexSections(dataOf(items, tuning))].map((one) => [one.name, stored(one)]))
        const names = [...sections.keys()].filter((name) => name !== 'id texts')
        sections.delete(names[at % names.length] ?? '')
        expect(() => restoreIndexData(savedSections(sections), tuning)).toThrow(RangeError)
      }),
    )
  })
})

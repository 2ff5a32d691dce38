import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCatalogueIndex } from '../index/catalogue-index.ts'
import { movedPositions } from './search-moves.ts'
import { NONE } from './search-postings.ts'
import { makeItem } from '../testing/item.ts'

const ids = fc.uniqueArray(fc.nat(30).map(String), { maxLength: 15 })
const indexOf = (of: readonly string[]) => buildCatalogueIndex(of.map((id) => makeItem({ id })))

describe('moved positions', () => {
  it('a product that stays is found where it stands now', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const [old, fresh] = [indexOf(before), indexOf(after)]
        const moved = movedPositions(old, fresh, [...before, ...after])
        for (const id of before) {
          const now = fresh.positionOf(id)
          const from = old.positionOf(id)
          expect(moved ? moved[from] : from).toBe(now < 0 ? NONE : now)
        }
      }),
    )
  })

  it('nothing moves where only texts changed', () => {
    expect(movedPositions(indexOf(['1', '2']), indexOf(['1', '2']), ['2'])).toBeNull()
  })
})

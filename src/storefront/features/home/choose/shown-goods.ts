/** Owns which goods a section of a home may still show: none more than twice on the page, none in two sections that follow one another. */
import type { SectionId } from '../layouts.ts'

/** A product at most so often on one home; the tabs of the collections are one place, and so are the colours of the shade wall. */
const MOST = 2

export interface ShownGoods {
  /** Those of `items` that the section may show, in their order. */
  free<Item extends { id: string }>(section: SectionId, items: readonly Item[]): Item[]
  /** Says what the section shows, and gives it back. */
  show<Item extends { id: string }>(section: SectionId, items: readonly Item[]): readonly Item[]
}

/** @param sections of the page in their order; they may choose in any. */
export function createShownGoods(sections: readonly SectionId[]): ShownGoods {
  const shown = new Map<SectionId, Set<string>>()

  const times = (id: string): number => [...shown.values()].filter((ids) => ids.has(id)).length

  /** The next section with goods in a direction; one that has not chosen yet may come to show nothing, so it is passed over. */
  function neighbour(section: SectionId, step: 1 | -1): ReadonlySet<string> | undefined {
    for (let place = sections.indexOf(section) + step; sections[place] !== undefined; place += step) {
      const goods = shown.get(sections[place] as SectionId)
      if (goods && goods.size > 0) return goods
    }
    return undefined
  }

  return {
    free(section, items) {
      const beside = [neighbour(section, -1), neighbour(section, 1)]
      return items.filter(({ id }) => times(id) < MOST && !beside.some((goods) => goods?.has(id)))
    },
    show(section, items) {
      const ids = shown.get(section) ?? new Set()
      for (const { id } of items) ids.add(id)
      shown.set(section, ids)
      return items
    },
  }
}

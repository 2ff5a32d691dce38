/** Owns which goods a section of a home may still show: none more than twice on the page, none in two sections that follow one another. */
import type { SectionId } from '../layouts.ts'

/** A product at most so often on one home; the tabs of the collections are one place, and so are the colours of the shade wall. */
const MOST = 2

/** Stands on every home and shows no goods: what it parts does not follow one another. */
const BETWEEN: SectionId = 'promises'

export interface ShownGoods {
  /** Those of `items` that the section may show, in their order. */
  free<Item extends { id: string }>(section: SectionId, items: readonly Item[]): Item[]
  /** Whether a product stands in the section before this one or after it. */
  isBeside(section: SectionId, id: string): boolean
  /** In how many sections a product stands. */
  times(id: string): number
  /** Says that the section shows nothing after all. */
  leaveOut(section: SectionId): void
  /** Says what the section shows, and gives it back. */
  show<Item extends { id: string }>(section: SectionId, items: readonly Item[]): readonly Item[]
}

/**
 * @param sections of the page in their order; they may choose in any.
 * @param pictures sections that show goods without selling them, which count as neighbours alone: where one section shows all goods, twice is reached at once.
 */
export function createShownGoods(sections: readonly SectionId[], pictures: readonly SectionId[] = []): ShownGoods {
  const shown = new Map<SectionId, Set<string>>()

  const times = (id: string): number => [...shown.values()].filter((ids) => ids.has(id)).length

  const sold = (id: string): number =>
    [...shown].filter(([section, ids]) => !pictures.includes(section) && ids.has(id)).length

  /** The next section with goods in a direction; one that has not chosen yet may come to show nothing, so it is passed over. */
  function neighbour(section: SectionId, step: 1 | -1): ReadonlySet<string> | undefined {
    for (let place = sections.indexOf(section) + step; sections[place] !== undefined; place += step) {
      if (sections[place] === BETWEEN) return undefined
      const goods = shown.get(sections[place] as SectionId)
      if (goods && goods.size > 0) return goods
    }
    return undefined
  }

  const isBeside = (section: SectionId, id: string): boolean =>
    [neighbour(section, -1), neighbour(section, 1)].some((goods) => goods?.has(id))

  return {
    times,
    isBeside,
    free(section, items) {
      return items.filter(({ id }) => (pictures.includes(section) || sold(id) < MOST) && !isBeside(section, id))
    },
    leaveOut(section) {
      shown.delete(section)
    },
    show(section, items) {
      const ids = shown.get(section) ?? new Set()
      for (const { id } of items) ids.add(id)
      shown.set(section, ids)
      return items
    },
  }
}

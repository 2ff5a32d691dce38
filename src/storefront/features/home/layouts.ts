/** Which sections each home has and in which order: five shops of one family, as a table. */
import { MOSAIC_MOST } from './mosaic.ts'

export type SectionId =
  | 'hero'
  | 'promises'
  | 'doors'
  | 'categories'
  | 'collections'
  | 'deal'
  | 'arrivals'
  | 'banners'
  | 'curated'
  | 'top-rated'
  | 'short-lists'
  | 'brands'
  | 'spec'
  | 'look'
  | 'shades'
  | 'routine'
  | 'stones'

export interface HomeLayout {
  sections: readonly SectionId[]
  /** Products of one tabbed collection. */
  collectionSize: number
  /** The sections where the mood has few goods: the collections then show all of them, between sections without goods. */
  few?: readonly SectionId[]
  /** Goods up to which they are few, where that is not MOSAIC_MOST. */
  fewMost?: number
  /** The collections' tabs are all goods and each category, in place of Featured, New and Top Sellers. */
  byKind?: boolean
}

const LAYOUTS: Readonly<Record<string, HomeLayout>> = {
  main: {
    sections: [
      'hero',
      'promises',
      'doors',
      'collections',
      'deal',
      'arrivals',
      'curated',
      'top-rated',
      'short-lists',
      'brands',
    ],
    few: ['hero', 'doors', 'deal', 'promises', 'collections', 'brands'],
    // Too few for three tabs of four.
    fewMost: 6,
    collectionSize: 4,
  },
  electronics: {
    sections: [
      'hero',
      'categories',
      'collections',
      'spec',
      'deal',
      'banners',
      'arrivals',
      'short-lists',
      'brands',
      'promises',
    ],
    few: ['hero', 'categories', 'spec', 'deal', 'promises', 'collections', 'brands'],
    collectionSize: 8,
  },
  fashion: {
    sections: ['hero', 'promises', 'look', 'categories', 'collections', 'deal', 'arrivals', 'banners', 'brands'],
    few: ['hero', 'look', 'categories', 'deal', 'promises', 'collections', 'brands'],
    collectionSize: 8,
  },
  beauty: {
    sections: [
      'hero',
      'categories',
      'shades',
      'collections',
      'deal',
      'routine',
      'arrivals',
      'banners',
      'brands',
      'promises',
    ],
    few: ['hero', 'categories', 'deal', 'shades', 'routine', 'promises', 'collections', 'brands'],
    collectionSize: 8,
  },
  jewelry: {
    sections: ['hero', 'categories', 'collections', 'stones', 'deal', 'banners', 'arrivals', 'brands', 'promises'],
    collectionSize: 8,
    byKind: true,
  },
}

/** A product type of the owner's own, or one of ours with other goods than ours. */
const PLAIN: HomeLayout = {
  few: ['hero', 'categories', 'deal', 'promises', 'collections', 'brands'],
  sections: ['hero', 'promises', 'categories', 'collections', 'deal', 'banners', 'arrivals', 'short-lists', 'brands'],
  collectionSize: 8,
}

/**
 * The layout of a mood: `main`, or a product type of the specification while it sells our own goods (`ours`), which its sections tell of;
 * else the plain one. With fewer than two `doors` to choose from, the main home shows categories in their place. `count` goods of the mood
 * decide whether they stand in a mosaic.
 */
export function homeLayout(
  mood: string,
  ours: boolean,
  doors: number,
  count: number,
): HomeLayout & { mosaic: boolean } {
  const layout = (ours || mood === 'main' ? LAYOUTS[mood] : undefined) ?? PLAIN
  const mosaic = layout.few !== undefined && count <= (layout.fewMost ?? MOSAIC_MOST)
  const { few, ...rest } = mosaic ? { ...layout, byKind: true } : layout
  const sections = (mosaic ? few : undefined) ?? layout.sections
  if (mood !== 'main' || doors > 1) return { ...rest, sections, mosaic }
  return { ...rest, sections: sections.map((id) => (id === 'doors' ? 'categories' : id)), mosaic }
}

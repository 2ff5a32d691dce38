/** Which sections each home has and in which order: five shops of one family, as a table. */

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
    collectionSize: 8,
  },
  fashion: {
    sections: ['hero', 'promises', 'look', 'categories', 'collections', 'deal', 'arrivals', 'banners', 'brands'],
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
    collectionSize: 8,
  },
  jewelry: {
    sections: ['hero', 'categories', 'collections', 'deal', 'stones', 'banners', 'arrivals', 'brands', 'promises'],
    collectionSize: 8,
  },
}

/** A product type of the owner's own, or one of ours with other goods than ours. */
const PLAIN: HomeLayout = {
  sections: ['hero', 'promises', 'categories', 'collections', 'deal', 'banners', 'arrivals', 'short-lists', 'brands'],
  collectionSize: 8,
}

/**
 * The layout of a mood: `main`, or a product type of the specification while it sells our own goods (`ours`), which its sections tell of;
 * else the plain one. With fewer than two `doors` to choose from, the main home shows categories in their place.
 */
export function homeLayout(mood: string, ours: boolean, doors: number): HomeLayout {
  const layout = (ours || mood === 'main' ? LAYOUTS[mood] : undefined) ?? PLAIN
  if (doors > 1) return layout
  return { ...layout, sections: layout.sections.map((id) => (id === 'doors' ? 'categories' : id)) }
}

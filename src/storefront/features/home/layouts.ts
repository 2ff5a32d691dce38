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
    sections: ['hero', 'categories', 'collections', 'stones', 'deal', 'banners', 'arrivals', 'brands', 'promises'],
    collectionSize: 8,
  },
}

/** A product type of the owner's own. */
const PLAIN: HomeLayout = {
  sections: ['hero', 'promises', 'categories', 'collections', 'deal', 'banners', 'arrivals', 'short-lists', 'brands'],
  collectionSize: 8,
}

/** The layout of a mood: `main`, a product type of the specification, or the plain one. */
export function homeLayout(mood: string): HomeLayout {
  return LAYOUTS[mood] ?? PLAIN
}

/** Whether we have a photograph of our own for the mood. */
export function hasHeroPicture(mood: string): boolean {
  return Object.hasOwn(LAYOUTS, mood)
}

const SHOPS = 4

/** True for the sample's four shops. The still life of the main home shows goods of all four, so it stands for no other range. */
export function isSampleRange(types: readonly { id: string }[]): boolean {
  return types.length === SHOPS && types.every(({ id }) => hasHeroPicture(id))
}

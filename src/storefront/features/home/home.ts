/** The shape of a home's data: what its loader answers and its sections show; an empty list means that a section is left out. */
import type { PopularBrand } from '#domain/catalogue/showing/popular-brands.ts'
import type { CatalogueItem } from '#domain/catalogue/product/product.ts'
import type { CatalogueQuery } from '#domain/catalogue/query/catalogue-query.ts'
import type { HomeAccent } from './accent.ts'
import type { Collection } from './choose/collections.ts'
import type { CuratedCollection } from './choose/curated.ts'
import type { HeroPiece } from './choose/hero-goods.ts'
import type { ShadeWall } from './choose/shades.ts'
import type { ShortList } from './choose/short-lists.ts'
import type { SpecFigure } from './choose/spec-figures.ts'
import type { Metal, Stone } from './choose/stones.ts'
import type { SectionId } from './layouts.ts'

/** A product with the first sentences of its description. */
export interface Told {
  product: CatalogueItem
  line: string
}

export interface CategoryDoor {
  title: string
  img: string
  count: number
  to: string
}

export interface ShopDoor {
  /** Product type, which is also the mood. */
  type: string
  title: string
  count: number
  to: string
  /** The owner's picture of that home; null for none. */
  hero: string | null
  /** Whether our own still life shows its goods. */
  hasStillLife: boolean
}

/** A maker with the lettering that is its own on every home. */
export interface HomeBrand extends PopularBrand {
  lettering: number
}

export interface Home {
  /** Path segment under /home. */
  path: string
  /** The mood's name in the style sheet and in the heroes' file names. */
  mood: string
  /** Title of the product type; null on the main home. */
  typeTitle: string | null
  shopName: string
  sections: readonly SectionId[]
  /** The whole range of this home in the shop, and the same newest first. */
  shop: string
  newest: string
  /** Products and makers behind this home. */
  count: number
  makers: number
  /** The owner's own hero picture and accent; null for the mood's. */
  heroPicture: string | null
  /** True where our own still life shows goods of this catalogue; our own words go with it. */
  hasStillLife: boolean
  accent: HomeAccent | null
  heroGoods: HeroPiece[]
  doors: ShopDoor[]
  categories: CategoryDoor[]
  collections: Collection[]
  /** The collections show all goods of few, some of them larger. */
  mosaic: boolean
  sortBy: CatalogueQuery['sortBy']
  deals: Told[]
  banners: Told[]
  arrivals: CatalogueItem[]
  curated: CuratedCollection[]
  topRated: CatalogueItem[]
  shortLists: ShortList[]
  brands: HomeBrand[]
  spec: (Told & { figures: SpecFigure[] }) | null
  look: CatalogueItem[]
  shades: ShadeWall | null
  routine: { when: string; product: CatalogueItem }[]
  stones: Stone[]
  metals: Metal[]
}

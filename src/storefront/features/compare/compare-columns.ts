/** The widths that the table and its compact head share: a column of labels, one for each product, and a free one for the next. */
import type { CSSProperties } from 'react'

/** Products that fit without scrolling on a desktop (usability 36). */
export const PLACES = 4
/** Fewer columns would make posters of the pictures. */
const LEAST_PLACES = 3

/** Columns of a wide screen without a product: one for the invitation, and a second one beside a single product. */
export function freePlaces(products: number): number {
  return Math.max(0, Math.min(PLACES, Math.max(LEAST_PLACES, products + 1)) - products)
}

/** Style that tells the class below how many columns there are; a free place is one of them. */
export function columnsStyle(products: number): CSSProperties {
  return { '--places': products < PLACES ? products + 1 : products } as CSSProperties
}

export const COLUMNS_WIDTH =
  'w-full min-w-[calc(6.25rem+var(--places)*8.5rem)] md:min-w-[calc(9rem+var(--places)*11rem)]'
export const LABEL_WIDTH = 'w-25 md:w-36 lg:w-42'

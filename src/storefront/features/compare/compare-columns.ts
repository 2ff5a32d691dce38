/** The widths that the table and its compact head share: a column of labels and at least four places on a desktop. */
import type { CSSProperties } from 'react'

/** Products that fit without scrolling on a desktop (usability 36). */
export const PLACES = 4

/** Style that tells the class below how many columns there are; a free place is one of them. */
export function columnsStyle(products: number): CSSProperties {
  return { '--places': products < PLACES ? products + 1 : products } as CSSProperties
}

export const COLUMNS_WIDTH =
  'w-full min-w-[calc(6.25rem+var(--places)*8.5rem)] md:min-w-[calc(10.5rem+var(--places)*12rem)]'
export const LABEL_WIDTH = 'w-25 md:w-42'

/** How many cards of a list stand in each of its rows, so that every row is full at every width (fill-rows.css draws it). */
import type { CSSProperties } from 'react'

/** Cards of one row at most on a phone, from 768 pixels and from 1200 pixels on. */
export interface MostInRow {
  phone: number
  tablet: number
  desk: number
}

/**
 * For each of `count` cards the number of cards in its row: rows of `most` at most (1 or more) that differ by one card, the shorter ones first.
 * Seven by four are three and four.
 */
export function rowSizes(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  const size = Math.floor(count / rows)
  const shorter = (rows - (count % rows)) * size
  return Array.from({ length: count }, (_, place) => (place < shorter ? size : size + 1))
}

/** The style of each card of a list with the class `fill-rows`. */
export function fillRows(count: number, { phone, tablet, desk }: MostInRow): CSSProperties[] {
  const [onPhone, onTablet, onDesk] = [phone, tablet, desk].map((most) => rowSizes(count, most))
  return Array.from(
    { length: count },
    (_, place) =>
      ({ '--phone': onPhone?.[place], '--tablet': onTablet?.[place], '--desk': onDesk?.[place] }) as CSSProperties,
  )
}

/** Letters of the longest word, which decides how narrow a card may be; hyphens and dashes end one. */
export function longestWord(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(/[\s\u2010-\u2015/-]+/u)).map((word) => [...word].length))
}

/** Cards whose titles have such a word: fewer of them in a row, so that it is not broken. */
export function mostFor(longest: number, most: MostInRow): MostInRow {
  const atMost = (limit: number, row: number) => Math.min(row, limit)
  if (longest <= 11) return most
  if (longest <= 16) return { phone: atMost(2, most.phone), tablet: atMost(3, most.tablet), desk: atMost(4, most.desk) }
  return { phone: 1, tablet: atMost(2, most.tablet), desk: atMost(longest <= 24 ? 3 : 2, most.desk) }
}

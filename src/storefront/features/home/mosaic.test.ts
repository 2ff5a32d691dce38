import { describe, expect, it } from 'vitest'
import { mosaicPlaces } from './mosaic.ts'

const COLUMNS = 4

/** Rows of a grid that fills its holes (`grid-auto-flow: dense`), each place with the number of its card. */
function packed(count: number): (number | undefined)[][] {
  const rows: (number | undefined)[][] = []
  const at = (row: number, column: number) => rows[row]?.[column]
  for (const [card, place] of mosaicPlaces(count).entries()) {
    const width = place === null ? 1 : 2
    const height = place === 'lead' ? 2 : 1
    const cells = Array.from({ length: width * height }, (_, cell) => [Math.floor(cell / width), cell % width] as const)
    for (let start = 0; ; start++) {
      const [row, column] = [Math.floor(start / COLUMNS), start % COLUMNS]
      if (column + width > COLUMNS || cells.some(([down, right]) => at(row + down, column + right) !== undefined))
        continue
      for (const [down, right] of cells) (rows[row + down] ??= [])[column + right] = card
      break
    }
  }
  return rows
}

describe('mosaicPlaces', () => {
  it('property: every row of four is full, whatever the number of cards', () => {
    for (let count = 2; count <= 60; count++) {
      for (const row of packed(count))
        expect(
          Array.from({ length: COLUMNS }, (_, place) => row[place]),
          `${count}`,
        ).not.toContain(undefined)
    }
  })

  it('a card alone is no mosaic, and a few are led by none', () => {
    expect(mosaicPlaces(1)).toEqual([null])
    expect(mosaicPlaces(4)).toEqual([null, null, null, null])
    expect(mosaicPlaces(13).filter((place) => place !== null)).toEqual(['lead'])
  })
})

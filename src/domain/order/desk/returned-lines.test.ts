import { describe, expect, it } from 'vitest'
import { checkPieces, piecesByName } from './returned-lines.ts'

const lines = [
  { position: 0, id: 'a', sku: 'A-1', quantity: 3, returned: 1 },
  { position: 1, id: 'b', sku: 'B-1', quantity: 1, returned: 0 },
  { position: 2, id: 'a', sku: 'A-2', quantity: 2, returned: 0 },
]

describe('pieces that come back', () => {
  it('are no more than was sold, also when a line is named twice', () => {
    expect(checkPieces(lines, [{ position: 0, quantity: 2 }])).toEqual({
      kind: 'pieces',
      pieces: [{ position: 0, quantity: 2 }],
    })
    const twice = [
      { position: 0, quantity: 2 },
      { position: 0, quantity: 1 },
    ]
    expect(checkPieces(lines, twice)).toEqual({ kind: 'too-many', line: 'A-1', most: 2, asked: 3 })
    expect(checkPieces(lines, [{ position: 9, quantity: 1 }])).toMatchObject({ kind: 'too-many', most: 0 })
  })

  it('are found by id over several lines, and by SKU in one', () => {
    expect(piecesByName(lines, 'a', 3)).toEqual({
      kind: 'pieces',
      pieces: [
        { position: 0, quantity: 2 },
        { position: 2, quantity: 1 },
      ],
    })
    expect(piecesByName(lines, 'A-2', 2)).toEqual({ kind: 'pieces', pieces: [{ position: 2, quantity: 2 }] })
    expect(piecesByName(lines, 'a', 5)).toEqual({ kind: 'too-many', line: 'a', most: 4, asked: 5 })
    expect(piecesByName(lines, 'c', 1)).toMatchObject({ kind: 'too-many', most: 0 })
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Pieces, piecesText } from './pieces.tsx'

describe('quantities are read as people say them', () => {
  it('one piece, several pieces', () => {
    expect([1, 2, 11].map(piecesText)).toEqual(['1 piece', '2 pieces', '11 pieces'])
  })

  it('the sign is for the eyes alone', () => {
    expect(renderToStaticMarkup(<Pieces count={1} of="Soap" />)).toBe(
      '<span aria-hidden="true">1 × </span>Soap<span class="sr-only">, 1 piece</span>',
    )
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Pieces } from './pieces.tsx'

describe('quantities are read as people say them', () => {
  it('one piece, several pieces', () => {
    const said = [1, 2, 11].map((count) => renderToStaticMarkup(<Pieces count={count} of="" />))
    expect(said.map((html) => /, ([^<]*)<\/span>$/.exec(html)?.[1])).toEqual(['1 piece', '2 pieces', '11 pieces'])
  })

  it('the sign is for the eyes alone', () => {
    expect(renderToStaticMarkup(<Pieces count={1} of="Soap" />)).toBe(
      '<span aria-hidden="true">1 × </span>Soap<span class="sr-only">, 1 piece</span>',
    )
  })
})

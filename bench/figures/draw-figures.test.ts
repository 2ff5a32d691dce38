import { describe, expect, it } from 'vitest'
import { figuresAsSvg } from './draw-figures.ts'

describe('drawn figures', () => {
  it('a bar for each figure, a mark for each goal, met or missed', () => {
    const svg = figuresAsSvg('Query <p50>', [
      { name: 'met', figure: 1, goal: 2, unit: 'ms' },
      { name: 'missed', figure: 3, goal: 2, unit: 'ms' },
      { name: 'faster', figure: 40, goal: 30, unit: 'times', atLeast: true },
      { name: 'SQL', figure: 300, unit: 'ms', note: 'a & b' },
    ])
    expect(svg.match(/class="met"/g)).toHaveLength(2)
    expect(svg.match(/class="missed"/g)).toHaveLength(1)
    expect(svg.match(/class="yardstick"/g)).toHaveLength(1)
    expect(svg.match(/<line/g)).toHaveLength(3)
    expect(svg).toContain('goal at least 30 times')
    expect(svg).toContain('Query &#60;p50&#62;')
    expect(svg).toContain('a &#38; b')
  })
})

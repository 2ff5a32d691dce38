import { describe, expect, it } from 'vitest'
import { wideSourceSet } from './wide-picture.ts'

describe('wide picture', () => {
  it("an owner's picture comes in five widths, the widest for a whole screen", () => {
    expect(wideSourceSet('/pictures/hero.png/0123456789ab-640.webp')).toBe(
      [320, 480, 640, 900, 1600].map((w) => `/pictures/hero.png/0123456789ab-${w}.avif ${w}w`).join(', '),
    )
  })

  it.each(['', '/hero.png', '/media/products/a/b-640.webp'])('leaves %j alone', (src) => {
    expect(wideSourceSet(src)).toBeNull()
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryNouns, titleParts } from './search-title.ts'

describe('how a title is read', () => {
  it.each([
    ['Meridian Over-Ear Headphones', 'headphones'],
    ['Keyboard Case for Slate 11" Tablet', 'case'],
    ['Tactile 65 Mechanical Keyboard, 10 hours, Black', 'keyboard'],
    ['Projector Screen - 100 inch', 'screen'],
    ['Wireless Mouse with USB Receiver', 'mouse'],
    ['Canvas Sneakers Black Size 42', 'sneakers'],
    ['Five-Piece Brush Set', 'set'],
    ['Knotted Pearl Strand (60 cm)', 'strand'],
  ])('"%s" is of the kind "%s"', (title, head) => expect(titleParts(title).head).toBe(head))

  it('what stands alone before a divider is the maker, not the goods', () => {
    expect(titleParts('Solvane - Over-Ear Headphones - Black', 'Solvane')).toMatchObject({ head: 'headphones' })
    expect(titleParts('2 Pack, Screen Protector for Phones')).toMatchObject({ head: 'protector' })
  })

  it('what it is for stands in the tail', () => {
    expect(titleParts('Sleeve for Laptop')).toMatchObject({ main: 'sleeve', tail: ' for laptop' })
  })

  it('figures are no dividers', () => {
    expect(titleParts('Power Bank 10,000 mAh 16:9').tail).toBe('')
    expect(titleParts('15.6 in Laptop').head).toBe('laptop')
  })

  it('the parts joined are the folded title, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab ,-|(for with'), maxLength: 60 }),
        fc.string(),
        (title, brand) => {
          const { head, main, tail } = titleParts(title, brand)
          expect(main + tail).toBe(title)
          expect(main).toContain(head)
        },
      ),
    )
  })

  it('the nouns of a category', () => {
    expect(categoryNouns('Computer Accessories')).toEqual({ nouns: ['accessories'], isOne: true })
    expect(categoryNouns('Bags & Accessories')).toEqual({ nouns: ['bags', 'accessories'], isOne: false })
    expect(categoryNouns('')).toEqual({ nouns: [], isOne: true })
  })
})

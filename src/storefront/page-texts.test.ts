import { describe, expect, it } from 'vitest'
import {
  CLEAR_CART_QUESTION,
  EMPTY_CART,
  EMPTY_COMPARE,
  EMPTY_RESULT,
  EMPTY_WISHLIST,
  NOT_FOUND,
  resultLine,
} from './page-texts.ts'

describe('texts of pages', () => {
  it('spec 2.4: the result line has an en dash', () => {
    expect(resultLine(9, 44)).toBe('Showing 1–9 of 44 results')
  })

  it('spec 2.8, 2.9 and 2.10: empty pages', () => {
    expect([EMPTY_CART, EMPTY_WISHLIST, EMPTY_COMPARE].map(({ text }) => text)).toEqual([
      'No Cart Items Found',
      'No Wishlist Items Found',
      'No Compare Items Found',
    ])
    expect(EMPTY_RESULT.text).toBe("Sorry! Couldn't find the product you were looking For!!!")
  })

  it('spec 2.4 and 5.4: odd spelling is kept', () => {
    expect(NOT_FOUND.text).toContain('embarassing')
    expect(CLEAR_CART_QUESTION).toBe('Are you sure deleted your all cart items ?')
  })
})

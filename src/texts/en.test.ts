/** The words that the specification fixes, to the letter, odd spelling included. */
import { describe, expect, it } from 'vitest'
import { makePack } from './make-pack.ts'

const { frame, lists, cart, review } = makePack('en').texts

describe('the English pack', () => {
  it('spec 2.4: the result line has an en dash', () => {
    expect(lists('resultLine', { shown: 9, total: 44 })).toBe('Showing 1–9 of 44 results')
  })

  it('spec 2.4, 2.8, 2.9 and 2.10: pages without goods', () => {
    expect([frame('emptyCart'), frame('emptyWishlist'), frame('emptyCompare')]).toEqual([
      'No Cart Items Found',
      'No Wishlist Items Found',
      'No Compare Items Found',
    ])
    expect(lists('emptyResult')).toBe("Sorry! Couldn't find the product you were looking For!!!")
    expect(lists('emptyResultHint')).toBe(
      'Please check if you have misspelt something or try searching with other words.',
    )
  })

  it('spec 2.1: a page that is not there', () => {
    expect(frame('notFoundTitle')).toBe('Oops! Page not found')
    expect(frame('notFound')).toBe(
      "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
    )
    expect(frame('backToHome')).toBe('Back to Home')
  })

  it('spec 2.2, 2.7 and 5.4: a title, no reviews, a question', () => {
    expect(frame('shopPage')).toBe('Shop Page')
    expect(review('noReviews')).toBe('No Reviews Found')
    expect([review('reviewRequired'), review('nameRequired'), review('emailRequired'), review('emailInvalid')]).toEqual(
      ['Review is required', 'Name is required', 'Email is required', 'Email must be a valid e-mail address'],
    )
    expect(cart('clearQuestion')).toBe('Are you sure deleted your all cart items ?')
  })

  it('spec 2.16: the sorts as they are spelled', () => {
    expect([frame('sortDefault'), frame('sortLow'), frame('sortHigh'), frame('sortOnSale')]).toEqual([
      'Default Sorting',
      'Low to Hight',
      'High to Low',
      'On Sale',
    ])
  })
})

import { reviewText } from '#storefront/texts/review.ts'
import type { ProductReview } from '#domain/catalogue/product/product.ts'
import { describe, expect, it } from 'vitest'
import { reviewDate } from './review-date.ts'
import { arrangeReviews, starCounts, shownText } from './review-order.ts'

function review(name: string, rating: number, date: string): ProductReview {
  return { name, rating, date, review: '' }
}

const reviews = [
  review('a', 4.5, '2026-01-02'),
  review('b', 5, '2026-01-01'),
  review('c', 1, '2026-03-01'),
  review('d', 4, 'some day'),
]

function names(list: readonly ProductReview[]): string {
  return list.map(({ name }) => name).join('')
}

describe('usability 26: reviews are sorted and narrowed', () => {
  it('newest first, dates that cannot be read last, the list given is not changed', () => {
    expect(names(arrangeReviews(reviews, 'newest'))).toBe('cabd')
    expect(names(reviews)).toBe('abcd')
  })

  it('by rating, newer before older where equal', () => {
    expect(names(arrangeReviews(reviews, 'highest'))).toBe('badc')
    expect(names(arrangeReviews(reviews, 'lowest'))).toBe('cdab')
  })

  it('half stars stand with the whole one below', () => {
    expect(names(arrangeReviews(reviews, 'newest', 4))).toBe('ad')
    expect(starCounts(reviews)).toEqual([
      { stars: 5, count: 1 },
      { stars: 4, count: 2 },
      { stars: 1, count: 1 },
    ])
  })

  it('dates are written out; what is no date stays as it is', () => {
    expect(reviewDate('2026-11-12', 'en-US')).toBe('12 November 2026')
    expect(reviewDate('2026-11-12', 'de')).toBe('12. November 2026')
    expect(reviewDate('2026-11-12', 'fr')).toBe('12 novembre 2026')
    expect(reviewDate('some day', 'en')).toBe('some day')
  })
})

describe('shownText', () => {
  it('usability 26: says how many of which stars are seen, and how many there are', () => {
    expect(shownText(5, 8, 4, reviewText())).toBe('Showing 5 of 8 reviews with 4 stars')
    expect(shownText(3, 3, 4, reviewText())).toBe('Showing 3 reviews with 4 stars')
    expect(shownText(1, 1, 1, reviewText())).toBe('Showing 1 review with 1 star')
  })
})

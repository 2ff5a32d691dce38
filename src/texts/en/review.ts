/** English: review. */
export const messages = {
  yourRating: 'Your Rating',
  starsStars: '{stars} stars',
  average: 'average',
  writeAReview: 'Write a review',
  yourReview: 'Your Review',
  yourName: 'Your Name',
  yourEmail: 'Your Email',
  saveMyDetailsForThe: 'Save my details for the next review',
  submit: 'Submit',
  verifiedPurchase: 'Verified purchase',
  sortReviews: 'Sort reviews',
  reviews: 'Reviews',
  writeTheFirstReview: 'Write the first review',
} as const

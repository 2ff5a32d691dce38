/** English: review. */
export const messages = {
  yourRating: 'Your Rating',
  starsStars: '{stars, plural, one {# star} other {# stars}}',
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
  newestFirst: 'Newest first',
  highestRating: 'Highest rating',
  lowestRating: 'Lowest rating',
  starsCounted: '{stars, plural, one {# star} other {# stars}}',
  showingReviews:
    'Showing {count, plural, one {# review} other {# reviews}} with {stars, plural, one {# star} other {# stars}}',
  showingSomeReviews:
    'Showing {shown, number} of {count, plural, one {# review} other {# reviews}} with {stars, plural, one {# star} other {# stars}}',
  averageOf:
    '<0>{average}</0> is the average of {count, plural, one {the one review} other {the # reviews}} shown here.',
  barReviews:
    '<0>{stars, plural, one {# star} other {# stars}}: </0>{count, number}<0>{count, plural, one { review} other { reviews}}</0>',
  showAll: 'Show all {count, number}',
  showAllReviews: 'Show all {count, number} reviews',
  readAll: 'Read all {count, number} reviews',
  howIs: 'How is <0>{title}</0>? Every field is required; your address is never shown.',
  noReviews: 'No Reviews Found',
  // Spec 5.5.
  reviewRequired: 'Review is required',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email must be a valid e-mail address',
  ratingRequired: 'Choose from one to five stars',
  reviewWaits: 'Thank you. Your review is shown once we have read it.',
  reviewBusy: 'Too many reviews in a short time. Please try again in a few minutes.',
  reviewFailed: 'That did not work. Your text is still here; please try again in a moment.',
  shopAnswers: '{shop} answers',
  reviewsChecked:
    'Reviews marked as a verified purchase come from people to whom this shop delivered the product. Of all others we do not check whether they bought it.',
} as const
